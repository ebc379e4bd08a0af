import { createFileRoute, useRouter } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/verify-email/messages.ts'
import { VerifyEmail } from '#pwa/features/accounts/verify-email/verify-email.tsx'
import { usePostedTasks } from '#pwa/features/tasks/client/client-tasks.ts'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { homePathOf, missingFromProfile } from '#schema/domain/user.ts'

export const Route = createFileRoute('/_guarded/verify-email')({
  validateSearch: textSearch<'next' | 'sent'>,
  component: VerifyEmailScreen,
})

/** What comes next for a user who came for nothing else. */
function NextStep({ user }: { user: OwnUser }) {
  const posted = usePostedTasks()
  if (user.userType === 'client' && posted?.length === 0)
    return (
      <LinkButton to="/create-task" icon="plus" size="small">
        {messages.postTodo}
      </LinkButton>
    )
  const missing = missingFromProfile(user)
  if (missing)
    return (
      <LinkButton to={missing} size="small">
        {messages.completeProfile}
      </LinkButton>
    )
  return (
    <LinkButton to={homePathOf(user)} size="small">
      {messages.home}
    </LinkButton>
  )
}

function VerifyEmailScreen() {
  const user = useUser()
  const { history } = useRouter()
  const search = Route.useSearch()
  const next = nextPath(search.next)
  // On with what needed it; else the result stays, with what comes next.
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
        <VerifyEmail
          user={user}
          wasSent={search.sent === 'yes'}
          next={next}
          onProven={leave}
          afterwards={<NextStep user={user} />}
        />
      ) : (
        <MissingUser />
      )}
    </Page>
  )
}
