import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMaybeSession } from '#pwa/session/session.tsx'
import { later } from './-shell/later-words.ts'
import { Later } from './-shell/later.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** F3: a visitor who is not signed in is sent to /login. */
export const Route = createFileRoute('/change-password')({
  beforeLoad: ({ context: { door } }) => {
    if (!door.session) throw redirect({ to: '/login', replace: true })
  },
  component: ChangePasswordScreen,
})

function ChangePasswordScreen() {
  if (!useMaybeSession()) return null
  return (
    <SignedInShell>
      <Later title={later.changePassword.heading}>{later.changePassword.text}</Later>
    </SignedInShell>
  )
}
