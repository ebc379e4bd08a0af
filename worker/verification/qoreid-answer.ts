import * as v from 'valibot'
import { birthDateFromText, type Day } from '#schema/domain/days.ts'
import { matchNames } from '#schema/domain/match-names.ts'
import type { DocumentKind, RegisterAnswer } from '#schema/domain/verification.ts'
import type { Claim } from './register.ts'

/**
 * QoreID's reference (`qoreid.ts`) has no sample responses, so these are as its users have published them:
 * `summary.<document>_check` has `status` and `fieldMatches`, `status.state` is `complete`, and the record of the register
 * is beside them where there is one. What is not so is `not_available`.
 */
const NAMES: Record<DocumentKind, readonly string[]> = {
  nin: ['nin'],
  votersCard: ['voters_card'],
  driversLicence: ['drivers_license'],
  passport: ['passport_ng', 'passport'],
}

const Lookup = v.object({
  status: v.object({ state: v.literal('complete') }),
  summary: v.record(v.string(), v.unknown()),
})
const Check = v.object({
  status: v.picklist(['EXACT_MATCH', 'PARTIAL_MATCH', 'NO_MATCH']),
  fieldMatches: v.optional(
    v.object({
      firstname: v.optional(v.boolean()),
      lastname: v.optional(v.boolean()),
      dob: v.optional(v.boolean()),
    }),
    {},
  ),
})
type Check = v.InferOutput<typeof Check>

const namePart = v.nullish(v.string(), '')
/** Pictures and addresses, which some records have, are not read. */
const Person = v.object({
  firstname: namePart,
  firstName: namePart,
  middlename: namePart,
  middleName: namePart,
  lastname: namePart,
  lastName: namePart,
  birthdate: v.nullish(v.string(), ''),
})
type Person = v.InferOutput<typeof Person>

/** 17-05-1990, 17/05/1990 or 1990-05-17, with or without a time; else null. */
function readDate(text: string): Day | null {
  const [, day, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})/.exec(text) ?? []
  return birthDateFromText(year ? `${year}-${month}-${day}` : text.slice(0, 10))
}

/** Whether the name is that of the document; null: perhaps. */
function isSameName(claim: Claim, { status, fieldMatches }: Check, record: Person | null) {
  if (status === 'EXACT_MATCH' && fieldMatches.firstname && fieldMatches.lastname) return true
  const names = record && [
    record.firstname || record.firstName,
    record.middlename || record.middleName,
    record.lastname || record.lastName,
  ]
  const whole = names?.join(' ').trim()
  if (!whole) return status === 'EXACT_MATCH' ? null : false
  const match = matchNames(claim.name, whole)
  return match === 'close' ? null : match === 'same'
}

/** A voter's card has an exact match with `dob: false` where its register has no dates; so that is null. */
function isSameDate(claim: Claim, { status, fieldMatches: { dob } }: Check, record: Person | null) {
  const recorded = readDate(record?.birthdate ?? '')
  if (recorded) return recorded === claim.birthDate
  return dob === false && status !== 'EXACT_MATCH' ? false : dob || null
}

const answerOf = (facts: readonly (boolean | null)[]): RegisterAnswer => {
  if (facts.includes(false)) return 'no_match'
  return facts.includes(null) ? 'not_available' : 'match'
}

type Reading = { answer: RegisterAnswer; hasRecord: boolean }

/** `hasRecord`: the names were compared with those of the register, in any order. */
export function readAnswer(claim: Claim, body: unknown): Reading {
  const lookup = v.safeParse(Lookup, body)
  if (!lookup.success) return { answer: 'not_available', hasRecord: false }
  const names = NAMES[claim.kind]
  const { summary } = lookup.output
  const check = v.safeParse(Check, names.map((each) => summary[`${each}_check`]).find(Boolean))
  if (!check.success) return { answer: 'not_available', hasRecord: false }
  const found = names.map((each) => Reflect.get(body as object, each) as unknown).find(Boolean)
  const parsed = v.safeParse(Person, found)
  const record = parsed.success ? parsed.output : null
  const facts = [isSameName(claim, check.output, record), isSameDate(claim, check.output, record)]
  return { answer: answerOf(facts), hasRecord: record !== null }
}
