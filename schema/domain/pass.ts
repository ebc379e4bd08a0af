import { LIVE_STATUSES } from './conversation.ts'
import { dayAfter, dayOf, startOfDay, type Day } from './days.ts'
import type { TaskStatus } from './task.ts'

/** What the code of a pass says beside its signature. The names are short, because a code of many squares is hard to scan. */
export type PassClaims = {
  /** Of this pass: 12 random characters. */
  jti: string
  name: string
  /** 1 when Onise has checked who this is. */
  badge: 0 | 1
  task: string
  /** The local government area; left out for work without one. */
  area?: string
  /** Seconds; RFC 7519. The pass is valid from the one until before the other. */
  nbf: number
  exp: number
}

/** Characters of the title that a pass has. */
const TITLE_MAX = 40
const cut = (title: string) =>
  title.length <= TITLE_MAX ? title : `${title.slice(0, TITLE_MAX - 1).trimEnd()}…`

type PassTask = {
  status: TaskStatus
  title: string
  awardedAt: number | null
  agreedDate: Day | null
}

/** From the day of the award through the agreed day; null when there is no pass. */
function passTimes({ status, awardedAt, agreedDate }: PassTask, now: number) {
  if (!LIVE_STATUSES.some((live) => live === status)) return null
  if (awardedAt === null || agreedDate === null) return null
  const [from, until] = [startOfDay(dayOf(awardedAt)), startOfDay(dayAfter(agreedDate))]
  return now < until ? { nbf: from / 1000, exp: until / 1000 } : null
}

/** What the pass of a task says now, or null when it has none: it is not in work, or its agreed day is over. */
export function passOf(
  task: PassTask,
  tasker: { username: string; isVerified: boolean },
  { area, now }: { area: string | null; now: number },
): Omit<PassClaims, 'jti'> | null {
  const times = passTimes(task, now)
  return (
    times && {
      name: tasker.username,
      badge: tasker.isVerified ? 1 : 0,
      task: cut(task.title),
      ...(area !== null && { area }),
      ...times,
    }
  )
}

export const isSamePass = (a: Omit<PassClaims, 'jti'>, b: Omit<PassClaims, 'jti'>): boolean =>
  (['name', 'badge', 'task', 'area', 'nbf', 'exp'] as const).every((name) => a[name] === b[name])

/** The two Lagos days that a pass names: the first and the last on which it is valid. */
export const passDays = ({ nbf, exp }: Pick<PassClaims, 'nbf' | 'exp'>) => ({
  from: dayOf(nbf * 1000),
  until: dayOf(exp * 1000 - 1),
})

type Parsed = { kid: string; claims: PassClaims }

const textOf = (part: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    ),
  )

const isClaims = (value: unknown): value is PassClaims => {
  const { jti, name, badge, task, area = '', nbf, exp } = (value ?? {}) as Record<string, unknown>
  const texts = [jti, name, task, area].every((each) => typeof each === 'string')
  return texts && [badge, nbf, exp].every((each) => typeof each === 'number')
}

/** The parts of a signed pass (RFC 7515, compact), unverified; null for any other text. */
export function readPass(token: string): Parsed | null {
  const [head = '', body = '', signature, ...rest] = token.split('.')
  if (!signature || rest.length > 0) return null
  try {
    const { alg, kid } = JSON.parse(textOf(head)) as Record<string, unknown>
    const claims: unknown = JSON.parse(textOf(body))
    if (alg !== 'ES256' || typeof kid !== 'string' || !isClaims(claims)) return null
    return { kid, claims }
  } catch {
    return null
  }
}

/** The public keys of passes (RFC 8615). */
export const JWKS_PATH = '/.well-known/jwks.json'

/** The address that the QR code holds, which the camera of any phone opens. What follows `#` is not sent to the server. */
export const passLink = (origin: string, token: string): string => `${origin}/pass#${token}`
/** The signed pass in what was scanned or pasted: the link, or the text alone. */
export const passInText = (text: string): string => text.trim().replace(/^[^#]*#/, '')

export type PassState = 'valid' | 'notYet' | 'expired' | 'revoked'
export function passStateOf(
  { nbf, exp }: Pick<PassClaims, 'nbf' | 'exp'>,
  { isRevoked, now }: { isRevoked: boolean; now: number },
): PassState {
  if (isRevoked) return 'revoked'
  if (now >= exp * 1000) return 'expired'
  return now < nbf * 1000 ? 'notYet' : 'valid'
}

const WORDS = 6
const BITS_PER_WORD = 11
/** Each of the six words as three hexadecimal digits. */
export const PASS_CODE = /^(?:[0-7][0-9a-f]{2}){6}$/

/** The first 66 bits of the hash of a signed pass: the place of each of its six words in the list of 2,048. */
export function wordNumbersOf(hash: Uint8Array): number[] {
  const bits = Array.from(hash.slice(0, Math.ceil((WORDS * BITS_PER_WORD) / 8)), (byte) =>
    byte.toString(2).padStart(8, '0'),
  ).join('')
  return Array.from({ length: WORDS }, (_, index) =>
    Number.parseInt(bits.slice(index * BITS_PER_WORD, (index + 1) * BITS_PER_WORD), 2),
  )
}
export const passCodeOf = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(16).padStart(3, '0')).join('')

export async function hashOfPass(token: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
}

/** Revoked passes by the first characters of their ids. */
export type RevokedList = { length: number; ids: string; isComplete: boolean }

/** Bytes of the answer without the ids are fewer than the difference to 2 kB. */
const REVOKED_IDS_MAX = 1850
/** 36, 30 and 24 bits: of 450 revoked passes one in 37,000 valid ones shares the shortest. */
const PREFIX_LENGTHS = [6, 5, 4] as const

/**
 * The longest prefixes with which all fit. Beyond 462 passes those are left out that expire last: the others are on
 * somebody's door sooner, and their place is free when they have expired.
 */
export function revokedListOf(soonestFirst: readonly string[]): RevokedList {
  const fits = (length: number) => length * soonestFirst.length <= REVOKED_IDS_MAX
  const length = PREFIX_LENGTHS.find(fits) ?? PREFIX_LENGTHS[2]
  const listed = soonestFirst.slice(0, Math.floor(REVOKED_IDS_MAX / length))
  return {
    length,
    ids: listed.map((id) => id.slice(0, length)).join(''),
    isComplete: listed.length === soonestFirst.length,
  }
}

export function isListed({ length, ids }: RevokedList, jti: string): boolean {
  for (let at = 0; at < ids.length; at += length)
    if (ids.slice(at, at + length) === jti.slice(0, length)) return true
  return false
}
