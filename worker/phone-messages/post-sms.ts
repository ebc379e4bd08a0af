import type { BackgroundContext } from '#worker/background/context.ts'
import {
  laterBy,
  memberOf,
  postPhoneMessage,
  type PhoneAnswer,
  type PhoneResult,
} from './result.ts'

/** A 4xx is one of these, or a mistake of ours: the key, the sender, the balance, the route. Those are repaired and it is sent. */
const REFUSALS = [400, 422]
const ABOUT_NUMBER = /phone number|recipient|destination|blacklist/i

function resultOf(answer: PhoneAnswer): PhoneResult {
  const { ok, status, body } = answer
  const id = memberOf(body, 'message_id')
  if (ok && typeof id === 'string') return { kind: 'sent', providerId: id }
  const message = memberOf(body, 'message')
  const isNumber = typeof message === 'string' && ABOUT_NUMBER.test(message)
  if (REFUSALS.includes(status) && isNumber) return { kind: 'refused', reason: `HTTP ${status}` }
  return laterBy(answer)
}

/**
 * One SMS by Termii (https://developer.termii.com/messaging-api and /errors, read 2026-11-28): the number without a plus,
 * the key in the body, the channel `dnd`, because `generic` is for advertising and does not reach numbers that have
 * turned that off. It has no idempotency key.
 */
export function postSms(
  { deps, externalFetch }: BackgroundContext,
  { to, text }: { to: string; text: string },
): Promise<PhoneResult> {
  const { TERMII_URL, TERMII_KEY, TERMII_SENDER } = deps.settings
  const body = {
    api_key: TERMII_KEY,
    to: to.replace('+', ''),
    from: TERMII_SENDER,
    sms: text,
    type: 'plain',
    channel: 'dnd',
  }
  return postPhoneMessage(externalFetch, { url: `${TERMII_URL}/api/sms/send`, body }, resultOf)
}
