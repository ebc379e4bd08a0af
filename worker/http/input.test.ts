import { expect, test } from 'vitest'
import { expectWords, hear } from '../test/siege.ts'
import { newWorld, type World } from '../test/world.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const post = async (world: World, path: string, init: RequestInit & { duplex?: 'half' }) =>
  hear(
    await world.app.request(
      new Request(`http://onise.test/api/${path}`, { method: 'POST', ...init }),
    ),
  )
const login = (world: World, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  post(world, 'user/login', { body, headers })

test('a body that is no JSON object is refused in words', async () => {
  const world = await newWorld()
  for (const body of ['{', 'null', '[]', '"x"', '1', '{"a":1}{', '\u0000', '<xml/>', '{"a":}']) {
    const heard = await login(world, body)
    expect([body, heard.status, heard.body['error']]).toEqual([
      body,
      400,
      'The body must be a JSON object.',
    ])
    expectWords(heard)
  }
  for (const body of ['', '  ', '{}']) {
    const heard = await login(world, body)
    expect([body, heard.status, heard.body['fields']]).toEqual([
      body,
      400,
      { email: 'Email is required', password: 'Password is required' },
    ])
  }
})

test('a body as deep as a well is refused, not climbed into', async () => {
  const world = await newWorld()
  const wells = [
    '{"a":'.repeat(9) + '1' + '}'.repeat(9),
    `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ]
  for (const well of wells) {
    const heard = await login(world, well)
    expect([heard.status, heard.body['code']]).toEqual([400, 'malformed'])
  }
})

test('a body of another type is 415, with the types that are right', async () => {
  const world = await newWorld()
  const fields = 'email=a&password=b'
  const form = new FormData()
  form.set('email', 'a')
  const wrongs = [
    await login(world, fields, { 'content-type': 'application/x-www-form-urlencoded' }),
    await login(world, '{}', { 'content-type': 'text/plain' }),
    await login(world, form, {}),
  ]
  for (const heard of wrongs) {
    expect([heard.status, heard.body['error']]).toEqual([415, 'Send this as application/json.'])
    expectWords(heard)
  }
  const charset = await login(world, '{}', { 'content-type': 'Application/JSON; charset=utf-8' })
  expect(charset.status).toBe(400)
})

test('more than 64 kB of JSON is 413, whatever its length was said to be', async () => {
  const world = await newWorld()
  const heavy = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
  expect((await login(world, heavy)).status).toBe(413)
  const lying = await login(world, heavy, { ...JSON_TYPE, 'content-length': '12' })
  expect([lying.status, lying.body['code']]).toEqual([413, 'too_large'])
  expectWords(lying)
})

test('a body without end is cut off while it streams', async () => {
  const world = await newWorld()
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 16_384
      stream.enqueue(new Uint8Array(16_384).fill(32))
    },
  })
  const heard = await post(world, 'user/login', {
    body: endless,
    headers: JSON_TYPE,
    duplex: 'half',
  })
  expect(heard.status).toBe(413)
  expect(sent).toBeLessThan(200_000)
})

test('a form is read up to 12 MB, and one that is torn is refused in words', async () => {
  const world = await newWorld()
  const client = await world.person('client')
  const authorization = `Bearer ${client.token}`
  const form = new FormData()
  form.set('taskImage', new Blob([new Uint8Array(12 * 1024 * 1024)]), 'a.jpg')
  const heavy = await post(world, 'client/create-task', { body: form, headers: { authorization } })
  expect([heavy.status, heavy.body['code']]).toEqual([413, 'too_large'])

  const torn = { 'content-type': 'multipart/form-data; boundary=xyz', authorization }
  for (const body of [
    '',
    '--xyz\r\nContent-Disposition: form-data; name="title"\r\n\r\nhalf',
    'no form',
  ]) {
    const heard = await post(world, 'client/create-task', { body, headers: torn })
    expect([body, heard.status]).toEqual([body, 400])
    expectWords(heard)
  }
})

test('a field named like what every object has is a field like any other', async () => {
  const world = await newWorld()
  const client = await world.person('client')
  const headers = { authorization: `Bearer ${client.token}` }
  const form = new FormData()
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) form.set(name, 'x')
  const heard = await post(world, 'client/create-task', { body: form, headers })
  expect([heard.status, heard.body['code']]).toEqual([400, 'invalid_input'])
  const polluting = await login(
    world,
    '{"__proto__":{"email":"a@b.ng","password":"a fair password"}}',
  )
  expect(polluting.body['fields']).toMatchObject({ email: 'Email is required' })
})

test('every answer is one line in the log, with its id, its route and its cost', async () => {
  const world = await newWorld()
  const client = await world.person('client')
  const heard = await hear(
    await world.app.request('/api/user/dashboard', {
      headers: { authorization: `Bearer ${client.token}` },
    }),
  )
  expect(world.lines.at(-1)).toEqual({
    requestId: heard.headers.get('x-request-id'),
    route: 'accounts.readDashboard',
    status: 200,
    ms: expect.any(Number),
    trips: 1,
    rowsRead: expect.any(Number),
    rowsWritten: 0,
  })
  expect(heard.headers.get('server-timing')).toMatch(
    /^app;dur=\d+, db;dur=\d+, rt;desc="1", rows;desc="\d+\/0"$/,
  )
  await world.app.request('/api/nothing')
  expect(world.lines.at(-1)).toMatchObject({ route: 'no such call', status: 404, trips: 0 })
})

test('a HEAD is a GET without the body', async () => {
  const world = await newWorld()
  const head = await world.app.request('/api/health', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
