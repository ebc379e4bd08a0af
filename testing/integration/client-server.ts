import type { Transport } from '#pwa/api/call.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createFaultyFetch } from '#testing/faults/faulty-fetch.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'

export const TASK_FIELDS = {
  title: 'Fix a leaking tap',
  description: 'The kitchen tap drips all night.',
  price: 15_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: 'Leak detection and repair',
} as const

export const proposalInput = (taskId: TaskId, fields: object = {}) => ({
  taskId,
  _id: newId('proposal'),
  title: TASK_FIELDS.title,
  price: '12,000',
  description: 'Nine years of taps in Yaba.',
  date: '2026-03-09',
  ...fields,
})

type RequestRecord = { method: string; key: string | null; path: string; status: number }
type ResponseHook = { matches: (record: RequestRecord) => boolean; run: () => Promise<unknown> }

/** A network to the app. `inject` sets the faults of the next requests; the others have none. */
export function createNetwork(app: TestServer['app']) {
  const requests: RequestRecord[] = []
  const hooks = new Set<ResponseHook>()
  const forward = async (request: Request): Promise<Response> => {
    const { method, headers, url } = request
    const response = (await app.request(request as never)) as unknown as Response
    const record = {
      method,
      key: headers.get('idempotency-key'),
      path: new URL(url).pathname,
      status: response.status,
    }
    requests.push(record)
    const due = [...hooks].filter(({ matches }) => matches(record))
    for (const hook of due) {
      hooks.delete(hook)
      await hook.run()
    }
    return response
  }
  const { fetch, injectOnce } = createFaultyFetch(forward)
  return {
    transport: fetch as Transport,
    /** The requests that reached the app. */
    requests,
    inject: injectOnce,
    /** Runs once, when the app has handled the first such request and before the response reaches the phone. */
    beforeResponse: (matches: ResponseHook['matches'], run: ResponseHook['run']) =>
      void hooks.add({ matches, run }),
    /** Resolves when the app has handled the next such request. */
    afterRequest: (matches: ResponseHook['matches']) =>
      new Promise<void>((resolve) => {
        hooks.add({ matches, run: async () => resolve() })
      }),
  }
}

export function createDeviceFor(
  server: TestServer,
  user: TestUser,
  { databaseSuffix, now = server.now }: { databaseSuffix?: string; now?: () => number } = {},
) {
  const network = createNetwork(server.app)
  const device = createDevice({
    userId: user.id,
    token: user.token,
    transport: network.transport,
    now,
    ...(databaseSuffix && { databaseSuffix }),
  })
  return { network, device }
}

/** A plumber with a device. */
export async function createTasker(server: TestServer) {
  const tasker = await server.createUser('tasker')
  await tasker.send(updateProfile, { skillsets: TASK_FIELDS.skills })
  return { tasker, ...createDeviceFor(server, tasker) }
}

export async function postTask(client: TestUser, fields: object = {}) {
  const { status, body } = await client.send(createTask, { ...TASK_FIELDS, ...fields })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.task
}

/** One round of sync, as the runner does it: push before pull. Returns the result of the push. */
export async function syncOnce(device: Session, random = () => 0.5) {
  const result = await push(device, { random, immediate: true })
  if (result === 'done' || result === 'noResponse') await pull(device).catch(() => {})
  return result
}

/** Options of a push without random delays. */
export const FIXED_RANDOM = { random: () => 0.5 }

export const countRows = async (server: TestServer, table: string) =>
  Number((await server.runSql(`SELECT count(*) n FROM ${table}`))[0]?.['n'])

/** A client with an open task, and a tasker whose device has pulled it. */
export async function setUp(options: Parameters<typeof createTestServer>[0] = {}) {
  const server = await createTestServer(options)
  const client = await server.createUser('client', naira(50_000))
  const { tasker, device, network } = await createTasker(server)
  const task = await postTask(client)
  await pull(device)
  return { server, client, tasker, device, network, task }
}

export const shownProposals = async (device: Session) =>
  (await OptimisticView.load(device)).rows('proposals')
export const outboxEntries = (device: Session) =>
  device.replica.outbox.orderBy('position').toArray()

/** The device after a loss of power at its nth write: from then on neither its storage nor the network works. */
export function crashAfterWrites(device: Session, writes: number) {
  let left = writes
  const isOff = () => left < 0
  const rejectOff = () => Promise.reject(new Error('the phone is off'))
  device.replica.close({ disableAutoOpen: false })
  device.replica.use({
    stack: 'dbcore',
    name: 'power-loss',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        const mutate: typeof table.mutate = (request) =>
          (--left < 0 ? rejectOff() : table.mutate(request)) as never
        return { ...table, mutate }
      },
    }),
  })
  const call: Session['call'] = (...args) => (isOff() ? rejectOff() : device.call(...args)) as never
  return { ...device, call, isOff }
}
