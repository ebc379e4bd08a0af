import { sendSeen } from '#pwa/features/chats/commands.ts'
import { editMessage, sendMessage } from '#pwa/features/chats/queueable.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import type { Session } from '#pwa/session/auth.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { seededRandom } from '#testing/random.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { checkConversations, checkMessagesOf } from './check-conversations.ts'
import { checkOutboxDrained } from './check-outbox-drained.ts'
import type { SimulationContext } from './context.ts'
import { createContext, watchConsole } from './create-context.ts'
import type { SimulatedDevice } from './device.ts'
import { sendFromEveryDevice, signIn, type RunUntil } from './drain.ts'
import { beginWrite, enqueueRecorded } from './enqueue-recorded.ts'
import { DEVICE_EVENTS, SERVER_EVENTS } from './events.ts'
import { isExpectedError, textOfError } from './expected-errors.ts'
import { PendingWork } from './quiescence.ts'
import type { RecordedWrite } from './recorded-writes.ts'
import { RemoteClient } from './remote-client.ts'
import { readEffects, writeMark } from './server-effects.ts'

type MessageRun = { messages: number; seed: number; engine?: DatabaseEngine }
export type MessageReport = {
  /** Written on phones; the rest was cut off by a crash before it was stored. */
  messages: number
  edits: number
  faults: number
  /** Not accepted, which the sender sees. */
  rejected: number
  lost: string[]
  duplicated: string[]
  outOfOrder: string[]
  /** Everything else: phones that differ from the server, faults of the server. */
  problems: string[]
}

/** Everyone has a task with everyone of the other role. */
const ROLES = ['client', 'client', 'tasker', 'tasker'] as const
const EVENTS = {
  networkChange: 7,
  crash: 5,
  tabKilled: 3,
  tabOpened: 3,
  tabHidden: 4,
  tabResumed: 5,
  connectionLost: 3,
  sessionsRevoked: 1,
  signIn: 5,
  tombstonesPurged: 0.5,
  storageFull: 1,
} as const
const SEEN_EVERY = 4
const ROUND_MS = 30_000
/** A phone that was offline has hundreds of messages, which it sends one after the other. */
const DRAIN_ROUNDS_MAX = 200

async function runUntilIn({ clock, pendingWork, log }: SimulationContext, until: number) {
  for (;;) {
    await pendingWork.untilIdle()
    const event = clock.takeNext(until)
    if (!event) break
    log(event.description)
    event.run()
  }
  clock.advanceTo(until)
}

export const describeMessages = (report: MessageReport): string => {
  const { messages, edits, faults, rejected, lost, duplicated, outOfOrder, problems } = report
  return [
    `${messages} messages, ${edits} edits, ${faults} faults, ${rejected} rejected`,
    `${lost.length} lost, ${duplicated.length} duplicated, ${outOfOrder.length} out of order`,
    `${problems.length} other problems`,
  ].join('; ')
}

type Sender = { context: SimulationContext; device: SimulatedDevice; session: Session }

/** A message, and now and then a change of it at once and a mark of what was seen. */
async function write(sender: Sender, others: readonly UserId[]) {
  const { context, session } = sender
  const { random } = context
  const recipientId = random.pick(others)
  if (!recipientId) return
  const clientMsgId = newId('message')
  const message = beginWrite(sender, 'message', clientMsgId)
  message.lane = recipientId
  const input = { recipientId, message: `Hello (${writeMark(message.number)}).`, clientMsgId }
  await enqueueRecorded(sender, message, { command: sendMessage, input, key: clientMsgId })
  if (random.chance(0.1)) {
    const edit = beginWrite(sender, 'edit message', clientMsgId)
    edit.lane = recipientId
    const text = `Hello again (${writeMark(edit.number)}).`
    await enqueueRecorded(sender, edit, {
      command: editMessage,
      input: { otherUserId: recipientId, id: clientMsgId, text },
      after: clientMsgId,
    })
  }
  if (!random.chance(1 / SEEN_EVERY)) return
  const rows = await session.replica.messages.toArray()
  const places = rows.filter(({ sender: by }) => by === recipientId).map(({ seq }) => seq)
  await sendSeen(session, recipientId, Math.max(0, ...places))
}

function start({ reportProblem }: SimulationContext, work: () => Promise<unknown>) {
  work().catch((error: unknown) => {
    if (!isExpectedError(error)) reportProblem(`an action failed: ${textOfError(error)}`)
  })
}

function runEvent(context: SimulationContext, device: SimulatedDevice) {
  const event = context.random.weighted(EVENTS)
  context.log(`${event}, device ${device.number}`)
  if (event in SERVER_EVENTS)
    start(context, () => SERVER_EVENTS[event as keyof typeof SERVER_EVENTS](context, device))
  else DEVICE_EVENTS[event as keyof typeof DEVICE_EVENTS](context, device)
}

