import { expect, test, vi } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createCall, type Transport } from './call.ts'
import { ApiError, failureClassOf, messageFor, NetworkError } from './errors.ts'

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

function setup(respond: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const transport: Transport = (request) => {
    requests.push(request)
    return respond()
  }
  const events = { onResponse: vi.fn(), onNoResponse: vi.fn() }
  const call = createCall(transport, 'https://onise.test', () => 'a.b.c', {
    client: '9/1',
    ...events,
  })
  return { call, requests, events }
}
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const proposal = () => ({
  taskId: newId('task'),
  price: '5,000',
  description: 'Me.',
  date: '2026-03-09',
})

test('sends a query with its path, its query string, the token and the client version', async () => {
  const { call, requests } = setup(() => json({ tasks: [] }))
  await call(listOpenTasks, { limit: '5', field: 'Plumbing' })
  const id = newId('task')
  await call(findTask, { id })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://onise.test/api/user/all-tasks?limit=5&field=Plumbing',
    `GET https://onise.test/api/user/task/${id}`,
  ])
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
  expect(requests[0]?.headers.get('x-client')).toBe('9/1')
})

test('sends naira for kobo, and kobo come back for naira, also in the rejected version of a row', async () => {
  const task = { price: 18_000.5, says: ['x', { amount: 7 }] }
  const { call, requests } = setup(() =>
    requests.length === 1
      ? json({ task, feeBps: 500 })
      : json({ error: 'Changed.', code: 'edited_elsewhere', current: task }, 412),
  )
  const kobo = { price: 1_800_050, says: ['x', { amount: 7 }] }
  expect(await call(findTask, { id: newId('task') })).toEqual({ task: kobo, feeBps: 500 })
  const failure = await failureOf(call(applyForTask, { ...proposal(), price: naira(5000) }))
  expect((failure as ApiError).current).toEqual(kobo)
  expect(await requests[1]?.json()).toMatchObject({ price: 5000 })
  await call(listOpenTasks, { minPrice: naira(1000), maxPrice: '5k' }).catch(() => {})
  expect(new URL(requests[2]?.url ?? '').search).toBe('?minPrice=1000&maxPrice=5k')
})

test('sends a command with its idempotency key, as JSON, or as multipart if it has a file', async () => {
  const { call, requests } = setup(() => json({ message: 'ok' }))
  const input = proposal()
  await call(applyForTask, input, { key: 'k-1' })
  const file = new File(['x'], 'work.pdf', { type: 'application/pdf' })
  await call(
    submitWork,
    { id: input.taskId, submissionNotes: 'Done', submissionFile: file },
    { key: 'k-2' },
  )
  await call(updateProfile, { skillsets: ['Pastries'] })

  expect(requests[0]?.headers.get('idempotency-key')).toBe('k-1')
  expect(await requests[0]?.json()).toEqual({
    price: '5,000',
    description: 'Me.',
    date: '2026-03-09',
  })
  const form = await requests[1]?.formData()
  expect(form?.get('submissionNotes')).toBe('Done')
  expect(form?.get('submissionFile')).toHaveProperty('name', 'work.pdf')
  expect(requests[2]?.headers.get('content-type')).toContain('application/json')
})

test('the Retry-After of a response that is not Onise’s own does not count', async () => {
  const portal = new Response('<html>Pay for Wi-Fi</html>', {
    status: 503,
    headers: { 'content-type': 'text/html', 'retry-after': '3600' },
  })
  const failure = await failureOf(setup(() => portal).call(readDashboard, {}))
  expect(failure).toMatchObject({ hasResponse: true, retryAfter: undefined })
})

