import { sql, type SQL } from 'drizzle-orm'
import { v7 } from 'uuid'
import { parseStoppable } from '#schema/domain/email-choice.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { requestedLanguage, type Language } from '#schema/domain/languages.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import { supportLinks } from '#schema/domain/support.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import { TEXTS } from '#worker/words/texts.ts'
import { composeEmail, type EmailParams, type Template } from './emails.ts'
import { postEmail, type EmailResult, type StopLink } from './post-email.ts'
import { createStopLink } from './stop-link.ts'

/** How long one sender owns an email. */
const LEASE_MS = 60_000
const RETRY_MAX_MS = 60 * LEASE_MS
/** An email that could not be sent for a day is outdated. */
const EXPIRY_MS = DAY_MS
const EMAILS_PER_RUN = 20

/** Without an address nothing is written or sent. */
export type Recipient = { id: UserId; email: string | null; username: string }
export type NewEmail<T extends Template> = {
  /** An address of no account gets English, without a greeting. */
  to: Recipient | string
  template: T
  params: EmailParams[T]
  /** What its link turns off; without them it has no link. */
  categories?: readonly NoticeCategory[]
  now: number
}

/** The write belongs to the batch of the event that the email reports; `sendEmail` follows after the commit. */
export function insertEmail<T extends Template>(email: NewEmail<T>): { id: string; write: SQL } {
  const { to, template, params, categories = [], now } = email
  const id = v7()
  const user = typeof to === 'string' ? null : to.id
  const address = typeof to === 'string' ? to : to.email
  const stored = typeof to === 'string' ? params : { ...params, username: to.username }
  return {
    id,
    write: sql`INSERT INTO emails (id, user_id, address, template, params, categories, created_at, language)
      SELECT ${id}, ${user}, ${address}, ${template}, ${JSON.stringify(stored)}, ${categories.join(',') || null}, ${now},
        (SELECT notice_settings ->> 'language' FROM users WHERE id = ${user})
      WHERE ${address} IS NOT NULL`,
  }
}

async function stopLinkOf({ deps }: BackgroundContext, row: Row): Promise<StopLink | null> {
  const userId = textOrNull<UserId>(row, 'user_id')
  const categories = parseStoppable(textOrNull(row, 'categories') ?? '')
  if (!userId || !categories || deps.settings.ONISE_URL === '') return null
  return {
    url: await createStopLink(deps.settings, userId, categories),
    categories,
  }
}

/** The longest pause that a provider may request. */
const LEASE_MAX_MS = DAY_MS

/** A lease that ends later than any retry may was written by a clock that was wrong. */
const isFree = (now: number): SQL =>
  sql`NOT (coalesce(lease_until, 0) BETWEEN ${now + 1} AND ${now + LEASE_MAX_MS})`

/** Only a failed email has an error, so a retry by hand does not end the lease of a sender. */
const claim = (id: string, now: number) => sql`
  UPDATE emails SET lease_until = ${now + LEASE_MS}, attempts = attempts + 1, last_error = NULL
  WHERE id = ${id} AND sent_at IS NULL AND ${isFree(now)}
  RETURNING id, user_id, address, template, params, categories, attempts, language`

/** Deletes the parameters, because they may contain a code. */
const markSent = (id: string, now: number) =>
  sql`UPDATE emails SET sent_at = ${now}, params = '{}', lease_until = NULL, last_error = NULL WHERE id = ${id}`

const markFailed = (id: string, error: string, retryAt: number) =>
  sql`UPDATE emails SET lease_until = ${retryAt}, last_error = ${error} WHERE id = ${id} AND sent_at IS NULL`
/** One minute, two, four … at most an hour. */
const retryDelayMs = (attempts: number) => Math.min(LEASE_MS * 2 ** (attempts - 1), RETRY_MAX_MS)

/** An email that says to write to support says how: its reply goes there, and the addresses are links. */
function contentOf({ deps }: BackgroundContext, row: Row, language: Language) {
  const email = composeEmail(
    textOf(row, 'template'),
    JSON.parse(textOf(row, 'params')) as object,
    language,
  )
  if (!email) return null
  const { subject, text, isAnswered = false } = email
  const { answer, reach } = TEXTS[language].emails
  const addresses = isAnswered ? supportLinks(deps.settings) : []
  const words = deps.settings.SUPPORT_EMAIL === '' ? reach : answer
  return { subject, text, support: addresses.length === 0 ? null : { words, addresses } }
}

/** A template of a newer build waits for it. */
const UNKNOWN: EmailResult = { kind: 'later', reason: 'unknown template', afterMs: 0 }

/** Sends at least once: the lease prevents two concurrent senders, a lost acknowledgement sends again. */
export async function sendEmail(background: BackgroundContext, id: string): Promise<boolean> {
  const [claimed] = await background.write(claim(id, background.now()))
  const row = claimed?.[0]
  if (!row) return false
  const language = requestedLanguage(textOrNull(row, 'language') ?? '')
  const content = contentOf(background, row, language)
  const stopLink = await stopLinkOf(background, row)
  const to = textOf(row, 'address')
  const result = content
    ? await postEmail(background, { id, to, ...content, stopLink, language })
    : UNKNOWN
  const now = background.now()
  if (result.kind === 'sent') await background.write(markSent(id, now))
  else if (result.kind === 'refused') {
    background.deps.log({ level: 'error', email: id, refused: result.reason })
    await background.write(sql`DELETE FROM emails WHERE id = ${id}`)
  } else {
    const delayMs = Math.max(retryDelayMs(numberOf(row, 'attempts')), result.afterMs)
    await background.write(markFailed(id, result.reason, now + delayMs))
  }
  return result.kind === 'sent'
}

/** Sends what was not sent after its commit, and deletes what is outdated. */
export async function sendPendingEmails(
  background: BackgroundContext,
): Promise<Record<string, number>> {
  const now = background.now()
  const [rows = []] = await background.read(sql`
    SELECT id, created_at FROM emails WHERE sent_at IS NULL AND ${isFree(now)}
    ORDER BY created_at LIMIT ${EMAILS_PER_RUN}`)
  const isExpired = (row: Row) => Number(row['created_at']) <= now - EXPIRY_MS
  const expired = rows.filter(isExpired)
  const pending = rows.filter((row) => !isExpired(row))
  const results = await Promise.all(pending.map(({ id }) => sendEmail(background, String(id))))
  if (expired.length > 0)
    await background.write(
      sql`DELETE FROM emails WHERE sent_at IS NULL AND created_at <= ${now - EXPIRY_MS}`,
    )
  return {
    sent: results.filter(Boolean).length,
    waiting: results.filter((isSent) => !isSent).length,
    expired: expired.length,
  }
}
