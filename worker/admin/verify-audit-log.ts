import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { inWords } from '#schema/domain/localize.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { cursorOf, saveCursor, type Job } from '#worker/background/job.ts'
import { AUDIT_START, auditHash, type AuditHead } from '#worker/db/audit-log.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { recordDiscrepancy, resolveDiscrepancies } from '#worker/ledger/discrepancies.ts'

const JOB = 'verify-audit-log'
/** The cursor under this name is the result of the last check of the whole chain. */
export const AUDIT_VERIFIED = `${JOB}:result`
const DISCREPANCY = 'audit:chain'
const ROWS_PER_RUN = 500
/** How long a checked chain is not read again. */
const PAUSE_MS = 3_600_000

/** `known`: the last entry of the last intact check, so that entries deleted from the end are noticed. */
export type Verified = { at: number; entries: number; isIntact: boolean; known?: AuditHead }

/** The next entry of the chain, or where it is broken. */
async function follow(head: AuditHead, row: Row): Promise<AuditHead | null> {
  const sha256 = await auditHash(
    {
      id: textOf(row, 'id'),
      actorId: textOf<UserId>(row, 'actor_id'),
      sessionId: textOf(row, 'session_id'),
      action: textOf(row, 'action'),
      subject: textOf(row, 'subject'),
      reason: textOf(row, 'reason'),
      details: textOf(row, 'details'),
      createdAt: numberOf(row, 'created_at'),
    },
    head,
  )
  const seq = numberOf(row, 'seq')
  const isNext =
    seq === head.seq + 1 && row['prev_sha256'] === head.sha256 && row['sha256'] === sha256
  return isNext ? { seq, sha256 } : null
}

const finish = (result: Verified) => [
  saveCursor(AUDIT_VERIFIED, JSON.stringify(result)),
  saveCursor(JOB, ''),
]

type Position = { head: AuditHead; result: Verified | null; isResting: boolean }

async function readPosition({ read, now }: BackgroundContext): Promise<Position> {
  const [[row] = []] = await read(
    sql`SELECT ${cursorOf(JOB)} AS cursor, ${cursorOf(AUDIT_VERIFIED)} AS result`,
  )
  const cursor = row ? textOf(row, 'cursor') : ''
  const text = row ? textOf(row, 'result') : ''
  const result = text === '' ? null : (JSON.parse(text) as Verified)
  return {
    head: cursor === '' ? AUDIT_START : (JSON.parse(cursor) as AuditHead),
    result,
    isResting: cursor === '' && result !== null && now() - result.at < PAUSE_MS,
  }
}

async function reportBroken(
  { write, now, deps }: BackgroundContext,
  seq: number,
  known?: AuditHead,
) {
  const message = DISCREPANCY_FACTS.auditChain(seq)
  deps.log({ level: 'error', auditLog: inWords(message) })
  const broken = {
    id: DISCREPANCY,
    kind: 'invariant' as const,
    ourAmount: null,
    providerAmount: null,
    message,
  }
  await write(
    recordDiscrepancy(broken, now()),
    ...finish({ at: now(), entries: seq - 1, isIntact: false, ...(known && { known }) }),
  )
  return { checked: seq - 1, broken: 1 }
}

/** Checks the next entries of the chain; at its end the result is stored, and an hour later it starts again. */
async function verifyAuditLog(background: BackgroundContext) {
  const { read, write, now } = background
  const position = await readPosition(background)
  if (position.isResting) return { checked: 0 }
  const known = position.result?.known
  let { head } = position
  const [rows = []] = await read(
    sql`SELECT * FROM audit_log WHERE seq > ${head.seq} ORDER BY seq LIMIT ${ROWS_PER_RUN}`,
  )
  for (const row of rows) {
    const next = await follow(head, row)
    const isKnown = next?.seq !== known?.seq || next?.sha256 === known?.sha256
    if (!next || !isKnown) return reportBroken(background, head.seq + 1, known)
    head = next
  }
  if (rows.length === ROWS_PER_RUN) await write(saveCursor(JOB, JSON.stringify(head)))
  else if (known && head.seq < known.seq) return reportBroken(background, head.seq + 1, known)
  else
    await write(
      resolveDiscrepancies([DISCREPANCY], now()),
      ...finish({ at: now(), entries: head.seq, isIntact: true, known: head }),
    )
  return { checked: rows.length }
}

export const verifyAuditLogJob: Job = {
  name: JOB,
  run: ({ background }) => verifyAuditLog(background),
}
