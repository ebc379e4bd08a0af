import type { ReactNode } from 'react'
import type { LandingUser } from '#pwa/features/landing/landing-head.tsx'
import { useMaybeSession, useUser } from '#pwa/session/session.tsx'

const DASHBOARDS = {
  client: '/client-dashboard',
  admin: '/admin-dashboard',
  tasker: '/dashboard',
} as const

type Props = { render: (user: LandingUser | null) => ReactNode }

function SignedIn({ render }: Props) {
  const user = useUser()
  return render(user ? { username: user.username, home: DASHBOARDS[user.userType] } : null)
}

/** For the public pages, whose header names the signed-in user. */
export function WithLandingUser({ render }: Props) {
  return useMaybeSession() ? <SignedIn render={render} /> : render(null)
}
