import { DomainError } from '#schema/domain/errors.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { isPushEndpoint } from '#schema/domain/push.ts'
import type { Settings } from '#worker/env.ts'
import { currentKey, type VapidKey } from './keys.ts'
import { pushServicesOf } from './post-message.ts'

const reject = (field: 'endpoint' | 'p256dh', message: string) =>
  new DomainError('invalid_input', message, { fields: { [field]: message } })

const isPoint = (p256dh: string) =>
  crypto.subtle
    .importKey(
      'raw',
      Buffer.from(p256dh, 'base64url'),
      { name: 'ECDH', namedCurve: 'P-256' },
      false,
      [],
    )
    .then(
      () => true,
      () => false,
    )

/** The key that messages to this browser are signed with. Throws when none could be sent. */
export async function checkSubscription(
  settings: Settings,
  { endpoint, p256dh }: { endpoint: string; p256dh: string },
): Promise<VapidKey> {
  const key = currentKey(settings)
  if (!key || !isPushEndpoint(endpoint, pushServicesOf(settings)))
    throw reject('endpoint', messages.pushEndpoint)
  if (!(await isPoint(p256dh))) throw reject('p256dh', messages.pushKeys)
  return key
}
