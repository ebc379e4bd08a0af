import { expect, test } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { createTestServer, TEST_PASSWORD } from '#testing/worker/test-server.ts'
import type { HashSender } from '#worker/secrets/hash-queue.ts'

test('a known device waits for its hash in the places of owners, and strangers by their address', async () => {
  const server = await createTestServer()
  const { id, email } = await server.createUser('client')
  const logIn = (headers: Record<string, string>, address = email) =>
    server.sendWithHeaders(null, login, { email: address, password: TEST_PASSWORD }, headers)
  const cookie = (await logIn({})).headers.get('set-cookie')?.split(';')[0] ?? ''
  const senders: HashSender[] = []
  server.deps.hashQueue = {
    blockedMs: () => 0,
    run: async (work, sender) => {
      senders.push(sender)
      return work()
    },
  }
  await logIn({ cookie })
  await logIn({ 'cf-connecting-ip': '41.0.0.1' })
  await logIn({ cookie, 'cf-connecting-ip': '2c0f:f5c0:1:2::9' }, 'unknown@home.test')
  expect(senders).toEqual([
    { lane: 'owner', key: id },
    { lane: 'stranger', key: '41.0.0.1' },
    { lane: 'stranger', key: '2c0f:f5c0:1:2' },
  ])
})
