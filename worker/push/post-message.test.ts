import { expect, test } from 'vitest'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { subscriptionInput } from '#testing/worker/push-browser.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { generatePushKey } from '#tools/dev/secrets.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { findKey } from './keys.ts'
import { postMessage, type PushMessage } from './post-message.ts'

const server = await createTestServer()
const { pushService } = server
const KEY = SANDBOX_SETTINGS.VAPID_KEY
const keyIdOf = (key: string) => key.slice(1, 13)

const MESSAGE: PushMessage = {
  payload: { title: 'Paid', text: '₦12,000 is in your wallet.', link: '/wallet', tag: 'a' },
  ttlMs: 3_600_500,
  urgency: 'high',
  topic: 'a',
}
const subscribe = (key = KEY) => ({
  ...subscriptionInput(server, key.split('.')[0]),
  keyId: keyIdOf(key),
})
const post = (
  subscription = subscribe(),
  settings: object = {},
  message: PushMessage = MESSAGE,
) => {
  const deps = { ...server.deps, settings: { ...server.settings, ...settings } }
  return postMessage(createBackgroundContext(deps), subscription, message)
}

test('a message arrives encrypted, signed, and with its time to live, urgency and topic', async () => {
  const subscription = subscribe()
  expect(await post(subscription)).toEqual({ kind: 'sent' })
  const message = pushService.messages.at(-1)
  expect(message).toMatchObject({
    endpoint: subscription.endpoint,
    ttl: 3600,
    urgency: 'high',
    topic: 'a',
  })
  expect(JSON.parse(message?.text ?? '')).toEqual(MESSAGE.payload)
})

test('the length of a message reveals nothing about its text', async () => {
  const lengths = []
  for (const text of ['Paid.', 'x'.repeat(90)]) {
    await post(subscribe(), {}, { ...MESSAGE, payload: { ...MESSAGE.payload, text } })
    lengths.push(Buffer.byteLength(pushService.messages.at(-1)?.text ?? ''))
  }
  expect(lengths).toEqual([256, 256])
})

test('a browser that has ended its subscription is gone', async () => {
  const subscription = subscribe()
  pushService.unsubscribe(subscription.endpoint)
  expect(await post(subscription)).toEqual({ kind: 'gone' })
  const unknown = { ...subscription, endpoint: `${subscription.endpoint}0` }
  expect(await post(unknown)).toEqual({ kind: 'gone' })
})

test.each([
  [
    { status: 429, retryAfter: '120' },
    { kind: 'later', reason: 'HTTP 429', afterMs: 120_000 },
  ],
  [{ status: 503 }, { kind: 'later', reason: 'HTTP 503', afterMs: 0 }],
  [{ status: 413 }, { kind: 'refused', reason: 'HTTP 413' }],
])('an answer of %o is %o', async (answer, result) => {
  pushService.answer(answer)
  expect(await post()).toEqual(result)
})

test('a connection that fails is tried again later', async () => {
  const deps = { ...server.deps, externalFetch: async () => Promise.reject(new TypeError('lost')) }
  const result = await postMessage(createBackgroundContext(deps), subscribe(), MESSAGE)
  expect(result).toEqual({ kind: 'later', reason: 'TypeError', afterMs: 0 })
})

test('during a rotation old subscriptions get messages under the old key, and none after it', async () => {
  const next = generatePushKey()
  const rotating = { VAPID_KEY: next, VAPID_KEY_OLD: KEY }
  expect(await post(subscribe(KEY), rotating)).toEqual({ kind: 'sent' })
  expect(await post(subscribe(next), rotating)).toEqual({ kind: 'sent' })
  expect(await post(subscribe(KEY), { VAPID_KEY: next })).toEqual({ kind: 'gone' })
  expect(findKey({ ...server.settings, ...rotating }, keyIdOf(next))?.publicKey).toBe(
    next.split('.')[0],
  )
})
