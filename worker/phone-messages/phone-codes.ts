import { randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { PhoneCodePurpose } from '#schema/domain/codes.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { CODE_ATTEMPTS, CODE_LIFETIME_MS } from '#schema/domain/limits.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { textOf, textOrNull } from '#worker/db/row.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { addressCounters, counterOf, type Counter } from '#worker/limits/rate-limit.ts'
import { hashesMatch, keyedHash, newCode } from '#worker/secrets/codes.ts'
import { deriveKey } from '#worker/secrets/keys.ts'
import { channelsTo } from './channels.ts'
import {
  fitsPhoneCap,
  insertPhoneMessage,
  sendPhoneMessage,
  type NewPhoneMessage,
} from './outbound-message.ts'
import type { PhoneTemplate } from './texts.ts'

/** The channel that was asked for, or the first that reaches the number; throws when there is none. */
export function channelTo({ deps }: Context, phone: string, asked?: PhoneChannel): PhoneChannel {
  const channels = channelsTo(deps.settings, phone)
  const channel = asked ?? channels[0]
  if (channel && channels.includes(channel)) return channel
  const message = ERROR_FACTS.channel_unavailable
  throw new DomainError('channel_unavailable', message, { fields: { phone: message } })
}

/** A thousand numbers in a row share it. */
const rangeOf = (phone: string) => phone.slice(0, -3)

/** What each request for a code to a number counts towards; of `device` it is a digest that is known to the account. */
export const sendingCounters = (
  { deps, ip }: Context,
  phone: string,
  device: string | null = null,
): Counter[] => [
  ...(device === null
    ? [counterOf(deps, 'phoneCode', phone), counterOf(deps, 'phoneCodeDay', phone)]
    : [counterOf(deps, 'phoneCodeDevice', `${device}:${phone}`)]),
  counterOf(deps, 'phoneCodeRange', rangeOf(phone)),
  ...addressCounters(deps, 'phoneCodeAddress', ip),
]

const hashCode = ({ deps }: Context, id: string, code: string) =>
  keyedHash(deriveKey(deps.settings.PASSWORD_PEPPER, 'code'), 'phone', id, code)

type NewPhoneCode = { phone: string; purpose: PhoneCodePurpose; userId: UserId | null }

/** A new code, and the write that stores its keyed hash. Only who gets `id` in an answer can enter it. */
export async function createPhoneCode(ctx: Context, { phone, purpose, userId }: NewPhoneCode) {
  const id = randomBytes(32).toString('base64url')
  const code = newCode()
  const hash = await hashCode(ctx, id, code)
  return {
    id,
    code,
    write: sql`INSERT INTO phone_codes (id, user_id, phone, purpose, hash, expires_at)
      VALUES (${id}, ${userId}, ${phone}, ${purpose}, ${hash}, ${ctx.now + CODE_LIFETIME_MS})`,
  }
}

export type EnteredCode = { codeId: string; code: string; purpose: PhoneCodePurpose }

const wrongCode = () => {
  const message = ERROR_FACTS.wrong_code
  return new DomainError('wrong_code', message, { fields: { code: message } })
}

/**
 * Whose code it is, and the writes that use it up, for the command's batch. Its attempt is counted before it is compared.
 * Throws when it is wrong, expired, out of attempts or for another purpose.
 */
export async function verifyPhoneCode(
  ctx: Context,
  { codeId, code, purpose }: EnteredCode,
): Promise<{ phone: string; userId: UserId | null; writes: SQL[] }> {
  const [rows] = await ctx.write([
    sql`UPDATE phone_codes SET attempts = attempts + 1
      WHERE id = ${codeId} AND purpose = ${purpose} AND attempts < ${CODE_ATTEMPTS} AND expires_at > ${ctx.now}
      RETURNING hash, phone, user_id`,
  ])
  const row = rows?.[0]
  if (!row || !hashesMatch(await hashCode(ctx, codeId, code), textOf(row, 'hash')))
    throw wrongCode()
  return {
    phone: textOf(row, 'phone'),
    userId: textOrNull<UserId>(row, 'user_id'),
    writes: [sql`DELETE FROM phone_codes WHERE id = ${codeId}`, assertRowsChanged('user_state')],
  }
}

/** Throws when the messages of the day have cost as much as they may. */
export function rejectOverCap<T extends PhoneTemplate>(
  { deps }: Context,
  message: NewPhoneMessage<T>,
  spending: { spent: Kobo; cap: Kobo },
): void {
  if (fitsPhoneCap(deps.settings, message, spending)) return
  const fact = ERROR_FACTS.messages_used_up
  throw new DomainError('messages_used_up', fact, { fields: { phone: fact } })
}

/** In the batch of a command: writes the message, or aborts when the day's cap is reached meanwhile. */
export function sendInBatch<T extends PhoneTemplate>(ctx: Context, message: NewPhoneMessage<T>) {
  const { id, write } = insertPhoneMessage(ctx.deps.settings, message)
  return [
    write,
    assertRowsChanged('user_state'),
    { afterCommit: () => sendPhoneMessage(createBackgroundContext(ctx.deps), id) },
  ]
}
