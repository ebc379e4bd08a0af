import { expect, test } from 'vitest'
import { logout } from '#schema/contract/accounts.ts'
import { readPushKey, renewPush, subscribePush, unsubscribePush } from '#schema/contract/push.ts'
import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/domain/push.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { subscribeBrowser, subscriptionInput } from '#testing/worker/push-browser.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { NIGHTLY_JOBS, runJobs } from '#worker/jobs/run-jobs.ts'

const server = await createTestServer()

const rows = (userId: string) =>
  server.runSql(
    'SELECT endpoint, auth FROM push_subscriptions WHERE user_id = ? ORDER BY created_at',
    userId,
  )

test('the key for browsers is the public part of ours, and null where push is turned off', async () => {
  const [publicKey] = SANDBOX_SETTINGS.VAPID_KEY.split('.')
  expect((await server.send('', readPushKey, {})).body).toEqual({ key: publicKey })
  const off = await createTestServer({ settings: { VAPID_KEY: '' } })
  expect((await off.send('', readPushKey, {})).body).toEqual({ key: null })
  const user = await off.createUser()
  expect((await user.send(subscribePush, subscriptionInput(server))).status).toBe(400)
})

test('stores a browser once, with one read and one write', async () => {
  const user = await server.createUser()
  const input = subscriptionInput(server)
  expect((await user.send(subscribePush, input)).status).toBe(201)
  expect(server.lastRequestCost()).toMatchObject({ roundTrips: 2 })
  await user.send(subscribePush, input)
  expect(await rows(user.id)).toEqual([{ endpoint: input.endpoint, auth: input.auth }])
})

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://127.0.0.1/push/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://user@fcm.googleapis.com/a',
  'http://169.254.169.254/latest/meta-data',
])('sends nothing to %s, which is no push service', async (endpoint) => {
  const user = await server.createUser()
  const response = await user.send(subscribePush, { ...subscriptionInput(server), endpoint })
  expect(response.status).toBe(400)
  expect(response.body).toMatchObject({ fields: { endpoint: expect.any(String) } })
})

test('rejects a key that is no point of the curve', async () => {
  const user = await server.createUser()
  const p256dh = `BA${'A'.repeat(85)}`
  const response = await user.send(subscribePush, { ...subscriptionInput(server), p256dh })
  expect(response.body).toMatchObject({ fields: { p256dh: expect.any(String) } })
})

test('another user of the same browser takes its subscription over', async () => {
  const [first, second] = [await server.createUser(), await server.createUser()]
  const input = await subscribeBrowser(server, first)
  await second.send(subscribePush, input)
  expect([await rows(first.id), (await rows(second.id)).length]).toEqual([[], 1])
})

test('an endpoint without its secret takes nothing over', async () => {
  const [owner, stranger] = [await server.createUser(), await server.createUser()]
  const { endpoint } = await subscribeBrowser(server, owner)
  const forged = { ...subscriptionInput(server), endpoint }
  expect((await stranger.send(subscribePush, forged)).status).toBe(409)
  expect((await stranger.send(unsubscribePush, { endpoint })).status).toBe(200)
  expect(await rows(owner.id)).toHaveLength(1)
})

test('a user has ten browsers; the oldest is deleted', async () => {
  const user = await server.createUser()
  const endpoints: string[] = []
  for (let i = 0; i <= PUSH_SUBSCRIPTIONS_MAX; i++) {
    server.advanceClock(1000)
    endpoints.push((await subscribeBrowser(server, user)).endpoint)
  }
  expect((await rows(user.id)).map((row) => row['endpoint'])).toEqual(endpoints.slice(1))
})

test('a renewed subscription replaces the old one with the secret of the old one', async () => {
  const user = await server.createUser()
  const old = await subscribeBrowser(server, user)
  const next = subscriptionInput(server)
  const proof = { oldEndpoint: old.endpoint, oldAuth: old.auth }
  const forged = { ...proof, oldAuth: next.auth, ...next }
  expect((await server.send('', renewPush, forged)).status).toBe(404)
  expect((await server.send('', renewPush, { ...proof, ...next })).status).toBe(200)
  expect(await rows(user.id)).toEqual([{ endpoint: next.endpoint, auth: next.auth }])
})

test('a renewal after the page has sent the new subscription leaves one', async () => {
  const user = await server.createUser()
  const old = await subscribeBrowser(server, user)
  const next = await subscribeBrowser(server, user)
  const input = { oldEndpoint: old.endpoint, oldAuth: old.auth, ...next }
  expect((await server.send('', renewPush, input)).status).toBe(200)
  expect(await rows(user.id)).toEqual([{ endpoint: next.endpoint, auth: next.auth }])
})

test('a subscription is deleted with its session', async () => {
  const user = await server.createUser()
  await subscribeBrowser(server, user)
  await user.send(logout, {})
  await runJobs(server.deps, NIGHTLY_JOBS)
  expect(await rows(user.id)).toEqual([])
})
