import { createFileRoute } from '@tanstack/react-router'
import { DataSection } from '#pwa/features/device/data-section.tsx'
import { SettingsSection } from '#pwa/features/device/settings-section.tsx'
import { StorageSection } from '#pwa/features/device/storage-section.tsx'
import { VersionSection } from '#pwa/features/device/version-section.tsx'
import { InstallSteps } from '#pwa/features/install/install-steps.tsx'
import { messages as installMessages } from '#pwa/features/install/messages.ts'
import { AccountSection } from '#pwa/routes/-settings/account-section.tsx'
import { messages } from '#pwa/routes/-settings/messages.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import '#pwa/routes/-settings/settings.css'

export const Route = createFileRoute('/_guarded/settings')({ component: SettingsScreen })

function SettingsScreen() {
  const user = useUser()
  const { now } = useSession()
  return (
    <Page title={messages.title} note={messages.note} back="/dashboard">
      <div className="settings">
        <div className="stack">
          {user && <AccountSection user={user} />}
          <DataSection now={now} />
        </div>
        <div className="stack">
          <StorageSection />
          <SettingsSection title={installMessages.section} icon="download">
            <InstallSteps />
          </SettingsSection>
          <SettingsSection title={messages.notices} icon="info">
            <p className="soft">{messages.noticesText}</p>
          </SettingsSection>
          <VersionSection />
        </div>
      </div>
    </Page>
  )
}
