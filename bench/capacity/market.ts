import { markSeen, sendMessage } from '#schema/contract/chats.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { dayOf } from '#schema/domain/days.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { createMoneyTestServer, PIN } from '#testing/money/money-test-server.ts'
import { seededRandom } from '#testing/random.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import type { TestUser } from '#testing/server/users.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'

const USERS_AT_ONCE = 50
const ACCOUNT = { accountNmber: '0123456789', bankCode: '044' }
const PLACES = ['Yaba, Lagos', 'Wuse, Abuja', 'Sabon Gari, Kano', 'Bodija, Ibadan']
const WORDS =
  'i am on my way and have the cable with me please is two doors wood here by nine tomorrow morning we can meet at the gate bring ladder it will cost a little more because wall not level thank you'.split(
    ' ',
  )

export type Work = { id: TaskId; client: TestUser; tasker: TestUser }
export type Sent = { from: TestUser; to: TestUser; seq: number }

const random = seededRandom(1)
const pick = <T>(items: readonly T[]): T => items[random.below(items.length)] as T

/** So many characters, in words. */
function textOf(min: number, max: number): string {
  const length = random.between(min, max)
  let text = ''
  while (text.length < length) text += `${pick(WORDS)} `
  return text.slice(0, length).trim()
}

export function shuffle<T>(items: readonly T[]): T[] {
  const keyed = items.map((item) => [random.float(), item] as const)
  return keyed.toSorted(([a], [b]) => a - b).map(([, item]) => item)
}

/** Of ten messages nine are text; a working day has two voice notes and a picture in thirty. */
async function createMessages() {
  const recording = new Uint8Array(1000)
  recording.set([0x1a, 0x45, 0xdf, 0xa3])
  recording.set(new TextEncoder().encode('A_OPUS'), 40)
  const voice = new File([recording], 'voice')
  const picture = imageFile(await createImage('jpeg'))
  const levels = () => Array.from({ length: 40 }, () => pick([...'azAZ+/'])).join('')
  return () => {
    const kind = random.weighted({ text: 90, voice: 7, picture: 3 })
    if (kind === 'text') return { message: textOf(50, 90) }
    if (kind === 'picture') return { kind, message: textOf(0, 30), file: picture }
    return { kind, message: '', durationMs: 8400, waveform: levels(), file: voice }
  }
}

async function send<E extends Endpoint>(user: TestUser, endpoint: E, input: WireInput<E>) {
  const { status, body } = await user.send(endpoint, input, newId('idempotency'))
  if (status > 201) throw new Error(`${endpoint.name}: ${JSON.stringify(body)}`)
  return body
}

/** Users who post, agree, talk and pay by the product's own commands, with texts of the usual length. */
export async function createMarket(pairCount: number) {
  const engine = createInProcessDatabase()
  const server = await createMoneyTestServer({ engine, settings: { RATE_LIMIT_FACTOR: '1000' } })
  server.provider.nameAccount(ACCOUNT.accountNmber, 'BELLO MUSA A.')
  const createMessage = await createMessages()
  async function createUsers(userType: 'client' | 'tasker', money: Kobo): Promise<TestUser[]> {
    const users: TestUser[] = []
    const wanted = Array.from({ length: USERS_AT_ONCE }, () => ({ userType, money, pin: PIN }))
    while (users.length < pairCount) users.push(...(await server.createUsers(...wanted)))
    return users
  }
  const clients = await createUsers('client', naira(500_000))
  const taskers = await createUsers('tasker', naira(1000))
  return {
    server,
    /** The work is not awarded yet. */
    async post(): Promise<Work> {
      const [client, tasker] = [pick(clients), pick(taskers)]
      const { task } = await send(client, createTask, {
        title: textOf(30, 50),
        description: textOf(100, 260),
        price: '20000',
        duration: 2,
        projectType: 'Onsite',
        location: pick(PLACES),
        skills: ['Cabinet Making', 'Woodwork'],
      })
      return { id: task._id, client, tasker }
    },
    apply: ({ id, tasker }: Work) =>
      send(tasker, applyForTask, {
        taskId: id,
        price: '18000',
        description: textOf(80, 160),
        date: dayOf(server.now() + 7 * DAY_MS),
      }),
    award: ({ id, client, tasker }: Work) =>
      send(client, awardTask, { taskId: id, taskerId: tasker.id }),
    async message({ client, tasker }: Work): Promise<Sent> {
      const [from, to] = random.chance(0.5) ? [client, tasker] : [tasker, client]
      const clientMsgId = newId('message')
      const input = { recipientId: to.id, clientMsgId, ...createMessage() }
      const { messageSeq } = await send(from, sendMessage, input as WireInput<typeof sendMessage>)
      return { from, to, seq: messageSeq }
    },
    seen: ({ from, to, seq }: Sent) => send(to, markSeen, { otherUserId: from.id, seq }),
    submit: ({ id, tasker }: Work) =>
      send(tasker, submitWork, { id, submissionNotes: textOf(40, 100) }),
    approve: ({ id, client }: Work) => send(client, approveTask, { id }),
    /** It arrives. */
    async withdraw({ tasker }: Work) {
      await send(tasker, withdraw, { ...ACCOUNT, amount: '3000', pin: PIN })
      const sql = 'SELECT reference FROM payouts WHERE user_id = ? ORDER BY id DESC LIMIT 1'
      const [payout] = await server.runSql(sql, tasker.id)
      server.provider.settleTransfer(String(payout?.['reference']), 'success')
      await server.deliverWebhooks()
    },
  }
}

export type Market = Awaited<ReturnType<typeof createMarket>>
