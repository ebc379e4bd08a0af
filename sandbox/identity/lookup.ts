import * as v from 'valibot'
import type { Effect } from './faults.ts'

/** What was asked, without what would identify somebody's document. */
export type Lookup = {
  id: string
  document: string
  /** All but the last four signs are dots. */
  number: string
  name: string
  at: string
  answer: string
}

const name = v.pipe(v.string(), v.nonEmpty())
/** https://docs.qoreid.com/reference, read 2026-11-28. Stricter than QoreID: an unknown field is a mistake. */
const Applicant = v.strictObject({
  firstname: name,
  lastname: name,
  dob: v.optional(v.pipe(v.string(), v.isoDate())),
})
type Applicant = v.InferOutput<typeof Applicant>

type Kind = { document: string; check: string; number: RegExp }
/** By the last part but one of the address. */
const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  nin: { document: 'nin', check: 'nin_check', number: /^\d{11}$/ },
  vin: { document: 'voters_card', check: 'voters_card_check', number: /^[A-Z\d]{19}$/ },
  'drivers-license': {
    document: 'drivers_license',
    check: 'drivers_license_check',
    number: /^[A-Z]{3}[A-Z\d]{8,9}$/,
  },
  passport: { document: 'passport', check: 'passport_ng_check', number: /^[A-Z]{1,2}\d{7,8}$/ },
}

const error = (status: number, message: string) => ({
  status,
  body: { statusCode: status, message },
})
export const NO_ADDRESS = (path: string) => error(404, `Cannot POST ${path}`)

const dayMonthYear = (day: string) => day.split('-').toReversed().join('-')
const OTHER_DAY = '01-01-1901'

/** As the register that has the document knows the applicant, who is right unless `effect` says otherwise. */
function answerTo({ document, check }: Kind, applicant: Applicant, effect?: Effect) {
  const { firstname, lastname, dob } = applicant
  const isSame = effect !== 'otherName'
  const status = {
    state: 'complete',
    status: isSame ? 'verified' : 'id_mismatch',
  }
  const matches = {
    status: isSame ? 'EXACT_MATCH' : 'NO_MATCH',
    fieldMatches: { firstname: isSame, lastname: isSame },
  }
  const birthdate = effect === 'otherDate' ? OTHER_DAY : dayMonthYear(dob ?? '')
  return {
    applicant: { firstname, lastname },
    summary: { [check]: matches },
    status,
    ...(isSame && { [document]: { firstname, middlename: '', lastname, birthdate } }),
  }
}

type Request = { kind: string; number: string; body: unknown; effect?: Effect | undefined }

/** An error, or the answer with what the page shows of it. */
export function lookUp(
  { kind: path, number, body, effect }: Request,
  { id, at }: { id: string; at: number },
) {
  const kind = KINDS[path]
  if (!kind) return NO_ADDRESS(`/v1/ng/identities/${path}`)
  const parsed = v.safeParse(Applicant, body)
  if (!parsed.success) return error(400, parsed.issues[0].message)
  if (!kind.number.test(number)) return error(400, 'Invalid ID number')
  const { firstname, lastname } = parsed.output
  const lookup: Lookup = {
    id,
    document: kind.document,
    number: '•'.repeat(number.length - 4) + number.slice(-4),
    name: `${firstname} ${lastname}`,
    at: new Date(at).toISOString(),
    answer: effect ?? 'match',
  }
  if (effect === 'notFound') return { ...error(404, 'ID number not found'), lookup }
  const answer = answerTo(kind, parsed.output, effect)
  return { status: 200, body: Object.assign({ id: Number(at) }, answer), lookup }
}
