import { dayOf, type Day } from './days.ts'
import { DAY_MS } from './limits.ts'
import type { UserType } from './user.ts'

/** What a user can prove who they are with. */
export const DOCUMENT_KINDS = ['nin', 'votersCard', 'driversLicence', 'passport'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Who is proven: name and date of birth, then the document with its number and picture, then the face. */
export const VERIFICATION_STEPS = ['name', 'document', 'face'] as const
export type VerificationStep = (typeof VERIFICATION_STEPS)[number]

/** Steps with a picture. */
export const PICTURE_STEPS = ['document', 'face'] as const
export type PictureStep = (typeof PICTURE_STEPS)[number]

/** What a register of the state says about number, name and date of birth together. */
export const REGISTER_ANSWERS = ['match', 'no_match', 'not_available'] as const
export type RegisterAnswer = (typeof REGISTER_ANSWERS)[number]
/** Then the register is not available. */
export const REGISTER_TRIES_MAX = 3

/** Of one attempt; a user without one has not begun. `ended`: an administrator took the verification back. */
export const VERIFICATION_STATES = [
  'sent',
  'reviewing',
  'verified',
  'needs_again',
  'refused',
  'ended',
] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]
/** Those in which an administrator has something to do. */
export const WAITING_STATES = ['sent', 'reviewing'] as const satisfies VerificationState[]
/** Those in which there is no second attempt beside this one. */
export const OPEN_STATES = [...WAITING_STATES, 'needs_again'] as const

const NEXT: Record<VerificationState, readonly VerificationState[]> = {
  sent: ['reviewing'],
  reviewing: ['sent', 'verified', 'needs_again', 'refused'],
  needs_again: ['sent', 'ended'],
  verified: ['ended'],
  refused: [],
  ended: [],
}
export const canBecome = (from: VerificationState, to: VerificationState): boolean =>
  NEXT[from].includes(to)

/** How an administrator ends a look at it. */
export const VERIFICATION_DECISIONS = [
  'verified',
  'needs_again',
  'refused',
] as const satisfies VerificationState[]
export type VerificationDecision = (typeof VERIFICATION_DECISIONS)[number]
/** What two accounts can have in common, for administrators only. */
export const SHARED_BY = ['document', 'bankAccount', 'device'] as const

/** Why a step is needed again. */
export const STEP_REASONS = {
  name: ['differs', 'incomplete', 'birthDate'],
  document: ['blurred', 'cutOff', 'glare', 'expired', 'wrongKind', 'numberDiffers', 'copy'],
  face: ['blurred', 'dark', 'covered', 'differs', 'notLive'],
} as const satisfies Record<VerificationStep, readonly string[]>
export type StepReason = {
  [S in VerificationStep]: { step: S; reason: (typeof STEP_REASONS)[S][number] }
}[VerificationStep]
const REASONS: Readonly<Record<string, readonly string[]>> = STEP_REASONS
/** Whether it is a step with a reason of its own. */
export function isStepReason(value: unknown): value is StepReason {
  if (typeof value !== 'object' || value === null) return false
  const { step, reason } = value as Record<string, unknown>
  return (
    VERIFICATION_STEPS.includes(step as VerificationStep) &&
    REASONS[String(step)]?.includes(String(reason)) === true
  )
}

/** Why an attempt is refused. */
export const REFUSALS = ['notGenuine', 'notYou', 'underAge', 'notConfirmed'] as const
export type Refusal = (typeof REFUSALS)[number]

/** Years. */
const VERIFICATION_AGE_MIN = 18
export const REFUSALS_MAX = 3
/** Of the time in which refusals are counted. */
const REFUSALS_MS = 30 * DAY_MS
/** From the decision to the deletion of pictures, number and date of birth. */
export const EVIDENCE_KEPT_MS = 30 * DAY_MS
/** After this time another administrator may take what one is looking at. */
export const REVIEW_LOCK_MS = 15 * 60_000
export const DOCUMENT_NAME_MAX = 100
/** Characters of a number as it is typed, with spaces. */
export const DOCUMENT_NUMBER_MAX = 40

