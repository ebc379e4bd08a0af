import { sql, type SQL } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import type { Errand } from '../http/errand.ts'

/** Whoever sends a letter owns it for so long; then it may be tried again. */
const LEASE_MS = 60_000
/** A letter that could not be sent for a day is not wanted any more. */
const GIVEN_UP_MS = DAY
const POST_MS = 8_000
const AT_ONCE = 20

export type Letter = { to: string; user: UserId; subject: string; text: string; now: number }

/** To be written with what the letter tells of, so that neither is there without the other; sent afterwards. */
export function letterOf({ to, user, subject, text, now }: Letter): { id: string; write: SQL } {
  const id = v7()
  return {
    id,
    write: sql`INSERT INTO letters (id, user_id, address, subject, body, created_at)
      VALUES (${id}, ${user}, ${to}, ${subject}, ${text}, ${now})`,
  }
}

const claim = (id: string, now: number) => sql`
  UPDATE letters SET lease_until = ${now + LEASE_MS}, attempts = attempts + 1
  WHERE id = ${id} AND sent_at IS NULL AND coalesce(lease_until, 0) <= ${now}
  RETURNING id, address, subject, body, attempts`

/** What has been read is not kept: a letter may hold a code. */
const sent = (id: string, now: number) =>
  sql`UPDATE letters SET sent_at = ${now}, body = '', lease_until = NULL, last_error = NULL WHERE id = ${id}`

/** Tried again later, and later each time: a minute, two, four, at most an hour. */
const failed = (id: string, words: string, next: number) =>
  sql`UPDATE letters SET lease_until = ${next}, last_error = ${words} WHERE id = ${id}`
const pauseAfter = (attempts: number) => Math.min(LEASE_MS * 2 ** (attempts - 1), 60 * LEASE_MS)

const whyNot = (error: unknown) => (error instanceof Error ? error.name : 'it could not be sent')

/** Null when the post took it, else what it said; never what was in the letter. */
async function post({ deps, outside }: Errand, row: Record<string, unknown>) {
  const { MAIL_URL, MAIL_KEY, MAIL_FROM } = deps.settings
  const { id, address, subject, body } = row
  try {
    const response = await outside(MAIL_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // A letter whose acknowledgement was lost is sent again; the post may know it by this.
        'idempotency-key': String(id),
        ...(MAIL_KEY && { authorization: `Bearer ${MAIL_KEY}` }),
      },
      body: JSON.stringify({ to: address, from: MAIL_FROM, subject, text: body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(POST_MS),
    })
    await response.body?.cancel()
    return response.ok ? null : `HTTP ${response.status}`
  } catch (error) {
    return whyNot(error)
  }
}

/** At least once: the lease keeps two from sending at the same moment, a lost acknowledgement sends again. */
export async function sendLetter(errand: Errand, id: string): Promise<boolean> {
  const [claimed] = await errand.write(claim(id, errand.now()))
  const row = claimed?.[0]
  if (!row) return false
  const trouble = await post(errand, row)
  const now = errand.now()
  await errand.write(
    trouble === null
      ? sent(id, now)
      : failed(id, trouble, now + pauseAfter(Number(row['attempts']))),
  )
  return trouble === null
}

/** For the clock: what nobody has sent yet, and what nobody wants any more. */
export async function sweepLetters(errand: Errand): Promise<Record<string, number>> {
  const now = errand.now()
  const [waiting] = await errand.read(sql`
    SELECT id, created_at FROM letters WHERE sent_at IS NULL AND coalesce(lease_until, 0) <= ${now}
    ORDER BY created_at LIMIT ${AT_ONCE}`)
  const old = (waiting ?? []).filter(({ created_at: at }) => Number(at) <= now - GIVEN_UP_MS)
  const young = (waiting ?? []).filter((row) => !old.includes(row)).map(({ id }) => String(id))
  const done = await Promise.all(young.map((id) => sendLetter(errand, id)))
  if (old.length > 0)
    await errand.write(
      sql`DELETE FROM letters WHERE sent_at IS NULL AND created_at <= ${now - GIVEN_UP_MS}`,
    )
  return {
    sent: done.filter(Boolean).length,
    waiting: done.filter((one) => !one).length,
    given_up: old.length,
  }
}
