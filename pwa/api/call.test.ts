// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { readDashboard, updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { findTask, listOpenTasks, submitWork } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { callVia, type Transport } from './call.ts'
import { classOf, Refused, Unreached, wordsFor } from './failures.ts'

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

function line(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const transport: Transport = (request) => {
    sent.push(request)
    return answer()
  }
  const reach = { heard: vi.fn(), missed: vi.fn() }
  const call = callVia(transport, 'https://onise.test', () => 'a.b.c', { client: '9/1', ...reach })
  return { call, sent, reach }
}
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

test('a read goes out with its path filled, its query string, and who asks', async () => {
  const { call, sent } = line(() => json({ tasks: [] }))
  await call(listOpenTasks, { limit: '5', field: 'Plumbing' })
  const id = newId('task')
  await call(findTask, { id })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://onise.test/api/user/all-tasks?limit=5&field=Plumbing',
    `GET https://onise.test/api/user/task/${id}`,
  ])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
  expect(sent[0]?.headers.get('x-client')).toBe('9/1')
})

test('R51: a command carries its key; JSON by itself, multipart when a file is among it', async () => {
  const { call, sent } = line(() => json({ message: 'ok' }))
  const taskId = newId('task')
  const offer = { taskId, price: '5,000', description: 'Me.', date: '2026-03-09' }
  await call(applyForTask, offer, { key: 'k-1' })
  const file = new File(['x'], 'work.pdf', { type: 'application/pdf' })
  await call(
    submitWork,
    { id: taskId, submissionNotes: 'Done', submissionFile: file },
    { key: 'k-2' },
  )
  await call(updateProfile, { skillsets: ['Pastries'] })

  expect(sent[0]?.headers.get('idempotency-key')).toBe('k-1')
  expect(await sent[0]?.json()).toEqual({ price: '5,000', description: 'Me.', date: '2026-03-09' })
  const form = await sent[1]?.formData()
  expect(form?.get('submissionNotes')).toBe('Done')
  expect(form?.get('submissionFile')).toHaveProperty('name', 'work.pdf')
  expect(sent[2]?.headers.get('content-type')).toContain('application/json')
})

test('a no keeps its code, words, fields, patience and request id', async () => {
  const { call, reach } = line(() =>
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
  expect(failure).toBeInstanceOf(Refused)
  expect(failure).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message: 'Price is required',
    fields: { price: 'Price is required' },
    retryAfter: 7,
    requestId: 'r-1',
  })
  expect(wordsFor(failure)).toBe('Price is required')
  expect(reach.heard).toHaveBeenCalledTimes(1)
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
])('SYNC 1: %i is of the class %s', async (status, failureClass) => {
  const { call } = line(() => json({ error: 'No.', code: 'moved_on' }, status))
  expect(classOf(await failureOf(call(readDashboard, {})))).toBe(failureClass)
})

test('F17: nothing but JSON of ours is an answer, whatever the status says', async () => {
  const html = { 'content-type': 'text/html' }
  const strange = [
    () => new Response('<html>Buy data</html>', { status: 200, headers: html }),
    () => new Response('<html>Log in to Wi-Fi</html>', { status: 403, headers: html }),
    () =>
      new Response('{"cut off', { status: 200, headers: { 'content-type': 'application/json' } }),
    () => json('a word'),
    () => new Response(null, { status: 204 }),
  ]
  const offer = { taskId: newId('task'), price: 5, description: 'Me.', date: '2026-03-09' }
  for (const answer of strange) {
    const { call, reach } = line(answer)
    const failure = await failureOf(call(applyForTask, offer))
    expect(failure).toBeInstanceOf(Unreached)
    expect(failure).toMatchObject({ heard: true })
    expect(reach.missed).toHaveBeenCalledTimes(1)
  }
})

test('a poll with nothing new is null', async () => {
  const { call } = line(() => new Response(null, { status: 204 }))
  expect(await call(sync, {})).toBeNull()
})

test('lie-fi: a line that says nothing is given up, a read after 10 s and a command after 15', async () => {
  vi.useFakeTimers()
  try {
    const { call, reach } = line(() => new Promise<Response>(() => {}))
    const read = failureOf(call(readDashboard, {}))
    const said = failureOf(call(updateProfile, { jobTitle: 'Baker' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await read).toBeInstanceOf(Unreached)
    expect(reach.missed).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await said).toMatchObject({ heard: false })
  } finally {
    vi.useRealTimers()
  }
})
