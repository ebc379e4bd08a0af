import { createHmac } from 'node:crypto'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import type { Settings } from '#worker/env.ts'
import { deriveKey } from '#worker/secrets/keys.ts'

/** Who a request is from, or about; filled in while it is handled. */
export type LogSubject = { userId?: UserId; sessionId?: Id<'session'> }

/** The same address has the same hash, so that its requests can be counted; the key prevents reversing it. */
const addressHash = ({ FILES_SECRET }: Settings, ip: string): string =>
  createHmac('sha256', deriveKey(FILES_SECRET, 'log address'))
    .update(ip)
    .digest('base64url')
    .slice(0, 16)

const codeOf = (body: unknown): ErrorCode | undefined =>
  (body as { code?: ErrorCode } | null | undefined)?.code

type LoggedReply = { status: number; body: unknown }

/** What the log needs to tell failed log-ins, locks and limits apart: ids, a hash and a code, never an email or a token. */
export function securityFields(
  settings: Settings,
  subject: LogSubject,
  ip: string | undefined,
  reply: LoggedReply,
): Record<string, string> {
  const code = reply.status >= 400 ? codeOf(reply.body) : undefined
  return {
    ...(code && { code }),
    ...(subject.userId && { user: subject.userId }),
    ...(subject.sessionId && { session: subject.sessionId }),
    ...(ip && { address: addressHash(settings, ip) }),
  }
}
