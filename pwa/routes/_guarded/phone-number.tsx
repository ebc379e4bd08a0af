import { createFileRoute, useRouter } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/phone/messages.ts'
import { PhoneNumber } from '#pwa/features/accounts/phone/phone-number.tsx'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { messages as settings } from '#pwa/routes/-settings/messages.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/phone-number')({
  validateSearch: textSearch<'next'>,
  component: PhoneNumberScreen,
})

function PhoneNumberScreen() {
  const user = useUser()
  const { history } = useRouter()
  const next = nextPath(Route.useSearch().next)
  // On with what needed a proven number; else the result stays.
  const leave = useLeave(() => next && history.replace(next))
  return (
    <Page
      title={messages.title}
      note={messages.note}
      back="/settings"
      backPath={next}
      width="reading"
    >
      {user ? (
        <PhoneNumber
          user={user}
          onProven={leave}
          afterwards={
            <LinkButton to="/settings" size="small">
              {settings.title}
            </LinkButton>
          }
        />
      ) : (
        <MissingUser />
      )}
    </Page>
  )
}
