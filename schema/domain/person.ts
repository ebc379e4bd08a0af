import { graphemes } from './graphemes.ts'
import { USERNAME_MAX } from './limits.ts'

export const USER_TYPES = ['client', 'tasker', 'admin'] as const
export type UserType = (typeof USER_TYPES)[number]
/** Only these two can be chosen at the door (SPEC 1, R1). */
export const OPEN_USER_TYPES = ['client', 'tasker'] as const

export const USERNAME_TOO_LONG = 'Username cannot be longer than 8 characters'
export const usernameFits = (username: string): boolean =>
  graphemes(username.trim()) <= USERNAME_MAX

type Profile = {
  userType: UserType
  skillsets: readonly string[]
  profileDescription: string
}

/** Where a person lands after logging in (SPEC 2, /login). */
export function homeOf(person: Profile) {
  if (person.userType === 'client') return '/client-dashboard'
  if (person.userType === 'admin') return '/admin-dashboard'
  if (person.skillsets.length === 0) return '/interest'
  if (person.profileDescription === '') return '/update-profile'
  return '/dashboard'
}

/** What a tasker's own profile still lacks, or null (SPEC 2, /profile; F10: only for one's own). */
export function missingFromProfile(person: Profile & { location: string; jobTitle: string }) {
  if (person.userType !== 'tasker') return null
  if (person.skillsets.length === 0) return '/interest'
  if (!person.location || !person.profileDescription || !person.jobTitle) return '/update-profile'
  return null
}
