import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { useMaybeSession, userOf, useUser } from '#pwa/session/session.tsx'
import { homeOf } from '#schema/domain/person.ts'
import { DOORS, type LandingDoor } from './-landing/doors.ts'

/** The forms come when they are asked for; the first page stays light. */
const DoorDialog = lazy(async () => {
  const { DoorDialog: component } = await import('./-landing/door-dialog.tsx')
  return { default: component }
})

export const Route = createFileRoute('/')({
  validateSearch: ({ door, from }: Record<string, unknown>) => ({
    ...(DOORS.some((known) => known === door) && { door: door as LandingDoor }),
    ...(from === 'home-screen' && { from }),
  }),
  beforeLoad: async ({ search, context }) => {
    // Somebody who opens the app from their home screen wants their work, not our poster.
    const { session } = context.door
    const user = search.from && session ? await userOf(session) : null
    if (user) throw redirect({ to: homeOf(user), replace: true })
  },
  component: LandingScreen,
})

function LandingScreen() {
  const session = useMaybeSession()
  return session ? <SignedInLanding /> : <OpenLanding />
}

/** SPEC 2: once logged in, the username leads to the right dashboard. */
function SignedInLanding() {
  const user = useUser()
  if (!user) return <LandingPage visitor={null} />
  const homes = {
    client: '/client-dashboard',
    admin: '/admin-dashboard',
    tasker: '/dashboard',
  } as const
  return <LandingPage visitor={{ username: user.username, home: homes[user.userType] }} />
}

function OpenLanding() {
  const { door } = Route.useSearch()
  const navigate = useNavigate()
  const go = (to?: LandingDoor) =>
    void navigate({ to: '/', search: to ? { door: to } : {}, replace: true, resetScroll: false })
  return (
    <>
      <LandingPage visitor={null} />
      {door && (
        <Suspense>
          <DoorDialog door={door} onDoor={go} />
        </Suspense>
      )}
    </>
  )
}
