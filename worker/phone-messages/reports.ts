import { sql, type SQL } from 'drizzle-orm'
import type { Context as HonoContext, Hono } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { WEBHOOK_MAX } from '#schema/domain/limits.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Deps } from '#worker/context.ts'
import { readBytes } from '#worker/http/body.ts'
import { registerRoute } from '#worker/http/reply.ts'
import type { Reply } from '#worker/http/serve.ts'
import { ipOf } from '#worker/limits/address.ts'
import {
  addressCounters,
  countInIsolate,
  throwIfUsedUpInIsolate,
} from '#worker/limits/rate-limit.ts'
import { hashesMatch } from '#worker/secrets/codes.ts'
import { hasValidSignature } from '#worker/secrets/signature.ts'
import { memberOf } from './result.ts'

type Report = { providerId: string; report: 'delivered' | 'failed' }

const reportOf = (id: unknown, report: Report['report'] | undefined): Report[] =>
  typeof id === 'string' && report ? [{ providerId: id, report }] : []

/** `DELIVERED`, or why not; `Message Sent` is no end (https://developer.termii.com/events-and-reports, read 2026-11-28). */
function termiiReports(body: unknown): Report[] {
  const status = memberOf(body, 'status')
  if (typeof status !== 'string' || /^message sent/i.test(status)) return []
  const isDelivered = /^delivered/i.test(status)
  return reportOf(memberOf(body, 'message_id'), isDelivered ? 'delivered' : 'failed')
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** `sent` is no end. */
const WHATSAPP_ENDS: ReadonlyMap<unknown, Report['report']> = new Map([
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['failed', 'failed'],
])

/** Of the field `messages`, in which one request may have many (Meta's webhook reference, read 2026-11-28). */
const whatsAppReports = (body: unknown): Report[] =>
  listOf(memberOf(body, 'entry'))
    .flatMap((entry) => listOf(memberOf(entry, 'changes')))
    .flatMap((change) => listOf(memberOf(change, 'value', 'statuses')))
    .flatMap((status) =>
      reportOf(memberOf(status, 'id'), WHATSAPP_ENDS.get(memberOf(status, 'status'))),
    )

/** The first end counts; a message that is not ours, or was deleted, changes nothing. */
const storeReport = (channel: PhoneChannel, { providerId, report }: Report): SQL => sql`
  UPDATE phone_messages SET report = ${report}
  WHERE provider_id = ${providerId} AND provider_id IS NOT NULL AND report IS NULL AND channel = ${channel}`

type Source = {
  channel: PhoneChannel
  path: string
  header: string
  isSigned: (
    deps: Deps,
    bytes: Uint8Array<ArrayBuffer>,
    signature: string | undefined,
  ) => Promise<boolean>
  reportsOf: (body: unknown) => Report[]
}

const SOURCES: readonly Source[] = [
  {
    channel: 'sms',
    path: '/api/phone-messages/sms-report',
    header: 'x-termii-signature',
    isSigned: ({ settings }, bytes, signature) =>
      hasValidSignature(settings.TERMII_SECRET, bytes, signature),
    reportsOf: termiiReports,
  },
  {
    channel: 'whatsapp',
    path: '/api/phone-messages/whatsapp-report',
    header: 'x-hub-signature-256',
    isSigned: ({ settings }, bytes, signature) =>
      hasValidSignature(
        settings.WHATSAPP_APP_SECRET,
        bytes,
        signature?.replace(/^sha256=/, ''),
        'SHA-256',
      ),
    reportsOf: whatsAppReports,
  },
]

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** An address that sends what is not signed is soon refused before anything is read. */
async function limitForged(
  c: HonoContext,
  deps: Deps,
  check: () => Promise<boolean>,
): Promise<void> {
  const forged = addressCounters(deps, 'forgedWebhook', ipOf(c))
  throwIfUsedUpInIsolate(deps, forged, deps.now())
  if (await check()) return
  countInIsolate(deps, forged, deps.now())
  throw new DomainError('bad_signature')
}

/** Answers 200 once they are stored, so the provider repeats what was not. Nothing else of it is kept. */
async function receive(c: HonoContext, deps: Deps, source: Source): Promise<Reply> {
  let bytes = new Uint8Array()
  await limitForged(c, deps, async () => {
    bytes = await readBytes(c, WEBHOOK_MAX)
    return source.isSigned(deps, bytes, c.req.header(source.header))
  })
  countInIsolate(deps, addressCounters(deps, 'webhook', ipOf(c)), deps.now())
  const writes = source.reportsOf(parsed(bytes)).map((each) => storeReport(source.channel, each))
  if (writes.length > 0) await createBackgroundContext(deps).write(...writes)
  return { status: 200, body: { message: 'Thank you.' } }
}

const CHALLENGE = /^[\w-]{1,200}$/

/** Meta asks once, before it sends reports to the address. */
async function confirm(c: HonoContext, deps: Deps): Promise<Reply> {
  const expected = deps.settings.WHATSAPP_VERIFY_TOKEN
  const { 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = c.req.query()
  await limitForged(
    c,
    deps,
    async () => expected !== '' && hashesMatch(expected, token) && CHALLENGE.test(challenge),
  )
  return { status: 200, body: challenge, headers: { 'Content-Type': 'text/plain' } }
}

/** Whether a message arrived, as its provider reports it; the signature is the permission. */
export function registerPhoneReportRoutes(app: Hono, deps: Deps): void {
  for (const source of SOURCES) {
    const { path } = source
    const info = { name: `operations.${source.channel}Report`, method: 'POST', path }
    registerRoute(app, deps, info, (c) => receive(c, deps, source))
    if (source.channel === 'whatsapp') {
      const question = { name: 'operations.whatsappConfirm', method: 'GET', path }
      registerRoute(app, deps, question, (c) => confirm(c, deps))
    }
  }
}
