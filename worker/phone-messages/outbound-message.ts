import { sql, type SQL } from 'drizzle-orm'
import { v7 } from 'uuid'
import { dayOf } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { LANGUAGES, type Language } from '#schema/domain/languages.ts'
import { CODE_LIFETIME_MS, DAY_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  capOf,
  fitsCap,
  PHONE_MESSAGE_CAP,
  phoneMessageCost,
  type PhoneChannel,
} from '#schema/domain/phone-channels.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import type { Settings } from '#worker/env.ts'
import { channelsTo, pricesOf } from './channels.ts'
import { postSms } from './post-sms.ts'
import { postWhatsApp } from './post-whatsapp.ts'
import type { PhoneResult } from './result.ts'
import { composePhoneMessage, isUrgent, type PhoneParams, type PhoneTemplate } from './texts.ts'

/** How long one sender owns a message. */
const LEASE_MS = 60_000
const RETRY_MAX_MS = 60 * LEASE_MS
/** A provider recognises no repetition, so a message whose answer is lost may arrive, and cost, as often as this. */
const ATTEMPTS_MAX = 5
const MESSAGES_PER_RUN = 20

export type NewPhoneMessage<T extends PhoneTemplate> = {
  /** E.164; `id` is null before there is an account. */
  to: { phone: string; id: UserId | null }
  /** One of `channelsTo`. */
  channel: PhoneChannel
  template: T
  params: PhoneParams[T]
  now: number
  /** Without one that of the user's notices, else English. */
  language?: Language | undefined
}

function costOf<T extends PhoneTemplate>(
  settings: Settings,
  { channel, template, params, language }: NewPhoneMessage<T>,
): Kobo {
  const languages = language ? [language] : LANGUAGES
  const texts = languages.map(
    (each) => composePhoneMessage(template, params, each, settings)?.sms ?? '',
  )
  return phoneMessageCost(channel, texts, pricesOf(settings))
}

/** Kobo that were spent today, as an expression. */
const spentOn = (now: number): SQL<Kobo> =>
  sql<Kobo>`coalesce((SELECT sum(cost) FROM phone_message_days WHERE day = ${dayOf(now)}), 0)`
/** What administrators have chosen, in kobo. */
const chosenCap = sql<Kobo>`coalesce((SELECT value * 100 FROM settings WHERE name = 'phoneMessageCap'), ${PHONE_MESSAGE_CAP})`

/** What was spent today and the cap, for `fitsPhoneCap`; a column of a read batch. */
export const phoneSpending = (now: number) => ({ spent: spentOn(now), cap: chosenCap })

/** Whether the message would be written; beforehand, for the words of a refusal. */
export const fitsPhoneCap = <T extends PhoneTemplate>(
  settings: Settings,
  message: NewPhoneMessage<T>,
  { spent, cap }: { spent: Kobo; cap: Kobo },
): boolean =>
  fitsCap({
    isUrgent: isUrgent(message.template, message.params),
    cost: costOf(settings, message),
    spent,
    cap,
  })

/**
 * The write belongs to the batch of the event that the message reports; `sendPhoneMessage` follows after the commit. Above
 * the day's cap it writes nothing: `assertRowsChanged` directly after it aborts the batch where that must not be.
 */
export function insertPhoneMessage<T extends PhoneTemplate>(
  settings: Settings,
  message: NewPhoneMessage<T>,
): { id: string; write: SQL } {
  const { to, channel, template, params, now, language = null } = message
  if (!channelsTo(settings, to.phone).includes(channel))
    throw new TypeError(`${channel} is not offered to this number`)
  const id = v7()
  const cost = costOf(settings, message)
  const cap = sql`${chosenCap} * ${capOf(isUrgent(template, params), 100 as Kobo)} / 100`
  const expiresAt = now + (template === 'notice' ? DAY_MS : CODE_LIFETIME_MS)
  return {
    id,
    write: sql`INSERT INTO phone_messages (id, user_id, phone, channel, template, params, language, cost, created_at, expires_at)
      SELECT ${id}, ${to.id}, ${to.phone}, ${channel}, ${template}, ${JSON.stringify(params)},
        coalesce(${language}, (SELECT notice_settings ->> 'language' FROM users WHERE id = ${to.id})), ${cost}, ${now}, ${expiresAt}
      WHERE ${spentOn(now)} + ${cost} <= ${cap}`,
  }
}