test('throws an ApiError with the code, message, fields, Retry-After and request id of a rejection', async () => {
  const { call, events } = setup(() =>
    json(
      { error: 'Price is required', code: 'invalid_input', fields: { price: 'Price is required' } },
      400,
      {
        'retry-after': '7',
        'x-request-id': 'r-1',
      },
    ),
  )
  const failure = await failureOf(call(readDashboard, {}))
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message: 'Price is required',
    fields: { price: 'Price is required' },
    retryAfter: 7,
    requestId: 'r-1',
  })
  expect(messageFor(failure)).toBe('Price is required')
  expect(events.onResponse).toHaveBeenCalledTimes(1)
})

test.each([
  [400, 'terminal'],
  [401, 'auth'],
  [402, 'conflict'],
  [403, 'terminal'],
  [404, 'terminal'],
  [409, 'conflict'],
  [410, 'terminal'],
  [412, 'conflict'],
  [413, 'terminal'],
  [422, 'terminal'],
  [426, 'version'],
  [429, 'retryable'],
  [500, 'retryable'],
  [503, 'retryable'],
  [520, 'retryable'],
])('classifies status %i as %s', async (status, failureClass) => {
  const { call } = setup(() => json({ error: 'No.', code: 'moved_on' }, status))
  expect(failureClassOf(await failureOf(call(readDashboard, {})))).toBe(failureClass)
})

test('throws a NetworkError for any response that is not Onise’s JSON, whatever its status', async () => {
  const html = { 'content-type': 'text/html' }
  const foreignResponses = [
    () => new Response('<html>Buy data</html>', { status: 200, headers: html }),
    () => new Response('<html>Log in to Wi-Fi</html>', { status: 403, headers: html }),
    () =>
      new Response('{"cut off', { status: 200, headers: { 'content-type': 'application/json' } }),
    () => json('a word'),
    () => new Response(null, { status: 204 }),
  ]
  for (const respond of foreignResponses) {
    const { call, events } = setup(respond)
    const failure = await failureOf(call(applyForTask, proposal()))
    expect(failure).toBeInstanceOf(NetworkError)
    expect(failure).toMatchObject({ hasResponse: true })
    expect(events.onNoResponse).toHaveBeenCalledTimes(1)
  }
})

test('returns null for a poll with nothing new', async () => {
  const { call } = setup(() => new Response(null, { status: 204 }))
  expect(await call(sync, {})).toBeNull()
})

test('gives up a query without a response after 10 s and a command after 15 s', async () => {
  vi.useFakeTimers()
  try {
    const { call, events } = setup(() => new Promise<Response>(() => {}))
    const query = failureOf(call(readDashboard, {}))
    const command = failureOf(call(updateProfile, { jobTitle: 'Baker' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await query).toBeInstanceOf(NetworkError)
    expect(events.onNoResponse).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await command).toMatchObject({ hasResponse: false })
  } finally {
    vi.useRealTimers()
  }
})

test('reports the time of the server, and not that of a captive portal', async () => {
  const date = 'Mon, 12 Jan 2026 09:00:00 GMT'
  const times: number[] = []
  const headers = [{ date, 'x-request-id': 'r' }, { date }, { 'x-request-id': 'r' }]
  const call = createCall(
    () => json({ tasks: [] }, 200, headers.shift()),
    'https://onise.test',
    () => null,
    { onTime: (at) => times.push(at) },
  )
  for (let response = 0; response < 3; response++) await call(listOpenTasks, {})
  expect(times).toEqual([Date.parse(date)])
})

test.each([
  ['a fault', 500, 'fault', true],
  ['the provider', 503, 'provider_unavailable', false],
])('%s marks Onise as unreachable: %s %s %s', async (_, status, code, isOurs) => {
  const headers = { 'x-request-id': 'r-1' }
  const { call, events } = setup(() => json({ error: 'Words.', code }, status, headers))
  const failure = await failureOf(call(readDashboard, {}))
  expect(failure).toMatchObject({
    side: isOurs ? 'onise' : 'unknown',
    requestId: 'r-1',
    words: isOurs ? undefined : 'Words.',
  })
  expect(events.onNoResponse).toHaveBeenCalledTimes(isOurs ? 1 : 0)
})
