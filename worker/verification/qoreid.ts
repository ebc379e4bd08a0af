import * as v from 'valibot'
import type { DocumentKind } from '#schema/domain/verification.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { readAnswer } from './qoreid-answer.ts'
import type { Claim, Later, Register, RegisterResult } from './register.ts'

/**
 * QoreID, which looks documents up at NIMC, INEC, FRSC and the Immigration Service. Followed, read 2026-11-28:
 * https://docs.qoreid.com/reference (token, NIN, voter's card, driver's licence, passport) and /reference/response-codes:
 * 401 and 403 are about our keys, 404 is what is not there, 424 and 503 a register that fails, other 5xx QoreID itself.
 * Not tried with an account.
 */
const PATHS: Record<DocumentKind, string> = {
  nin: 'nin',
  votersCard: 'vin',
  driversLicence: 'drivers-license',
  passport: 'passport',
}

const TIMEOUT_MS = 10_000
const RETRY_AFTER_MAX_MS = 24 * 60 * 60_000

const Token = v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) })
type Connection = { externalFetch: typeof fetch; timeoutMs: number }
type Answered = { kind: 'answered'; status: number; afterMs: number; body: unknown }

/** Errors are reported by their name: their message may have the address, and so the number. */
async function post(
  { externalFetch, timeoutMs }: Connection,
  url: string,
  { body, token }: { body: object; token?: string },
): Promise<Answered | Later> {
  try {
    const response = await externalFetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const seconds = Number(response.headers.get('retry-after'))
    const afterMs = seconds > 0 ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : 0
    const text = await response.text()
    return { kind: 'answered', status: response.status, afterMs, body: parseJson(text) }
  } catch (error) {
    return { kind: 'later', reason: error instanceof Error ? error.name : 'unknown', afterMs: 0 }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const laterBy = ({ status, afterMs }: Answered): Later => ({
  kind: 'later',
  reason: `HTTP ${status}`,
  afterMs,
})

/** The framework's own 404, for an address that is not there, begins so; others are about the number. */
const isWrongAddress = (body: unknown): boolean => {
  const message: unknown = typeof body === 'object' && body && Reflect.get(body, 'message')
  return typeof message !== 'string' || message.startsWith('Cannot ')
}

/** Null: the answer is in the body. */
function readStatus(answered: Answered): RegisterResult | null {
  const { status, body } = answered
  if (status === 200 || status === 201) return null
  if (status === 404)
    return { kind: 'answer', answer: isWrongAddress(body) ? 'not_available' : 'no_match' }
  // The register does not take this number.
  if (status === 400 || status === 422) return { kind: 'answer', answer: 'not_available' }
  return laterBy(answered)
}

/** People write the family name last, or first as many documents do. Names between them are not asked for. */
function ordersOf(name: string): readonly (readonly [string, string])[] {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  return first === last
    ? [[first, last]]
    : [
        [first, last],
        [last, first],
      ]
}

/** Where a mismatch has no record to compare with, the names are asked for once more in the other order. */
async function ask(
  connection: Connection,
  { url, token }: { url: string; token: string },
  claim: Claim,
): Promise<RegisterResult> {
  const address = `${url}/v1/ng/identities/${PATHS[claim.kind]}/${encodeURIComponent(claim.number)}`
  let result: RegisterResult = { kind: 'answer', answer: 'not_available' }
  for (const [firstname, lastname] of ordersOf(claim.name)) {
    const body = { firstname, lastname, dob: claim.birthDate }
    const answered = await post(connection, address, { body, token })
    if (answered.kind === 'later') return answered
    const decided = readStatus(answered)
    if (decided) return decided
    const { answer, hasRecord } = readAnswer(claim, answered.body)
    result = { kind: 'answer', answer }
    if (hasRecord || answer !== 'no_match') break
  }
  return result
}

/** One token serves a run of the job; it is valid for hours. `timeoutMs`: of each request. */
export async function openQoreId(
  { deps, externalFetch }: BackgroundContext,
  timeoutMs = TIMEOUT_MS,
): Promise<Register | Later> {
  const { REGISTER_URL: url, REGISTER_CLIENT_ID: clientId, REGISTER_SECRET: secret } = deps.settings
  const connection = { externalFetch, timeoutMs }
  const answered = await post(connection, `${url}/token`, { body: { clientId, secret } })
  if (answered.kind === 'later') return answered
  const parsed = v.safeParse(Token, answered.body)
  if (!parsed.success) return laterBy(answered)
  const token = parsed.output.accessToken
  return { kind: 'open', ask: (claim) => ask(connection, { url, token }, claim) }
}
