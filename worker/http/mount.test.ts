import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { readResponse } from '#testing/worker/endpoint-probe.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { counterOf, countInIsolate } from '#worker/limits/rate-limit.ts'

/** A form of 400 kB by its headers, and how many of its chunks were read. */
function largeForm(token: string, headers: Record<string, string> = {}) {
  let chunks = 0
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(1000).fill(120))
    },
  })
  const init = {
    method: 'PATCH',
    body,
    duplex: 'half',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '400000',
      ...headers,
    },
  }
  return {
    request: new Request('http://onise.test/api/user/update-profile', init),
    chunkCount: () => chunks,
  }
}

test('rejects a large form before its body is read when no file is left', async () => {
  const server = await createTestServer()
  const user = await server.createUser('client')
  const { max } = RATE_LIMITS.file
  const expiresAt = server.now() + 3_600_000
  await server.runSql(
    'INSERT INTO rate_limit_counters VALUES (?, ?, ?)',
    `file:${user.id}`,
    max,
    expiresAt,
  )
  const send = async (headers?: Record<string, string>) => {
    const { request, chunkCount } = largeForm(user.token, headers)
    const response = await readResponse(await server.app.request(request))
    const { roundTrips } = server.lastRequestCost()
    return { response, chunks: chunkCount(), roundTrips }
  }
  for (const roundTrips of [1, 0]) {
    const { response, ...cost } = await send()
    expect(cost).toEqual({ chunks: 0, roundTrips })
    expect([response.status, response.headers.get('retry-after'), response.body['error']]).toEqual([
      429,
      '3600',
      'You have sent as many files as we accept in a day. Try again in 60 minutes.',
    ])
  }
  // It may be the repeat of a command that was executed.
  const keyed = await send({ 'idempotency-key': newId('idempotency') })
  expect([keyed.response.status, keyed.chunks, keyed.roundTrips]).toEqual([429, 0, 1])
  await server.runSql('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', user.id)
  const revoked = await send({ 'idempotency-key': newId('idempotency') })
  expect([revoked.response.status, revoked.chunks]).toEqual([401, 0])
})

test('replays a command with a large file when no file is left', async () => {
  const server = await createTestServer()
  const user = await server.createUser('client')
  const { max } = RATE_LIMITS.file
  const insert = 'INSERT INTO rate_limit_counters VALUES (?, ?, ?)'
  await server.runSql(insert, `file:${user.id}`, max - 1, server.now() + 3_600_000)
  const picture = new Uint8Array(100_000)
  picture.set(await createImage('jpeg'))
  const form = new FormData()
  form.set('profilePicture', imageFile(picture))
  const headers = { authorization: `Bearer ${user.token}`, 'idempotency-key': newId('idempotency') }
  const send = async () => {
    const request = new Request('http://onise.test/api/user/update-profile', {
      method: 'PATCH',
      body: form,
      headers,
    })
    return readResponse(await server.app.request(request))
  }
  expect((await send()).status).toBe(200)
  const repeated = await send()
  expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  const other = new Request('http://onise.test/api/user/update-profile', {
    method: 'PATCH',
    body: form,
    headers: { ...headers, 'idempotency-key': newId('idempotency') },
  })
  expect((await server.app.request(other)).status).toBe(429)
})

test('rejects a large form before its body is read when the commands of a user are too many', async () => {
  const server = await createTestServer()
  const user = await server.createUser('client')
  for (let n = 0; n < RATE_LIMITS.command.max; n++)
    countInIsolate(server.deps, [counterOf(server.deps, 'command', user.id)], server.now())
  const { request, chunkCount } = largeForm(user.token)
  const limited = await readResponse(await server.app.request(request))
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600'])
  expect([chunkCount(), server.lastRequestCost().roundTrips]).toEqual([0, 0])
})
