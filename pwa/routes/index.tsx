import { createFileRoute, redirect } from '@tanstack/react-router'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { messages } from '#pwa/features/landing/messages.ts'
import { useMaybeSession, userOf } from '#pwa/session/session.tsx'
import { homePathOf } from '#schema/domain/user.ts'
import { AuthDialogs } from './-landing/auth-dialogs.tsx'
import { ENDED_ELSEWHERE } from './-landing/ended-elsewhere.ts'
import { WithLandingUser } from './-landing/landing-user.tsx'
import { textSearch } from './-search.ts'

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
  const { from } = Route.useSearch()
  return (
    <>
      <LandingPage user={null} note={from === ENDED_ELSEWHERE ? messages.endedElsewhere : null} />
      <AuthDialogs />
    </>
  )
}
