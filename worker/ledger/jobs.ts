import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { cursorOf, saveCursor, type Job, type JobContext } from '#worker/background/job.ts'
import { AUDIT_START, selectAuditHead } from '#worker/db/audit-log.ts'
import { first } from '#worker/db/read.ts'
import { textOf, koboOf } from '#worker/db/row.ts'
import { insertEmail } from '#worker/mail/outbound-email.ts'
import { checkInvariants, INVARIANTS_JOB } from './check-invariants.ts'
import { CHECK_LEDGER_JOB, checkLedger } from './check-ledger.ts'
import {
  advance,
  insertChecksum,
  latestChecksums,
  nextDayDue,
  startNewChecksum,
  startVerification,
  type ChecksumProgress,
} from './checksums.ts'
import { recordDiscrepancy, resolveDiscrepancies } from './discrepancies.ts'
import { payDebt } from './postings.ts'

export const checkInvariantsJob: Job = {
  name: INVARIANTS_JOB,
  run: ({ background }) => checkInvariants(background),
}

export const checkLedgerJob: Job = {
  name: CHECK_LEDGER_JOB,
  run: ({ background }) => checkLedger(background),
}

const CHECKSUMS_JOB = 'ledger-checksums'
/** One run hashes up to 10,000 entries. */
export const BLOCKS_PER_RUN = 20

/** `verifiedDay`: the last checksum was recomputed, so the next one may be chained to it. */
type Position = { verifiedDay?: string; progress?: ChecksumProgress }

async function readPosition({ read }: JobContext): Promise<Position> {
  const [rows] = await read(sql`SELECT ${cursorOf(CHECKSUMS_JOB)} AS position`)
  const text = textOf(rows?.[0], 'position')
  return text === '' ? {} : (JSON.parse(text) as Position)
}

/** The last checksum is verified before a new one is chained to it. */
async function startNext(
  { background, now }: JobContext,
  verifiedDay: string | undefined,
): Promise<ChecksumProgress | null> {
  const { last, previous, firstDay } = await latestChecksums(background)
  const day = nextDayDue(last, firstDay, now)
  if (!day) return null
  return last && verifiedDay !== last.day
    ? startVerification(last, previous)
    : startNewChecksum(background, day, last)
}

type Outcome = 'created' | 'verified' | 'broken'

/** Stores a finished computation together with the position after it. */
async function finishDay(
  { deps, now, write, background }: JobContext,
  progress: ChecksumProgress,
): Promise<{ outcome: Outcome; position: Position }> {
  const { day, expected, hash } = progress
  const id = `checksum:${day}`
  if (expected === null) {
    const position = { verifiedDay: '' }
    const save = saveCursor(CHECKSUMS_JOB, JSON.stringify(position))
    const { CHECKSUM_EMAIL: address } = deps.settings
    const { head: auditHead } = await background.readNamed(() => ({
      head: first(selectAuditHead({})),
    }))
    const { lastEntryId, prevSha256 } = progress
    const params = { day, lastEntryId, hash, prevSha256, auditHead: auditHead ?? AUDIT_START }
    const email = insertEmail({ to: address, template: 'checksum', params, now })
    await write(
      insertChecksum(progress, now),
      resolveDiscrepancies([id], now),
      save,
      ...(address === '' ? [] : [email.write]),
    )
    return { outcome: 'created', position }
  }
  const position = { verifiedDay: day }
  const save = saveCursor(CHECKSUMS_JOB, JSON.stringify(position))
  if (expected === hash) {
    await write(resolveDiscrepancies([id], now), save)
    return { outcome: 'verified', position }
  }
  deps.log({ level: 'error', invariant: 'Daily checksums match', rows: [day] })
  const message = DISCREPANCY_FACTS.checksum(day)
  const broken = { id, kind: 'invariant' as const, ourAmount: null, providerAmount: null, message }
  await write(recordDiscrepancy(broken, now), save)
  return { outcome: 'broken', position }
}

/** Computes the checksum of each finished Lagos day; most runs have nothing to do. */
export const checksumsJob: Job = {
  name: CHECKSUMS_JOB,
  async run(context) {
    const counts: Record<Outcome, number> = { created: 0, verified: 0, broken: 0 }
    let position = await readPosition(context)
    for (let block = 0; block < BLOCKS_PER_RUN; block++) {
      const progress = position.progress ?? (await startNext(context, position.verifiedDay))
      if (!progress) break
      const step = await advance(context.background, progress)
      if (step.done) {
        const { outcome, position: next } = await finishDay(context, step.progress)
        counts[outcome] += 1
        position = next
      } else position = { ...position, progress: step.progress }
    }
    if (position.progress) await context.write(saveCursor(CHECKSUMS_JOB, JSON.stringify(position)))
    return counts
  },
}

const PER_RUN = 50

/** Every credit pays the debt in its own batch; this collects from balances of before that rule. */
export const collectDebtsJob: Job = {
  name: 'collect-debts',
  async run({ read, background, now }) {
    const [rows = []] = await read(sql`
      SELECT d.owner_id AS user, d.debits - d.credits AS debt, a.credits - a.debits AS available
      FROM ledger_accounts d JOIN ledger_accounts a ON a.id = 'ua:' || d.owner_id
      WHERE d.kind = 'user_debt' AND d.debits > d.credits AND a.credits > a.debits LIMIT ${PER_RUN}`)
    for (const row of rows) {
      const user = textOf<UserId>(row, 'user')
      const debt = koboOf(row, 'debt')
      const credited = koboOf(row, 'available')
      const paid = payDebt({ user, debt, credited, cause: `${user}:${now}`, now })
      await background.commit(paid.effects)
    }
    return { users: rows.length }
  },
}
