import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#pwa/session/session.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { later } from '../-shell/later-words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/settings')({ component: SettingsScreen })

function SettingsScreen() {
  const user = useUser()
  const { heading, text, action, actionClient } = later.settings
  return (
    <Later
      title={heading}
      action={
        <LinkButton to="/update-profile" tone="plain">
          {user?.userType === 'client' ? actionClient : action}
        </LinkButton>
      }
    >
      {text}
    </Later>
  )
}
