import { isRefused } from '#pwa/replica/database.ts'
import type { Device } from './device.ts'
import { newDevice } from './device.ts'
import { checkLeft } from './left.ts'
import { openSession, PASSWORD, type Someone } from './people.ts'
import type { Stage } from './stage.ts'
import { differences } from './verdict.ts'

type Run = (until: number) => Promise<void>

const LATECOMERS = 120_000
const ROUND = 10_000
const ROUNDS = 12

async function signIn(device: Device, someone: Someone) {
  const tab = device.front() ?? device.open()
  const { session } = tab
  if (session?.me === someone.id && !(await session.replica.fact('needsSignIn'))) {
    tab.wake()
    return
  }
  if (session && session.me !== someone.id) await tab.door.logout('keep')
  // Waits for its answers by the clock, so it must not be waited for here.
  void tab.door.login({ email: someone.email, password: PASSWORD }).catch(() => {})
}

async function isSettled(device: Device, someone: Someone) {
  const { replica } = device.watch(someone.id)
  const open = (await replica.outbox.toArray()).filter((entry) => !isRefused(entry))
  return open.length === 0
}

async function sendAll(device: Device, someone: Someone, { clock }: Stage, run: Run) {
  for (let round = 0; round < ROUNDS; round++) {
    await signIn(device, someone)
    await run(clock.now() + ROUND)
    if (round > 0 && (await isSettled(device, someone))) return
  }
}

/** What a phone that was bought today would be told. */
async function freshPhone(someone: Someone, { server, air, clock, dice, count }: Stage, run: Run) {
  const well = { skew: 0, hasLocks: true }
  const device = newDevice({ n: 900, air, clock, dice: dice.fork(900), count, ...well })
  device.people.set(someone.id, someone)
  // A session of its own: those of the story may have been ended in any order.
  device.trust(await openSession(server, someone.id, clock.now()))
  device.open()
  await run(clock.now() + ROUND)
  device.off()
  return device
}

/**
 * The sky clears: every person picks up each of their phones, logs in where that is asked, and waits. Then all that
 * is left on each is looked at, and laid beside a phone that knows nothing. Answers how many differ from it.
 */
export async function heal(stage: Stage, run: Run): Promise<number> {
  const { server, clock, devices, people, tell } = stage
  for (const device of devices) device.off()
  await run(clock.now() + LATECOMERS)
  server.foul(false)
  // Whoever came back meanwhile may have been told to load a newer app, and loads it now.
  for (const device of devices) device.off()
  for (const device of devices) {
    device.become('clear')
    device.fill(null)
    for (const someone of device.people.values()) await sendAll(device, someone, stage, run)
    device.off()
  }

  let diverged = 0
  for (const someone of people) {
    const theirs = devices.filter((device) => device.people.has(someone.id))
    if (theirs.length === 0) continue
    const fresh = await freshPhone(someone, stage, run)
    for (const device of theirs) {
      await signIn(device, someone)
      await run(clock.now() + ROUND)
      device.off()
      await checkLeft(device, someone, stage)
      const found = await differences(
        device.watch(someone.id).replica,
        fresh.watch(someone.id).replica,
      )
      if (found.length > 0) diverged++
      for (const difference of found) tell(`diverged, phone ${device.n}: ${difference}`)
    }
    fresh.scrap()
  }
  return diverged
}
