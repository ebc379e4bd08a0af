import { sql, type SQL } from 'drizzle-orm'
import type { Day } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import {
  REGISTER_TRIES_MAX,
  type DocumentKind,
  type RegisterAnswer,
} from '#schema/domain/verification.ts'
import { IS_WAITING_PROOF } from '#worker/admin/queue-counts.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import type { Settings } from '#worker/env.ts'
import { openQoreId } from './qoreid.ts'
import type { Register, RegisterResult } from './register.ts'
import { unseal } from './sealed.ts'

/** Longer than both requests about one proof may take. */
const LEASE_MS = 60_000
/** After the first failure and the second. */
const RETRY_MS = [10 * LEASE_MS, 120 * LEASE_MS] as const
/** The longest pause that a provider may request. A lease that ends later was written by a clock that was wrong. */
const LEASE_MAX_MS = DAY_MS
const PROOFS_PER_RUN = 10

const isRegisterOn = ({ REGISTER_CLIENT_ID, REGISTER_SECRET }: Settings): boolean =>
  REGISTER_CLIENT_ID !== '' && REGISTER_SECRET !== ''

/** Literal as in the partial index. */
const IS_UNASKED = sql`register_answer IS NULL AND ${IS_WAITING_PROOF}`
const isFree = (now: number): SQL =>
  sql`NOT (coalesce(register_lease_until, 0) BETWEEN ${now + 1} AND ${now + LEASE_MAX_MS})`

const claim = (id: string, now: number) => sql`
  UPDATE verifications SET register_lease_until = ${now + LEASE_MS}, register_attempts = register_attempts + 1
  WHERE id = ${id} AND ${IS_UNASKED} AND ${isFree(now)} AND register_attempts < ${REGISTER_TRIES_MAX}
  RETURNING id, document_kind, name_enc, birth_date_enc, number_enc, register_attempts, register_lease_until`

/** Only while this run owns it: what was decided, sent again with another number or asked by another run stays. */
function record(
  row: Row,
  { answer, leaseUntil }: { answer: RegisterAnswer | null; leaseUntil: number | null },
) {
  return sql`UPDATE verifications SET register_answer = ${answer}, register_lease_until = ${leaseUntil}
    WHERE id = ${textOf(row, 'id')} AND ${IS_UNASKED} AND register_lease_until = ${numberOf(row, 'register_lease_until')}
    RETURNING id`
}

/** Those whose last try was killed. */
const giveUp = (now: number) => sql`
  UPDATE verifications SET register_answer = 'not_available', register_lease_until = NULL
  WHERE ${IS_UNASKED} AND register_attempts >= ${REGISTER_TRIES_MAX} AND ${isFree(now)}`

async function ask(
  { deps }: BackgroundContext,
  register: Register,
  row: Row,
): Promise<RegisterResult> {
  const { settings } = deps
  const id = textOf(row, 'id')
  const [name, birthDate, number] = await Promise.all([
    unseal(settings, id, 'name', textOrNull(row, 'name_enc')),
    unseal(settings, id, 'birthDate', textOrNull(row, 'birth_date_enc')),
    unseal(settings, id, 'number', textOrNull(row, 'number_enc')),
  ])
  if (name === null || birthDate === null || number === null)
    return { kind: 'answer', answer: 'not_available' }
  const kind = textOf<DocumentKind>(row, 'document_kind')
  return register.ask({ kind, number, name, birthDate: birthDate as Day })
}

type Outcome = 'answered' | 'postponed' | 'skipped'

/** At least once: a run that is killed has asked, and asks again after its lease. */
async function askAbout(
  background: BackgroundContext,
  register: Register,
  id: string,
): Promise<Outcome> {
  const [claimed] = await background.write(claim(id, background.now()))
  const row = claimed?.[0]
  if (!row) return 'skipped'
  const result = await ask(background, register, row)
  const now = background.now()
  if (result.kind === 'answer') {
    const [written = []] = await background.write(
      record(row, { answer: result.answer, leaseUntil: null }),
    )
    return written.length > 0 ? 'answered' : 'skipped'
  }
  const { reason, afterMs } = result
  background.deps.log({ verification: id, register: reason })
  const pauseMs = RETRY_MS[numberOf(row, 'register_attempts') - 1]
  const next =
    pauseMs === undefined
      ? { answer: 'not_available' as const, leaseUntil: null }
      : { answer: null, leaseUntil: now + Math.max(pauseMs, afterMs) }
  await background.write(record(row, next))
  return 'postponed'
}

/**
 * Asks the register about proofs that wait, oldest first. Without its token nobody is asked and no try is used; a failure
 * ends the run, so an outage uses one try each time and not those of the whole queue.
 */
export const askRegisterJob: Job = {
  name: 'ask-register',
  async run({ background }) {
    const { settings, log } = background.deps
    const counts = { answered: 0, postponed: 0, skipped: 0 }
    if (!isRegisterOn(settings)) return counts
    const now = background.now()
    const [rows = []] = await background.read(
      sql`SELECT id, register_attempts FROM verifications WHERE ${IS_UNASKED} AND ${isFree(now)}
        ORDER BY sent_at, id LIMIT ${PROOFS_PER_RUN}`,
    )
    if (rows.length === 0) return counts
    if (rows.some((row) => numberOf(row, 'register_attempts') >= REGISTER_TRIES_MAX))
      await background.write(giveUp(now))
    const register = await openQoreId(background)
    if (register.kind === 'later') {
      log({ register: `token: ${register.reason}` })
      return counts
    }
    for (const row of rows) {
      const outcome = await askAbout(background, register, textOf(row, 'id'))
      counts[outcome]++
      if (outcome === 'postponed') break
    }
    return counts
  },
}
