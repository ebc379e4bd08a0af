import { redirect } from '@tanstack/react-router'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { homePathOf, missingFromProfile } from '#schema/domain/user.ts'
import type { Auth } from './auth.ts'
import { ADMIN_TOKEN, tokenOf } from './token.ts'

/** The route context; `user` is null when the phone has a token but does not know the user yet. */
type Guarded = { context: { user: OwnUser | null } }
type WithAuth = { context: { auth: Pick<Auth, 'store'> } }

const redirectTo = (to: string) => redirect({ to, replace: true })

/** Sends a client to /client-dashboard, an administrator to theirs. */
export function requireTasker({ context: { user } }: Guarded): void {
  if (user && user.userType !== 'tasker') throw redirectTo(homePathOf(user))
}

/** Sends a tasker to /dashboard, an administrator to theirs. */
export function requireClient({ context: { user } }: Guarded): void {
  if (user && user.userType !== 'client')
    throw redirectTo(user.userType === 'admin' ? homePathOf(user) : '/dashboard')
}

/** The administrators' screens read their own token; without it their user logs in again. */
export function requireAdmin({ context: { user, auth } }: Guarded & WithAuth): void {
  if (user && user.userType !== 'admin') throw redirectTo(homePathOf(user))
  if (user && !tokenOf(auth.store, user._id, ADMIN_TOKEN)) throw redirectTo('/login')
}

/** Also sends a tasker without skills to /interest, and one without a description to /update-profile. */
export function requireCompleteTasker(route: Guarded): void {
  requireTasker(route)
  const { user } = route.context
  const home = user && homePathOf(user)
  if (home && home !== '/dashboard') throw redirectTo(home)
}

/** Redirects only taskers who open their own incomplete profile. */
export function requireCompleteProfile(user: OwnUser | null, id: string): void {
  const missing = user?._id === id ? missingFromProfile(user) : null
  if (missing) throw redirectTo(missing)
}
