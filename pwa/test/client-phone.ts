import type { Applicant } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Transport } from '#pwa/api/call.ts'
import { newPhone, NOON } from '#pwa/test/phone.ts'
import { meRow, userRow } from '#pwa/test/rows.ts'

type Answer = (asked: { body: unknown }) => [status: number, said: object]
export type Asked = { call: string; body: unknown }

type World = {
  person?: OwnUser
  money?: { balance?: number; held?: number; heldTasks?: number }
  tasks?: (client: OwnUser['_id']) => Task[]
  applicants?: Applicant[]
  trx?: Transaction[]
  /** By "METHOD path"; what is not named here stays unanswered, as without a signal. */
  answers?: Record<string, Answer>
  /** Whether a pull has ever been here. */
  pulled?: boolean
}

/** A client's phone after a pull, and a server that answers what the test says and remembers what it was asked. */
export async function clientPhone(world: World = {}) {
  const asked: Asked[] = []
  let pulls = 0
  const transport: Transport = async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    const body: unknown = await request.json().catch(() => null)
    const answer = world.answers?.[call]
    if (call === 'GET /api/sync') {
      pulls++
      return new Response(null, { status: 204 })
    }
    asked.push({ call, body })
    if (!answer) throw new TypeError('Failed to fetch')
    const [status, said] = answer({ body })
    return Response.json(said, { status })
  }
  const person = world.person ?? userRow()
  const phone = newPhone({ me: person._id, transport })
  const { replica } = phone
  await replica.me.put(meRow(person, world.money))
  await replica.tasks.bulkPut(world.tasks?.(person._id) ?? [])
  await replica.applicants.bulkPut(world.applicants ?? [])
  await replica.trx.bulkPut(world.trx ?? [])
  if (world.pulled !== false) {
    await replica.know('lastPullAt', NOON)
    await replica.know('cursor', '1.own')
  }
  return { ...phone, person, asked, pulls: () => pulls }
}
