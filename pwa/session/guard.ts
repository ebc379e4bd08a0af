import { redirect } from '@tanstack/react-router'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { homeOf, missingFromProfile } from '#schema/domain/person.ts'

/** Who is at the door of a guarded screen; null when this phone has a token but has never heard whose. */
type Guarded = { context: { me: OwnUser | null } }

const away = (to: string) => redirect({ to, replace: true })

/** SPEC 2: a non-tasker on a tasker's page goes to /client-dashboard (an admin to theirs). */
export function forTaskers({ context: { me } }: Guarded): void {
  if (me && me.userType !== 'tasker') throw away(homeOf(me))
}

/** SPEC 2: a non-client on /client-dashboard goes to /dashboard. */
export function forClients({ context: { me } }: Guarded): void {
  if (me && me.userType !== 'client')
    throw away(me.userType === 'admin' ? homeOf(me) : '/dashboard')
}

/** SPEC 2, admin screens: anybody else goes to their own (F26). */
export function forAdmins({ context: { me } }: Guarded): void {
  if (me && me.userType !== 'admin') throw away(homeOf(me))
}

/** SPEC 2, /dashboard: a tasker without skills goes to /interest, without a description to /update-profile. */
export function forCompleteTaskers(at: Guarded): void {
  forTaskers(at)
  const { me } = at.context
  const home = me && homeOf(me)
  if (home && home !== '/dashboard') throw away(home)
}

/** F10: /profile/{id} sends away only a tasker looking at their own unfinished profile. */
export function forCompleteProfile(me: OwnUser | null, id: string): void {
  const missing = me?._id === id ? missingFromProfile(me) : null
  if (missing) throw away(missing)
}
