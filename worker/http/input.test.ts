import { expect, test } from 'vitest'
import { TEST_NOW } from '#testing/clock.ts'
import { expectErrorResponse, readResponse } from '#testing/worker/endpoint-probe.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const post = async (server: TestServer, path: string, init: RequestInit & { duplex?: 'half' }) =>
  readResponse(
    await server.app.request(
      new Request(`http://onise.test/api/${path}`, { method: 'POST', ...init }),
    ),
  )
const login = (server: TestServer, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  post(server, 'user/login', { body, headers })

test('rejects a body that is not a JSON object', async () => {
  const server = await createTestServer()
  for (const body of ['{', 'null', '[]', '"x"', '1', '{"a":1}{', '\u0000', '<xml/>', '{"a":}']) {
    const response = await login(server, body)
    expect([body, response.status, response.body['error']]).toEqual([
      body,
      400,
      'The body must be a JSON object.',
    ])
    expectErrorResponse(response)
  }
  for (const body of ['', '  ', '{}']) {
    const response = await login(server, body)
    expect([body, response.status, response.body['fields']]).toEqual([
      body,
      400,
      { email: 'Email is required', password: 'Password is required' },
    ])
  }
})

test('rejects a deeply nested body', async () => {
  const server = await createTestServer()
  const bodies = [
    '{"a":'.repeat(9) + '1' + '}'.repeat(9),
    `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ]
  for (const body of bodies) {
    const response = await login(server, body)
    expect([response.status, response.body['code']]).toEqual([400, 'malformed'])
  }
})

test('answers another content type with 415 and the accepted ones', async () => {
  const server = await createTestServer()
  const fields = 'email=a&password=b'
  const form = new FormData()
  form.set('email', 'a')
  const responses = [
    await login(server, fields, { 'content-type': 'application/x-www-form-urlencoded' }),
    await login(server, '{}', { 'content-type': 'text/plain' }),
    await login(server, form, {}),
  ]
  for (const response of responses) {
    expect([response.status, response.body['error']]).toEqual([
      415,
      'Send this as application/json.',
    ])
    expectErrorResponse(response)
  }
  const charset = await login(server, '{}', { 'content-type': 'Application/JSON; charset=utf-8' })
  expect(charset.status).toBe(400)
})

test('answers more than 64 kB of JSON with 413, even with a wrong Content-Length', async () => {
  const server = await createTestServer()
  const large = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
  expect((await login(server, large)).status).toBe(413)
  const wrongLength = await login(server, large, { ...JSON_TYPE, 'content-length': '12' })
  expect([wrongLength.status, wrongLength.body['code']]).toEqual([413, 'too_large'])
  expectErrorResponse(wrongLength)
})

test('stops reading an endless body', async () => {
  const server = await createTestServer()
  let sent = 0
  const endless = new ReadableStream({
    type: 'bytes',
    pull(stream) {
      sent += 16_384
      stream.enqueue(new Uint8Array(16_384).fill(32))
    },
  })
  const response = await post(server, 'user/login', {
    body: endless,
    headers: JSON_TYPE,
    duplex: 'half',
  })
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(200_000)
})

test('reads a form of up to 12 MB and rejects a truncated one', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const authorization = `Bearer ${client.token}`
  const form = new FormData()
  form.set('taskImage', new Blob([new Uint8Array(12 * 1024 * 1024)]), 'a.jpg')
  const large = await post(server, 'client/create-task', { body: form, headers: { authorization } })
  expect([large.status, large.body['code']]).toEqual([413, 'too_large'])

  const formHeaders = { 'content-type': 'multipart/form-data; boundary=xyz', authorization }
  for (const body of [
    '',
    '--xyz\r\nContent-Disposition: form-data; name="title"\r\n\r\nhalf',
    'no form',
  ]) {
    const response = await post(server, 'client/create-task', { body, headers: formHeaders })
    expect([body, response.status]).toEqual([body, 400])
    expectErrorResponse(response)
  }
})

test('treats a field named like an object property as an ordinary field', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const headers = { authorization: `Bearer ${client.token}` }
  const form = new FormData()
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) form.set(name, 'x')
  const response = await post(server, 'client/create-task', { body: form, headers })
  expect([response.status, response.body['code']]).toEqual([400, 'invalid_input'])
  const polluting = await login(
    server,
    '{"__proto__":{"email":"a@b.ng","password":"a fair password"}}',
  )
  expect(polluting.body['fields']).toMatchObject({ email: 'Email is required' })
})

test('says in each response what time it is, so that a phone with a wrong clock is corrected', async () => {
  const server = await createTestServer()
  for (const path of ['/api/user/dashboard', '/api/about']) {
    const { headers } = await server.app.request(path)
    expect(Date.parse(headers.get('date') ?? '')).toBe(TEST_NOW)
  }
})

test('logs one line per response with its id, route and cost', async () => {
  const server = await createTestServer({ engine: 'sqld' })
  const client = await server.createUser('client')
  const response = await readResponse(
    await server.app.request('/api/user/dashboard', {
      headers: { authorization: `Bearer ${client.token}` },
    }),
  )
  expect(server.logLines.at(-1)).toEqual({
    requestId: response.headers.get('x-request-id'),
    route: 'accounts.readDashboard',
    status: 200,
    ms: expect.any(Number),
    roundTrips: 1,
    rowsRead: expect.any(Number),
    rowsWritten: 0,
    user: client.id,
    session: expect.any(String),
  })
  expect(response.headers.get('server-timing')).toMatch(
    /^app;dur=\d+, db;dur=\d+, rt;desc="1", rows;desc="\d+\/0"$/,
  )
  await server.app.request('/api/nothing')
  expect(server.logLines.at(-1)).toMatchObject({
    route: 'unknown address',
    status: 404,
    roundTrips: 0,
  })
})

test('answers HEAD like GET without the body', async () => {
  const server = await createTestServer()
  const head = await server.app.request('/api/health', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

const FORM_PART = '--limit\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'
const formOf = (parts: number) => `${FORM_PART.repeat(parts)}--limit--\r\n`
const FORM_HEADERS = { 'content-type': 'multipart/form-data; boundary=limit' }

/** A body that arrives in chunks which divide the delimiters, and how many chunks were read. */
function inChunks(text: string, size: number) {
  let at = 0
  let chunks = 0
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (at >= text.length) {
        controller.close()
        controller.byobRequest?.respond(0)
        return
      }
      controller.enqueue(new TextEncoder().encode(text.slice(at, at + size)))
      at += size
      chunks += 1
    },
  })
  return { body, chunkCount: () => chunks }
}

test('stops reading a form after 40 parts', async () => {
  const server = await createTestServer()
  const { token } = await server.createUser('client')
  const headers = { ...FORM_HEADERS, authorization: `Bearer ${token}` }
  const sent = inChunks(formOf(60_000), 1001)
  const response = await post(server, 'client/create-task', {
    body: sent.body,
    headers,
    duplex: 'half',
  })
  expect([response.status, response.body['code'], response.body['error']]).toEqual([
    400,
    'malformed',
    'That form has too many fields.',
  ])
  // A small part of its 3,000.
  expect(sent.chunkCount()).toBeLessThan(100)
  // Also when each delimiter is in several chunks.
  for (const size of [1, 5, 7]) {
    const { body } = inChunks(formOf(41), size)
    const divided = await post(server, 'client/create-task', { body, headers, duplex: 'half' })
    expect([size, divided.body['code']]).toEqual([size, 'malformed'])
  }
  // A form of 40 parts is read, and then lacks its fields.
  const { body } = inChunks(formOf(40), 7)
  const accepted = await post(server, 'client/create-task', { body, headers, duplex: 'half' })
  expect([accepted.status, accepted.body['code']]).toEqual([400, 'invalid_input'])
})

test('answers a form without a boundary with 400', async () => {
  const server = await createTestServer()
  const { token } = await server.createUser('client')
  const headers = { 'content-type': 'multipart/form-data; x=1', authorization: `Bearer ${token}` }
  const response = await post(server, 'client/create-task', { body: 'x', headers })
  expect([response.status, response.body['error']]).toEqual([400, 'That form could not be read.'])
})

test('a revoked session reads no more than 64 kB of a body, whatever its length says', async () => {
  const server = await createTestServer()
  const { token, id } = await server.createUser('client')
  await server.runSql('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', id)
  const headers = { ...FORM_HEADERS, authorization: `Bearer ${token}` }
  const sent = inChunks('x'.repeat(1_000_000), 10_000)
  const response = await post(server, 'client/create-task', {
    body: sent.body,
    headers,
    duplex: 'half',
  })
  expect([response.status, response.body['code']]).toEqual([401, 'signed_out'])
  expect(sent.chunkCount()).toBeLessThan(10)
  const announced = inChunks('x'.repeat(100_000), 10_000)
  const early = await post(server, 'client/create-task', {
    body: announced.body,
    headers: { ...headers, 'content-length': '100000' },
    duplex: 'half',
  })
  expect([early.status, announced.chunkCount()]).toEqual([401, 0])
})

test('a revoked session gets 401 for malformed input, and another user type 403', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const tasker = await server.createUser('tasker')
  const create = (token: string, body: string) =>
    post(server, 'client/create-task', {
      body,
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    })
  expect((await create(client.token, '{')).status).toBe(400)
  expect((await create(tasker.token, '{}')).status).toBe(403)
  await server.runSql('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', client.id)
  for (const body of ['{', '{}', '{"title":5}'])
    expect([body, (await create(client.token, body)).status]).toEqual([body, 401])
})