/** The longest pause that a provider may request. */
const LEASE_MAX_MS = DAY_MS

/** A lease that ends later than any retry may was written by a clock that was wrong. */
const isFree = (now: number): SQL =>
  sql`NOT (coalesce(lease_until, 0) BETWEEN ${now + 1} AND ${now + LEASE_MAX_MS})`
const isOutdated = (now: number): SQL => sql`(expires_at <= ${now} OR attempts >= ${ATTEMPTS_MAX})`

const claim = (id: string, now: number) => sql`
  UPDATE phone_messages SET lease_until = ${now + LEASE_MS}, attempts = attempts + 1, last_error = NULL
  WHERE id = ${id} AND sent_at IS NULL AND ${isFree(now)} AND NOT ${isOutdated(now)}
  RETURNING phone, channel, template, params, attempts, language`

/** Deletes the parameters, because they may contain a code. */
const markSent = (id: string, providerId: string | null, now: number) => sql`
  UPDATE phone_messages SET sent_at = ${now}, params = '{}', provider_id = ${providerId}, lease_until = NULL, last_error = NULL
  WHERE id = ${id} AND sent_at IS NULL`

const markFailed = (id: string, error: string, retryAt: number) =>
  sql`UPDATE phone_messages SET lease_until = ${retryAt}, last_error = ${error} WHERE id = ${id} AND sent_at IS NULL`
/** One minute, two, four … at most an hour. */
const retryDelayMs = (attempts: number) => Math.min(LEASE_MS * 2 ** (attempts - 1), RETRY_MAX_MS)

/** A template of a newer build waits for it. */
const UNKNOWN: PhoneResult = { kind: 'later', reason: 'unknown template', afterMs: 0 }
const NOT_OFFERED: PhoneResult = { kind: 'refused', reason: 'channel not offered' }

async function post(background: BackgroundContext, row: Row): Promise<PhoneResult> {
  const { settings } = background.deps
  const language = textOrNull(row, 'language') ?? ''
  const params = JSON.parse(textOf(row, 'params')) as object
  const text = composePhoneMessage(textOf(row, 'template'), params, language, settings)
  if (!text) return UNKNOWN
  const to = textOf(row, 'phone')
  const channel = textOf<PhoneChannel>(row, 'channel')
  // Since it was written, the keys of the channel may have been removed.
  if (!channelsTo(settings, to).includes(channel)) return NOT_OFFERED
  return channel === 'sms'
    ? postSms(background, { to, text: text.sms })
    : postWhatsApp(background, { to, text, language })
}

/** Sends at least once: the lease prevents two concurrent senders, a lost acknowledgement sends again. */
export async function sendPhoneMessage(
  background: BackgroundContext,
  id: string,
): Promise<boolean> {
  const [claimed] = await background.write(claim(id, background.now()))
  const row = claimed?.[0]
  if (!row) return false
  const result = await post(background, row)
  const now = background.now()
  if (result.kind === 'sent') await background.write(markSent(id, result.providerId, now))
  else if (result.kind === 'refused') {
    background.deps.log({ phoneMessage: id, refused: result.reason })
    await background.write(sql`DELETE FROM phone_messages WHERE id = ${id}`)
  } else {
    const delayMs = Math.max(retryDelayMs(numberOf(row, 'attempts')), result.afterMs)
    await background.write(markFailed(id, result.reason, now + delayMs))
  }
  return result.kind === 'sent'
}

/** Sends what was not sent after its commit, and deletes what is outdated. */
export async function sendPendingPhoneMessages(
  background: BackgroundContext,
): Promise<Record<string, number>> {
  const now = background.now()
  const [, rows = []] = await background.write(
    sql`DELETE FROM phone_messages WHERE sent_at IS NULL AND ${isOutdated(now)} AND ${isFree(now)}`,
    sql`SELECT id FROM phone_messages WHERE sent_at IS NULL AND ${isFree(now)}
      ORDER BY created_at LIMIT ${MESSAGES_PER_RUN}`,
  )
  const results = await Promise.all(
    rows.map((row) => sendPhoneMessage(background, textOf(row, 'id'))),
  )
  const sent = results.filter(Boolean).length
  return { sent, waiting: results.length - sent }
}
