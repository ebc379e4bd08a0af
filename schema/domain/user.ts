export const USER_TYPES = ['client', 'tasker', 'admin'] as const
export type UserType = (typeof USER_TYPES)[number]
/** What a user may do; `limited` is to finish current work only (docs/rules.md#verification-adds-a-badge-and-limits). */
export const USER_STANDINGS = ['active', 'limited', 'suspended', 'closed'] as const
export type UserStanding = (typeof USER_STANDINGS)[number]

/** What an administrator can choose. */
export const CHOSEN_STANDINGS = ['active', 'limited', 'suspended'] as const
export type ChosenStanding = (typeof CHOSEN_STANDINGS)[number]

type StandingTimes = {
  closedAt: number | null
  suspendedAt: number | null
  suppressedAt: number | null
}

export function userStandingOf(user: StandingTimes): UserStanding {
  if (user.closedAt !== null) return 'closed'
  if (user.suspendedAt !== null) return 'suspended'
  return user.suppressedAt === null ? 'active' : 'limited'
}

/** What an administrator saw before the verification. Its number is never stored. */
export const VERIFICATION_DOCUMENTS = [
  'nin',
  'passport',
  'driversLicence',
  'votersCard',
  'tradeCertificate',
  'other',
] as const
export type VerificationDocument = (typeof VERIFICATION_DOCUMENTS)[number]

/** The user types that can be chosen at registration. */
export const SELF_REGISTERED_USER_TYPES = ['client', 'tasker'] as const

export type SelfRegisteredUserType = (typeof SELF_REGISTERED_USER_TYPES)[number]

/** The type after a switch; null for administrators, who cannot switch. */
export function switchedTypeOf(userType: UserType): SelfRegisteredUserType | null {
  if (userType === 'admin') return null
  return userType === 'client' ? 'tasker' : 'client'
}

type ContactTimes = { emailProvenAt: number | null; phoneProvenAt: number | null }

/** A code has reached the user, by email or by phone. */
export const isContactProven = ({ emailProvenAt, phoneProvenAt }: ContactTimes): boolean =>
  emailProvenAt !== null || phoneProvenAt !== null

/** The same of a user as the phone has it; rows of older builds have no number. */
export const hasProvenContact = (user: { isEmailProven: boolean; phone?: string | null }) =>
  user.isEmailProven || (user.phone ?? null) !== null

/** Why a user may not fund, award, withdraw or set a first PIN yet, or null. */
export const whyNotMoveMoney = (user: ContactTimes) =>
  isContactProven(user) ? null : 'email_unproven'

type Profile = {
  userType: UserType
  skillsets: readonly string[]
  profileDescription: string
}

/** The first screen after logging in. */
export function homePathOf(user: Profile) {
  if (user.userType === 'client') return '/client-dashboard'
  if (user.userType === 'admin') return '/admin-dashboard'
  if (user.skillsets.length === 0) return '/interest'
  if (user.profileDescription === '') return '/update-profile'
  return '/dashboard'
}

/** The screen where a tasker completes their own profile, or null when nothing is missing. */
export function missingFromProfile(user: Profile & { location: string; jobTitle: string }) {
  if (user.userType !== 'tasker') return null
  if (user.skillsets.length === 0) return '/interest'
  if (!user.location || !user.profileDescription || !user.jobTitle) return '/update-profile'
  return null
}
