import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { withdraw } from '#schema/contract/withdrawals.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import type { Dice } from '../simulator/dice.ts'
import { PIN, type House, type Person, type Reply } from './house.ts'

/** What was acknowledged to somebody, or paid at the provider: all of it must be there in the end, once. */
export type Promised = {
  operations: number
  refused: Map<string, number>
  unheard: number
  payments: { reference: string; who: Person; kobo: number }[]
  tasks: { id: TaskId; client: Person; tasker: Person; kobo: number; acks: Set<string> }[]
  payouts: { who: Person; kobo: number; acknowledged: boolean }[]
}
export const newPromised = (): Promised => ({
  ...{ operations: 0, refused: new Map(), unheard: 0 },
  ...{ payments: [], tasks: [], payouts: [] },
})

export type Send = <E extends Endpoint>(
  person: Person,
  endpoint: E,
  input: Sent<E>,
  key: string,
) => Promise<Reply<E>>
export type World = {
  dice: Dice
  promised: Promised
  send: Send
  pay: (reference: string) => Promise<unknown>
  /** How often it is tried again, and how long after. */
  tries?: number
  pause?: () => Promise<unknown>
  /** Told of each answer, when it was a yes. */
  heard?: () => void
}

const TRIES = 8
const TODO = {
  title: 'Hang a new kitchen cabinet',
  description: 'Two doors, the wood is here.',
  price: '5000',
  ...{ duration: 1, projectType: 'Onsite', location: 'Yaba, Lagos', skills: ['Woodwork'] },
}

/**
 * As a phone does it: under one key until there is an answer, at times twice at once. Null when none was to be had, and
 * then nobody knows.
 */
async function patient<E extends Endpoint>(
  { dice, promised, send, tries = TRIES, pause, heard }: World,
  person: Person,
  endpoint: E,
  input: Sent<E>,
): Promise<Reply<E> | null> {
  promised.operations++
  const key = newId('journal')
  const once = async () => {
    try {
      const reply = await send(person, endpoint, input, key)
      return reply.status < 500 && reply.status !== 429 ? reply : null
    } catch {
      return null
    }
  }
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await pause?.()
    const both = await Promise.all(dice.chance(0.15) ? [once(), once()] : [once()])
    const reply = both.find((each) => each !== null && each.status < 300) ?? both.find(Boolean)
    if (!reply) continue
    const { code } = reply.body
    if (reply.status >= 400 && code)
      promised.refused.set(code, (promised.refused.get(code) ?? 0) + 1)
    if (reply.status < 300) heard?.()
    return reply
  }
  promised.unheard++
  return null
}
const isDone = (reply: Reply | null): boolean => reply !== null && reply.status < 300

/** Money comes in; who paid asks after it, or leaves it to the provider and the clock. */
export async function funds(world: World, who: Person): Promise<void> {
  const { promised, dice } = world
  const kobo = 10_000 + promised.operations
  const begun = await patient(world, who, initFunding, { amount: kobo / 100 })
  if (!begun || !isDone(begun)) return
  const { reference } = begun.body.payment
  await world.pay(reference)
  promised.payments.push({ reference, who, kobo })
  if (dice.chance(0.6)) await patient(world, who, fundWallet, { reference })
}

/** A todo from its posting to its pay, as far as each step is heard. */
export async function works(world: World, client: Person, tasker: Person): Promise<void> {
  const id = newId('task')
  const kobo = (100 + (world.promised.operations % 400)) * 100
  const acks = new Set<string>()
  const task = { id, client, tasker, kobo, acks }
  world.promised.tasks.push(task)
  const says = async (name: string, asked: Promise<Reply | null>) => {
    if (!isDone(await asked)) return false
    acks.add(name)
    return true
  }
  const offer = { price: kobo / 100, description: 'I can.', date: '2026-04-01' }
  const isThere =
    (await says('post', patient(world, client, createTask, { ...TODO, _id: id } as never))) &&
    (await says('apply', patient(world, tasker, applyForTask, { taskId: id, ...offer }))) &&
    (await says('award', patient(world, client, awardTask, { taskId: id, taskerId: tasker.id })))
  if (!isThere || world.dice.chance(0.1)) return
  const work = { id, submissionNotes: 'Done.' }
  const isIn = await says('submit', patient(world, tasker, submitWork, work))
  if (isIn) await says('approve', patient(world, client, approveTask, { id }))
}

/** Money goes out; each amount is nobody else's, so that a second one would be seen. */
export async function withdraws(world: World, who: Person): Promise<void> {
  const kobo = 100_000 + world.promised.payouts.length
  const payout = { who, kobo, acknowledged: false }
  world.promised.payouts.push(payout)
  const input = { accountNmber: '0123456789', bankCode: '044', amount: kobo / 100, pin: PIN }
  payout.acknowledged = isDone(await patient(world, who, withdraw, input))
}

export const worldOf = (house: House, dice: Dice, promised: Promised): World => ({
  ...{ dice, promised, send: house.send },
  pay: (reference) => house.paystack.control('pay', { reference, outcome: 'success' }),
})
