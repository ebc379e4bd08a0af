import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMaybeSession } from '#pwa/session/session.tsx'
import { comingSoonMessages } from './-shell/coming-soon-messages.ts'
import { ComingSoon } from './-shell/coming-soon.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

export const Route = createFileRoute('/change-password')({
  beforeLoad: ({ context: { auth } }) => {
    if (!auth.session) throw redirect({ to: '/login', replace: true })
  },
  component: ChangePasswordScreen,
})

function ChangePasswordScreen() {
  if (!useMaybeSession()) return null
  return (
    <SignedInShell>
      <ComingSoon title={comingSoonMessages.changePassword.heading}>
        {comingSoonMessages.changePassword.text}
      </ComingSoon>
    </SignedInShell>
  )
}
