import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/password/change-messages.ts'
import { ChangePassword } from '#pwa/features/accounts/password/change-password.tsx'
import { useMaybeSession } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

export const Route = createFileRoute('/change-password')({
  beforeLoad: ({ context: { auth } }) => {
    if (!auth.session) throw redirect({ to: '/login', replace: true })
  },
  component: ChangePasswordScreen,
})

function ChangePasswordScreen() {
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/settings', replace: true }))
  if (!useMaybeSession()) return null
  const { title, note } = messages
  return (
    <SignedInShell>
      <Page title={title} note={note} back="/settings" width="reading">
        <ChangePassword onChanged={leave} />
      </Page>
    </SignedInShell>
  )
}
