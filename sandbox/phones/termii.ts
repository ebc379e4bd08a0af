import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { constantTimeEqual } from '#sandbox/constant-time-equal.ts'
import { isRefusedNumber, type PhoneMessage, type Received } from './message.ts'

/** https://developer.termii.com/messaging-api, read 2026-11-28. Stricter than Termii: an unknown field is a mistake. */
const Request = v.strictObject({
  api_key: v.string(),
  to: v.pipe(v.string(), v.regex(/^[1-9]\d{7,14}$/, 'Invalid phone number')),
  from: v.pipe(v.string(), v.regex(/^[A-Za-z\d ]{3,11}$/, 'Invalid Sender Id')),
  sms: v.pipe(v.string(), v.nonEmpty()),
  type: v.literal('plain'),
  channel: v.picklist(['dnd', 'generic']),
})

export type TermiiOptions = { key: string; secret: string; sender: string }

const error = (status: number, message: string) => ({ status, body: { message } })

/** Of the documented statuses: 400 for the request, 401 for the key, 422 for what cannot be processed, 429 and 5xx. */
export function receiveSms(
  body: unknown,
  { key, sender }: TermiiOptions,
  { id, at }: { id: string; at: number },
): Received {
  const given: unknown = typeof body === 'object' && body ? Reflect.get(body, 'api_key') : undefined
  if (typeof given !== 'string' || !constantTimeEqual(given, key)) return error(401, 'Unauthorized')
  const parsed = v.safeParse(Request, body)
  if (!parsed.success) return error(400, parsed.issues[0].message)
  const { to, from, sms } = parsed.output
  if (from !== sender) return error(400, 'Invalid Sender Id')
  if (isRefusedNumber(to)) return error(422, 'Invalid phone number')
  return {
    status: 200,
    body: {
      code: 'ok',
      message_id: id,
      message: 'Successfully Sent',
      balance: 1047.57,
      user: 'Onise',
    },
    message: {
      id,
      channel: 'sms',
      to: `+${to}`,
      from,
      text: sms,
      at: new Date(at).toISOString(),
      status: 'accepted',
    },
  }
}

/** https://developer.termii.com/events-and-reports: signed with HMAC-SHA512. */
export function termiiReport(
  { id, to, from, text, at }: PhoneMessage,
  isDelivered: boolean,
  { secret }: TermiiOptions,
) {
  const body = JSON.stringify({
    type: 'outbound',
    id: `request-${id}`,
    message_id: id,
    receiver: to.slice(1),
    sender: from,
    message: text,
    sent_at: at.slice(0, 19).replace('T', ' '),
    cost: '5.0',
    status: isDelivered ? 'DELIVERED' : 'Message Failed',
    channel: 'dnd',
  })
  return {
    path: '/api/phone-messages/sms-report',
    body,
    headers: { 'x-termii-signature': createHmac('sha512', secret).update(body).digest('hex') },
  }
}
