import { createFileRoute, redirect } from '@tanstack/react-router'
import { PublicFrame } from '#pwa/features/accounts/profile/public-frame.tsx'
import { useMaybeSession, useUser } from '#pwa/session/session.tsx'
import { homePathOf } from '#schema/domain/user.ts'
import { NotFound } from './-shell/not-found.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** Other addresses of a screen (docs/rules.md#the-reset-form-has-a-fixed-address). */
const ALIASES = /^(reset|update)-password\/?$/i

/** Any path without a screen. */
export const Route = createFileRoute('/$')({
  loader: ({ params, location }) => {
    if (ALIASES.test(params._splat ?? ''))
      throw redirect({ href: `/user/update-password${location.searchStr}`, replace: true })
  },
  component: NotFoundScreen,
})

function NotFoundScreen() {
  return useMaybeSession() ? <SignedInNotFound /> : <PublicNotFound />
}

function SignedInNotFound() {
  const user = useUser()
  return (
    <SignedInShell>
      <NotFound home={user ? homePathOf(user) : '/'} />
    </SignedInShell>
  )
}

const PublicNotFound = () => (
  <PublicFrame>
    <NotFound home="/" />
  </PublicFrame>
)
