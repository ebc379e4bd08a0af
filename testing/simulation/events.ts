import { logIn } from '#pwa/session/log-in.ts'
import { logOut } from '#pwa/session/log-out.ts'
import type { Random } from '#testing/random.ts'
import type { SimulationContext } from './context.ts'
import type { SimulatedDevice } from './device.ts'
import { purgeTombstones, revokeSessions } from './remote-client.ts'
import { readEffects } from './server-effects.ts'
import type { CountFault } from './server.ts'
import { PASSWORD } from './users.ts'

type DeviceEvent = (context: SimulationContext, device: SimulatedDevice) => void
type ServerEvent = (context: SimulationContext, device: SimulatedDevice) => Promise<void>

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const TABS_MAX = 3

export function clockOffsetOfAYear(random: Random, countFault: CountFault): number {
  countFault('clock a year off')
  return random.chance(0.5) ? YEAR_MS : -YEAR_MS
}

const crash: DeviceEvent = ({ random, clock, countFault }, device) => {
  const tab = random.pick(device.tabs())
  if (!tab) return
  const isOnlyTab = random.chance(0.3)
  tab.crashAfter(random.below(80), () => {
    countFault(isOnlyTab ? 'tab killed during an operation' : 'power lost during an operation')
    if (isOnlyTab) tab.kill()
    else device.powerOff()
    clock.schedule(random.between(500, 30_000), 'switched on', () => device.openIfClosed())
  })
}

const tabKilled: DeviceEvent = ({ random, clock, countFault }, device) => {
  const tab = random.pick(device.tabs())
  if (!tab) return
  countFault('tab killed')
  tab.kill()
  clock.schedule(random.between(500, 20_000), 'opened again', () => device.openIfClosed())
}

const tabHidden: DeviceEvent = ({ random, clock }, device) => {
  const tab = device.frontTab()
  tab?.hide()
  clock.schedule(random.between(1000, 40_000), 'shown', () => tab?.isAlive() && tab.show())
}

const storageFull: DeviceEvent = ({ random, clock }, device) => {
  device.limitStorage(random.between(0, 12))
  clock.schedule(random.between(2000, 60_000), 'room again', () => device.limitStorage(null))
}

const connectionLost: DeviceEvent = ({ random, countFault }, device) => {
  const tab = random.pick(device.tabs())
  if (!tab) return
  countFault('connection to IndexedDB lost')
  tab.loseConnections()
  // It happens during a long sleep, which ends when the user looks at the tab again.
  tab.resume()
}

const night: DeviceEvent = ({ random, clock, devices }) => {
  for (const device of devices) device.powerOff()
  clock.schedule(random.between(1, 9) * HOUR_MS, 'morning', () => {
    for (const device of devices) device.openIfClosed()
  })
}

/** Events of a device, or of all devices, that happen at once. */
export const DEVICE_EVENTS = {
  crash,
  tabKilled,
  tabHidden,
  storageFull,
  connectionLost,
  night,
  networkChange: ({ random }, device) => {
    device.networkProfile = random.weighted({
      stable: 3,
      moderate: 3,
      unreliable: 6,
      offline: 3,
      captivePortal: 0.5,
    })
  },
  tabOpened: (_context, device) => {
    if (device.tabs().length < TABS_MAX) device.openTab()
  },
  tabResumed: ({ random }, device) => random.pick(device.tabs())?.resume(),
  clockSet: ({ random, countFault }, device) => {
    device.clockOffsetMs = random.chance(0.5) ? 0 : clockOffsetOfAYear(random, countFault)
  },
} satisfies Record<string, DeviceEvent>

const signIn: ServerEvent = async ({ countFault }, device) => {
  const tab = device.frontTab()
  if (!tab) return
  const { session } = tab
  const needsSignIn = session === null || (await session.replica.getMeta('needsSignIn'))
  const userId = session?.userId ?? [...device.users.keys()][0]
  const user = userId && device.users.get(userId)
  if (!user || !needsSignIn) return
  countFault('signed in again')
  await logIn(tab.auth, { email: user.email, password: PASSWORD })
}

/** Another user of the device signs in; the entries of the first one remain or are discarded. */
const userSwitch: ServerEvent = async ({ random, recorder, countFault }, device) => {
  const tab = device.frontTab()
  if (!tab) return
  const { session } = tab
  const others = [...device.users.values()].filter(({ id }) => id !== session?.userId)
  const user = random.pick(others)
  if (!user) return
  if (session) {
    countFault('another user signs in')
    const mode = random.chance(0.8) ? 'keep' : 'discard'
    if (mode === 'discard') recorder.markDiscarded(device.number, session.userId)
    await logOut(tab.auth, mode)
  } else countFault('signed in again')
  await logIn(tab.auth, { email: user.email, password: PASSWORD })
}

const storageWiped: ServerEvent = async (
  { server, random, clock, recorder, countFault },
  device,
) => {
  countFault('storage wiped')
  device.wipeStorage(random.chance(0.3))
  clock.schedule(random.between(500, 20_000), 'opened again', () => device.openIfClosed())
  const effects = await readEffects(server)
  recorder.markWiped(device.number, new Set(effects.map(({ writeNumber }) => writeNumber)))
}

const sessionsRevoked: ServerEvent = async (context, device) => {
  const user = context.random.pick([...device.users.values()])
  if (!user) return
  context.countFault('sessions revoked')
  await revokeSessions(context, user)
}

const tombstonesPurged: ServerEvent = async (context, device) => {
  const { random, countFault } = context
  const user = random.pick([...device.users.values()])
  if (!user) return
  countFault('tombstones purged')
  await purgeTombstones(context, random.chance(0.5) ? 'feed:Plumbing' : `u:${user.id}`)
}

/** Events that wait for the server. */
export const SERVER_EVENTS = {
  signIn,
  userSwitch,
  storageWiped,
  sessionsRevoked,
  tombstonesPurged,
} satisfies Record<string, ServerEvent>
