import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { useMaybeSession, userOf } from '#pwa/session/session.tsx'
import { homePathOf } from '#schema/domain/user.ts'
import { AUTH_MODALS, type AuthModal } from './-landing/auth-modal.ts'
import { WithLandingUser } from './-landing/landing-user.tsx'
import { textSearch } from './-search.ts'

/** Loaded when a dialog opens, so that the landing page stays small. */
const AuthDialog = lazy(async () => {
  const module = await import('./-landing/auth-dialog.tsx')
  return { default: module.AuthDialog }
})

export const Route = createFileRoute('/')({
  validateSearch: textSearch<'dialog' | 'from'>,
  beforeLoad: async ({ search, context }) => {
    // Started from the home-screen icon, a signed-in user continues in the app.
    const { session } = context.auth
    const user = search.from === 'home-screen' && session ? await userOf(session) : null
    if (user) throw redirect({ to: homePathOf(user), replace: true })
  },
  component: LandingScreen,
})

function LandingScreen() {
  const isSignedIn = useMaybeSession() !== null
  if (!isSignedIn) return <PublicLanding />
  return <WithLandingUser render={(user) => <LandingPage user={user} />} />
}

function PublicLanding() {
  const { dialog } = Route.useSearch()
  const navigate = useNavigate()
  const modal = AUTH_MODALS.find((each) => each === dialog)
  const open = (next?: AuthModal) =>
    void navigate({
      to: '/',
      search: next ? { dialog: next } : {},
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <LandingPage user={null} />
      {modal && (
        <Suspense>
          <AuthDialog modal={modal} onModal={open} />
        </Suspense>
      )}
    </>
  )
}
