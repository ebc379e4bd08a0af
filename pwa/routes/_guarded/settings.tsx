import { createFileRoute } from '@tanstack/react-router'
import { DataSection } from '#pwa/features/device/data-section.tsx'
import { Section } from '#pwa/features/device/section.tsx'
import { StorageSection } from '#pwa/features/device/storage-section.tsx'
import { VersionSection } from '#pwa/features/device/version-section.tsx'
import { InstallSteps } from '#pwa/features/install/install-steps.tsx'
import { words as install } from '#pwa/features/install/words.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { AccountSection } from '../-settings/account-section.tsx'
import { words } from '../-settings/words.ts'
import '../-settings/settings.css'

export const Route = createFileRoute('/_guarded/settings')({ component: SettingsScreen })

function SettingsScreen() {
  const user = useUser()
  const { now } = useSession()
  return (
    <Page title={words.title} note={words.note} back="/dashboard">
      <div className="settings">
        <div className="stack">
          {user && <AccountSection user={user} />}
          <DataSection now={now} />
        </div>
        <div className="stack">
          <StorageSection />
          <Section title={install.section} icon="download">
            <InstallSteps />
          </Section>
          <Section title={words.notices} icon="info">
            <p className="soft">{words.noticesText}</p>
          </Section>
          <VersionSection />
        </div>
      </div>
    </Page>
  )
}