/** Bursts of messages between the four, while networks change and phones crash. */
async function converse(context: SimulationContext, messages: number, runUntil: RunUntil) {
  const { random, devices, users, clock, recorder } = context
  const roleOf = new Map(users.map(({ id, role }) => [id, role]))
  const withDevice = users.slice(0, ROLES.length)
  const countMessages = () => recorder.all.filter(({ action }) => action === 'message').length
  while (countMessages() < messages) {
    const device = random.pick(devices)
    const session = device && random.pick(device.tabs())?.session
    if (session) {
      const role = roleOf.get(session.userId)
      const others = withDevice.filter((user) => user.role !== role).map(({ id }) => id)
      start(context, async () => {
        for (let left = random.between(1, 12); left > 0; left--)
          await write({ context, device, session }, others)
      })
    }
    const other = random.pick(devices)
    if (other && random.chance(0.25)) runEvent(context, other)
    await runUntil(clock.now() + random.below(random.chance(0.8) ? 2000 : 15_000))
  }
}

/** In the order of each phone and conversation. */
function findOutOfOrder(writes: readonly RecordedWrite[], orderOf: ReadonlyMap<number, number>) {
  const lanes = new Map<string, RecordedWrite[]>()
  for (const each of writes) {
    if (each.action !== 'message') continue
    const lane = `${each.device} ${each.userId} ${each.lane}`
    lanes.set(lane, [...(lanes.get(lane) ?? []), each])
  }
  return [...lanes.values()].flatMap((lane) => {
    const stored = lane.filter(({ number }) => orderOf.has(number))
    return stored.flatMap(({ number }, index) => {
      const previous = stored[index - 1]?.number
      const isBefore = (orderOf.get(number) ?? 0) < (orderOf.get(previous ?? number) ?? 0)
      return isBefore ? [`message ${number} before ${previous}`] : []
    })
  })
}

/** Keys of what the server has not accepted. The log-in of the next user on the device encrypts them. */
async function readRejected(device: SimulatedDevice, userId: UserId): Promise<string[]> {
  const entries = await device.inspect(userId).replica.outbox.toArray()
  return entries.filter(isFailed).map(({ key }) => key)
}

async function summarise(
  { recorder, server }: SimulationContext,
  rejected: ReadonlySet<string>,
): Promise<MessageReport> {
  const times = new Map<number, number>()
  const orderOf = new Map<number, number>()
  for (const { writeNumber, order } of await readEffects(server)) {
    if (writeNumber === null) continue
    times.set(writeNumber, (times.get(writeNumber) ?? 0) + 1)
    if (!orderOf.has(writeNumber)) orderOf.set(writeNumber, order)
  }
  const name = ({ action, number, device }: RecordedWrite) =>
    `${action} ${number} of device ${device}`
  const own = recorder.all.filter(({ isQueued }) => isQueued)
  const isMissing = ({ number, key }: RecordedWrite) =>
    !times.has(number) && !(key !== null && rejected.has(key))
  return {
    messages: own.filter(({ action }) => action === 'message').length,
    edits: own.filter(({ action }) => action === 'edit message').length,
    faults: 0,
    rejected: rejected.size,
    lost: own.filter(isMissing).map(name),
    duplicated: recorder.all.filter(({ number }) => (times.get(number) ?? 0) > 1).map(name),
    outOfOrder: findOutOfOrder(own, orderOf),
    problems: server.faults.map((fault) => `fault of the server: ${fault}`),
  }
}

async function simulateMessages(context: SimulationContext, messages: number) {
  const { clock, devices, server, users, random } = context
  const runUntil: RunUntil = (until) => runUntilIn(context, until)
  const remote = new RemoteClient(context)
  for (const client of users.slice(0, 2))
    for (const tasker of users.slice(2, 4)) await remote.assignTask(tasker, client)
  for (const device of devices) {
    device.openTab()
    device.networkProfile = random.chance(0.7) ? 'unreliable' : 'moderate'
  }
  await runUntil(clock.now() + ROUND_MS)
  server.setFaulty(true)
  await converse(context, messages, runUntil)
  await sendFromEveryDevice(context, runUntil, DRAIN_ROUNDS_MAX)
  const rejected = new Set<string>()
  for (const device of devices)
    for (const user of device.users.values()) {
      await signIn(device, user)
      await runUntil(clock.now() + ROUND_MS)
      device.powerOff()
      await checkOutboxDrained(device, user, context)
      await checkMessagesOf(context, device, user.id)
      for (const key of await readRejected(device, user.id)) rejected.add(key)
    }
  await checkConversations(context)
  return summarise(context, rejected)
}

/** Messages among four users on phones that lose their network, their power and their session. */
export async function runMessages({
  messages,
  seed,
  engine = createInProcessDatabase(),
}: MessageRun): Promise<MessageReport> {
  const random = seededRandom(seed)
  const pendingWork = new PendingWork()
  const { context, runLog } = await createContext({ random, engine, pendingWork, roles: ROLES })
  const unwatchConsole = watchConsole(runLog)
  try {
    const result = await simulateMessages(context, messages)
    const faults = Object.values(runLog.faults).reduce((sum, count) => sum + count, 0)
    return { ...result, faults, problems: [...result.problems, ...runLog.problems] }
  } finally {
    for (const device of context.devices) device.dispose()
    await pendingWork.untilIdle()
    unwatchConsole()
    pendingWork.restore()
    engine.close()
  }
}
