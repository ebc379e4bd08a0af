import { createFileRoute } from '@tanstack/react-router'
import { messages as alertMessages } from '#pwa/features/alerts/messages.ts'
import { AppearanceSection } from '#pwa/features/device/appearance-section.tsx'
import { DataSection } from '#pwa/features/device/data-section.tsx'
import { LanguageSection } from '#pwa/features/device/language/language-section.tsx'
import { SettingsSection } from '#pwa/features/device/settings-section.tsx'
import { StorageSection } from '#pwa/features/device/storage-section.tsx'
import { VersionSection } from '#pwa/features/device/version-section.tsx'
import { InstallSteps } from '#pwa/features/install/install-steps.tsx'
import { messages as installMessages } from '#pwa/features/install/messages.ts'
import { setNotices } from '#pwa/features/notices/queueable.ts'
import { NoticeSettingsForm } from '#pwa/features/notices/settings-form.tsx'
import { messages as pushMessages } from '#pwa/features/push/messages.ts'
import { PushSection } from '#pwa/features/push/push-section.tsx'
import { BlockedUsers } from '#pwa/features/trust/blocked-section.tsx'
import { messages as trustMessages } from '#pwa/features/trust/messages.ts'
import { OwnReports } from '#pwa/features/trust/own-reports.tsx'
import { TextLinks } from '#pwa/languages/text-links.tsx'
import { useDevice } from '#pwa/outbox/device.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { AccountSection } from '#pwa/routes/-settings/account-section.tsx'
import { messages } from '#pwa/routes/-settings/messages.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import '#pwa/routes/-settings/settings.css'

export const Route = createFileRoute('/_guarded/settings')({ component: SettingsScreen })

function SettingsScreen() {
  const user = useUser()
  const { now } = useSession()
  const device = useDevice()
  return (
    <Page title={messages.title} note={messages.note} back="/dashboard">
      <div className="settings">
        <div className="stack">
          {user ? <AccountSection user={user} /> : <MissingUser />}
          <AppearanceSection />
          <LanguageSection onChosen={(language) => enqueue(device, setNotices, { language })} />
          <SettingsSection title={pushMessages.title} icon="phone">
            <PushSection />
          </SettingsSection>
          <SettingsSection title={messages.notices} icon="info">
            <NoticeSettingsForm />
            {user?.userType === 'tasker' && (
              <LinkButton to="/alerts" tone="plain" size="small" icon="search">
                {alertMessages.title}
              </LinkButton>
            )}
          </SettingsSection>
        </div>
        <div className="stack">
          <DataSection now={now} />
          <StorageSection />
          <SettingsSection title={installMessages.section} icon="download">
            <InstallSteps />
          </SettingsSection>
          <SettingsSection title={trustMessages.blockedUsers} icon="shield">
            <BlockedUsers />
          </SettingsSection>
          <SettingsSection title={trustMessages.ownReports} icon="alert">
            <OwnReports />
          </SettingsSection>
          <VersionSection />
          <TextLinks />
        </div>
      </div>
    </Page>
  )
}
