import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { constantTimeEqual } from '#sandbox/constant-time-equal.ts'
import { isRefusedNumber, type PhoneMessage, type Received } from './message.ts'

/** Meta refuses new lines, tabs and more than four spaces in a row in a parameter. */
const parameter = v.strictObject({
  type: v.literal('text'),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024), v.regex(/^(?!.*[\n\t])(?!.* {5})/s)),
})
const body = v.strictObject({ type: v.literal('body'), parameters: v.array(parameter) })
const button = v.strictObject({
  type: v.literal('button'),
  sub_type: v.literal('url'),
  index: v.literal('0'),
  parameters: v.strictTuple([parameter]),
})
/** https://developers.facebook.com/documentation/business-messaging/whatsapp, read 2026-11-28; stricter in unknown fields. */
const Request = v.strictObject({
  messaging_product: v.literal('whatsapp'),
  recipient_type: v.literal('individual'),
  to: v.pipe(v.string(), v.regex(/^\+?[1-9]\d{7,14}$/)),
  type: v.literal('template'),
  template: v.strictObject({
    name: v.string(),
    language: v.strictObject({ code: v.string() }),
    components: v.union([v.strictTuple([body]), v.strictTuple([body, button])]),
  }),
})

export type WhatsAppOptions = {
  token: string
  phoneId: string
  appSecret: string
  codeTemplate: string
  noticeTemplate: string
  /** In which both templates are approved. */
  languages: readonly string[]
}

const error = (status: number, code: number, message: string) => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      fbtrace_id: 'sandbox',
    },
  },
})

/** Longest code of an authentication template. */
const CODE_MAX = 15
const isCode = (code = '', copied = '') => code.length <= CODE_MAX && code === copied

type Template = v.InferOutput<typeof Request>['template']

/** The text that the phone shows, or the error. */
function textOf({ name, language, components }: Template, options: WhatsAppOptions) {
  const { codeTemplate, noticeTemplate, languages } = options
  if (![codeTemplate, noticeTemplate].includes(name) || !languages.includes(language.code))
    return error(404, 132_001, 'Template name does not exist in the translation')
  const [{ parameters }, copy] = components
  const [first, second, ...more] = parameters.map(({ text }) => text)
  const expected = name === codeTemplate ? 1 : 2
  if (parameters.length !== expected || more.length > 0)
    return error(400, 132_000, 'Number of parameters does not match the expected number of params')
  if (name === noticeTemplate)
    return copy
      ? error(400, 131_008, 'Required parameter is missing')
      : `From Onise: ${first}. Open ${second} to see it.`
  return isCode(first, copy?.parameters[0].text)
    ? `${first} is your verification code. For your security, do not share this code.`
    : error(400, 131_008, 'Required parameter is missing')
}

export function receiveWhatsApp(
  { path, authorization, body: sent }: { path: string; authorization: string; body: unknown },
  options: WhatsAppOptions,
  { id, at }: { id: string; at: number },
): Received {
  if (!constantTimeEqual(authorization, `Bearer ${options.token}`))
    return error(401, 190, 'Invalid OAuth access token')
  if (path !== options.phoneId) return error(400, 100, 'Object does not exist')
  const parsed = v.safeParse(Request, sent)
  if (!parsed.success) return error(400, 100, `Invalid parameter: ${parsed.issues[0].message}`)
  const { to, template } = parsed.output
  const text = textOf(template, options)
  if (typeof text !== 'string') return text
  if (isRefusedNumber(to)) return error(400, 131_026, 'Message undeliverable')
  const number = to.replace('+', '')
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: number }],
      messages: [{ id, message_status: 'accepted' }],
    },
    message: {
      id,
      channel: 'whatsapp',
      to: `+${number}`,
      from: 'Onise',
      text,
      at: new Date(at).toISOString(),
      status: 'accepted',
    },
  }
}

/** The webhook of the field `messages`, signed with the app's secret. */
export function whatsAppReport(
  { id, to }: PhoneMessage,
  isDelivered: boolean,
  { phoneId, appSecret }: WhatsAppOptions,
) {
  const status = {
    id,
    status: isDelivered ? 'delivered' : 'failed',
    timestamp: '1772614800',
    recipient_id: to.slice(1),
    ...(!isDelivered && { errors: [{ code: 131_026, title: 'Message undeliverable' }] }),
  }
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '2348000000002', phone_number_id: phoneId },
    statuses: [status],
  }
  const sent = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [{ field: 'messages', value }] }],
  })
  const signature = createHmac('sha256', appSecret).update(sent).digest('hex')
  return {
    path: '/api/phone-messages/whatsapp-report',
    body: sent,
    headers: { 'x-hub-signature-256': `sha256=${signature}` },
  }
}
