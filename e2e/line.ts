import { updateProfile } from '#schema/contract/accounts.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { Transport } from '#pwa/api/call.ts'
import { View } from '#pwa/replica/view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { newPhone } from '#pwa/test/phone.ts'
import { newWorld, type Person, type World } from '#worker/test/world.ts'

export const todo = {
  title: 'Fix a leaking tap',
  description: 'The kitchen tap drips all night.',
  price: 15_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: 'Leak detection and repair',
} as const

export const offerOn = (taskId: TaskId, fields: object = {}) => ({
  taskId,
  _id: newId('proposal'),
  title: todo.title,
  price: '12,000',
  description: 'Nine years of taps in Yaba.',
  date: '2026-03-09',
  ...fields,
})

/** What the air between a phone and the worker does to one request. */
export type Weather = 'clear' | 'none' | 'answer lost' | 'twice' | 'portal' | 'unwell'

const portal = () =>
  new Response('<html>Buy data</html>', { status: 200, headers: { 'content-type': 'text/html' } })
const unwell = () => new Response('upstream', { status: 502 })
const lost = () => new TypeError('Failed to fetch')

/** Weather for the requests to come, one after another; clear when none is left. */
export function newSignal(app: World['app']) {
  const ahead: Weather[] = []
  const heard: { key: string | null; path: string; status: number }[] = []
  const send = async (request: Request): Promise<Response> => {
    const response = (await app.request(request as never)) as unknown as Response
    const path = new URL(request.url).pathname
    heard.push({ key: request.headers.get('idempotency-key'), path, status: response.status })
    return response
  }
  const transport: Transport = async (request) => {
    switch (ahead.shift() ?? 'clear') {
      case 'none':
        throw lost()
      case 'answer lost':
        await send(request)
        throw lost()
      case 'twice':
        await send(request.clone() as Request)
        return send(request)
      case 'portal':
        return portal()
      case 'unwell':
        return unwell()
      default:
        return send(request)
    }
  }
  return {
    transport,
    heard,
    expect: (...weather: Weather[]) => void ahead.push(...weather),
  }
}

/** A tasker of the plumbing trade with a phone in hand. */
export async function plumber(world: World) {
  const person = await world.person('tasker')
  await person.send(updateProfile, { skillsets: 'Leak detection and repair' })
  return { person, ...phoneOf(world, person) }
}

export function phoneOf(world: World, person: Person, memory?: string) {
  const signal = newSignal(world.app)
  const phone = newPhone({
    me: person.id,
    token: person.token,
    transport: signal.transport,
    now: world.now,
    ...(memory && { memory }),
  })
  return { signal, phone }
}

export async function post(client: Person, fields: object = {}) {
  const { status, body } = await client.send(createTask, { ...todo, ...fields })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.task
}

/** One turn of the line, as the runner does it: push before pull. */
export async function turn(phone: Session, random = () => 0.5) {
  const said = await push(phone, { random, impatient: true })
  if (said === 'settled' || said === 'silence') await pull(phone).catch(() => {})
  return said
}

export const calm = { random: () => 0.5 }
export const count = async (world: World, table: string) =>
  Number((await world.rows(`SELECT count(*) n FROM ${table}`))[0]?.['n'])

/** An open todo, and a tasker's phone that knows of it. */
export async function scene() {
  const world = await newWorld()
  const client = await world.person('client', naira(50_000))
  const { person: tasker, phone, signal } = await plumber(world)
  const task = await post(client)
  await pull(phone)
  return { world, client, tasker, phone, signal, task }
}

export const proposalsShown = async (phone: Session) => (await View.of(phone)).rows('proposals')
export const entries = (phone: Session) => phone.replica.outbox.orderBy('n').toArray()

/** Cuts a phone off at its nth write, as a dying battery would: nothing after that reaches its memory or the air. */
export function cutAfter(phone: Session, writes: number) {
  let left = writes
  const isOff = () => left < 0
  const gone = () => Promise.reject(new Error('the phone is off'))
  phone.replica.close({ disableAutoOpen: false })
  phone.replica.use({
    stack: 'dbcore',
    name: 'battery',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        const mutate: typeof table.mutate = (request) =>
          (--left < 0 ? gone() : table.mutate(request)) as never
        return { ...table, mutate }
      },
    }),
  })
  const call: Session['call'] = (...said) => (isOff() ? gone() : phone.call(...said)) as never
  return { ...phone, call, isOff }
}