/**
 * NIN: NIMC, 11 digits. Voter's card: INEC's VIN, 19 letters and digits. Driver's licence: FRSC, three letters and 8 or
 * 9 more (AAA00000AA00 on present ones, ABC123456789 on older ones). Passport: one or two letters and 7 or 8 digits, nine in all.
 */
const NUMBER_FORMATS: Record<DocumentKind, RegExp> = {
  nin: /^\d{11}$/,
  votersCard: /^[A-Z\d]{19}$/,
  driversLicence: /^[A-Z]{3}[A-Z\d]{8,9}$/,
  passport: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7})$/,
}

/** A number as it is compared: without spaces and dashes, in capitals. */
export const plainDocumentNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()

export const isDocumentNumber = (kind: DocumentKind, typed: string): boolean =>
  NUMBER_FORMATS[kind].test(plainDocumentNumber(typed))

/** Whole years of age on a day in Lagos. */
export function ageOn(today: Day, born: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** The oldest people of the world were younger. */
const AGE_MAX = 120

/** Why nobody with this date of birth is verified, or null. */
export function whyNotBirthDate(born: Day, now: number): 'too_young' | 'not_real' | null {
  const age = ageOn(dayOf(now), born)
  if (age < 0 || age > AGE_MAX) return 'not_real'
  return age < VERIFICATION_AGE_MIN ? 'too_young' : null
}

/** When a user may begin again after a refusal; null: now. */
export function verifiableFrom(refusedAt: readonly number[], now: number): number | null {
  const recent = refusedAt.filter((at) => at > now - REFUSALS_MS).toSorted((a, b) => a - b)
  const first = recent[recent.length - REFUSALS_MAX]
  return first === undefined ? null : first + REFUSALS_MS
}

type Verifying = {
  userType: UserType
  isVerified: boolean
  /** Of the latest attempt; null without one. */
  state: VerificationState | null
  /** When attempts of this user were refused. */
  refusedAt: readonly number[]
}

/** Why a user cannot send a proof of identity now, or null. */
export function whyNotVerify({ userType, isVerified, state, refusedAt }: Verifying, now: number) {
  if (userType === 'admin') return 'wrong_role'
  if (isVerified) return 'already_verified'
  if (state === 'sent' || state === 'reviewing') return 'verification_waits'
  if (state !== 'needs_again' && verifiableFrom(refusedAt, now) !== null)
    return 'verification_limit'
  return null
}

/** The steps that have to be sent: all, or those that are needed again. */
export const neededSteps = (
  latest: { state: VerificationState; again: readonly StepReason[] } | null,
): readonly VerificationStep[] =>
  latest?.state === 'needs_again'
    ? VERIFICATION_STEPS.filter((step) => latest.again.some((each) => each.step === step))
    : VERIFICATION_STEPS

type Locked = { state: VerificationState; reviewerId: string | null; reviewingSince: number | null }

/** Whether another administrator is looking at it now. */
export const isTakenByOther = (
  { state, reviewerId, reviewingSince }: Locked,
  adminId: string,
  now: number,
): boolean =>
  state === 'reviewing' &&
  reviewerId !== adminId &&
  reviewingSince !== null &&
  reviewingSince > now - REVIEW_LOCK_MS

/** Why an administrator cannot take, or decide, this attempt, or null. Nobody decides unseen: it is taken first. */
export function whyNotTake(verification: Locked, adminId: string, now: number) {
  if (verification.state !== 'sent' && verification.state !== 'reviewing') return 'moved_on'
  return isTakenByOther(verification, adminId, now) ? 'verification_taken' : null
}
export function whyNotDecide(verification: Locked, adminId: string, now: number) {
  const reason = whyNotTake(verification, adminId, now)
  if (reason) return reason
  return verification.state === 'reviewing' && verification.reviewerId === adminId
    ? null
    : 'moved_on'
}
