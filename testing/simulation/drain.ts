import { isFailed } from '#pwa/outbox/entry.ts'
import { logIn } from '#pwa/session/log-in.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { compareReplicas } from './assertions.ts'
import { checkMessagesOf } from './check-conversations.ts'
import { checkOutboxDrained } from './check-outbox-drained.ts'
import type { SimulationContext } from './context.ts'
import { SimulatedDevice } from './device.ts'
import { openSession, PASSWORD, type SimulatedUser } from './users.ts'

/** Advances the run to this time. */
export type RunUntil = (time: number) => Promise<void>

/** Longer than any delayed request is on its way. */
const DELAYED_REQUESTS_MS = 120_000
const ROUND_MS = 10_000
const ROUNDS_MAX = 12
const REFERENCE_DEVICE = 900

export async function signIn(device: SimulatedDevice, user: SimulatedUser) {
  const tab = device.frontTab() ?? device.openTab()
  const { session } = tab
  if (session?.userId === user.id && !(await session.replica.getMeta('needsSignIn'))) {
    tab.resume()
    return
  }
  if (session && session.userId !== user.id) await logOut(tab.auth, 'keep')
  // Its response needs the simulated time to advance, so it is not awaited here.
  void logIn(tab.auth, { email: user.email, password: PASSWORD }).catch(() => {})
}

async function hasUnsentEntries(device: SimulatedDevice, user: SimulatedUser) {
  const entries = await device.inspect(user.id).replica.outbox.toArray()
  return entries.some((entry) => !isFailed(entry))
}

type Drain = { context: SimulationContext; runUntil: RunUntil; roundsMax: number }

async function sendAll(
  device: SimulatedDevice,
  user: SimulatedUser,
  { context: { clock }, runUntil, roundsMax }: Drain,
) {
  for (let round = 0; round < roundsMax; round++) {
    await signIn(device, user)
    await runUntil(clock.now() + ROUND_MS)
    if (round > 0 && !(await hasUnsentEntries(device, user))) return
  }
}

/** A new device of the user after its first pull. */
async function createReferenceDevice(
  user: SimulatedUser,
  context: SimulationContext,
  runUntil: RunUntil,
) {
  const { server, network, clock, random, countFault } = context
  const device = new SimulatedDevice({
    number: REFERENCE_DEVICE,
    network,
    clock,
    random: random.fork(REFERENCE_DEVICE),
    countFault,
    clockOffsetMs: 0,
    onDatabaseDeleted: () => {},
  })
  device.users.set(user.id, user)
  // A session of its own: those of the run may have been revoked.
  device.storeToken(await openSession(server, user.id, clock.now()))
  device.openTab()
  await runUntil(clock.now() + ROUND_MS)
  device.powerOff()
  return device
}

export async function sendFromEveryDevice(
  context: SimulationContext,
  runUntil: RunUntil,
  roundsMax = ROUNDS_MAX,
) {
  const { server, clock, devices } = context
  for (const device of devices) device.powerOff()
  await runUntil(clock.now() + DELAYED_REQUESTS_MS)
  server.setFaulty(false)
  // A tab that was opened since may wait for an update of the app: it is opened again.
  for (const device of devices) device.powerOff()
  for (const device of devices) {
    device.networkProfile = 'stable'
    device.limitStorage(null)
    for (const user of device.users.values())
      await sendAll(device, user, { context, runUntil, roundsMax })
    device.powerOff()
  }
}

/**
 * Ends all faults, sends everything from every device, and compares each replica with the one of a new device. Returns
 * how many replicas differ.
 */
export async function drainAndCompare(
  context: SimulationContext,
  runUntil: RunUntil,
): Promise<number> {
  const { clock, devices, users, reportProblem } = context
  await sendFromEveryDevice(context, runUntil)

  let diverged = 0
  for (const user of users) {
    const ownDevices = devices.filter((device) => device.users.has(user.id))
    if (ownDevices.length === 0) continue
    // A login sends a notice, so all of them come before the first pull of the new device.
    for (const device of ownDevices) {
      await signIn(device, user)
      await runUntil(clock.now() + ROUND_MS)
    }
    const reference = await createReferenceDevice(user, context, runUntil)
    for (const device of ownDevices) {
      await signIn(device, user)
      await runUntil(clock.now() + ROUND_MS)
      device.powerOff()
      await checkOutboxDrained(device, user, context)
      await checkMessagesOf(context, device, user.id)
      const differences = await compareReplicas(
        device.inspect(user.id).replica,
        reference.inspect(user.id).replica,
      )
      if (differences.length > 0) diverged++
      for (const difference of differences)
        reportProblem(`diverged, device ${device.number}: ${difference}`)
    }
    reference.dispose()
  }
  return diverged
}
