import { DONE } from './deeds-done.ts'
import { MENDED } from './deeds-mended.ts'
import { SAID } from './deeds-said.ts'
import type { Dice } from './dice.ts'
import { effectsOn } from './effects.ts'
import type { Count } from './server.ts'
import { endSessions, newDesk, purgeTombstones } from './desk.ts'
import type { Device } from './device.ts'
import { PASSWORD } from './people.ts'
import type { Stage } from './stage.ts'
import type { Actor } from './utter.ts'

/** How often each thing is done, by whom. */
const CLIENT = { create: 5, edit: 8, profile: 3, award: 4, approve: 3, remove: 1, read: 5 } as const
const TASKER = {
  ...{ apply: 9, editProposal: 4, withdraw: 2, submit: 6, profile: 4, read: 5 },
} as const
const EITHER = { change: 3, letGo: 1.5, sayAgain: 3, stop: 2 } as const
const DESK = {
  ...{ post: 4, edit: 5, remove: 1, apply: 4, award: 3, haggle: 3, finish: 3, face: 1 },
} as const
const HAPPENINGS = {
  ...{ deed: 80, desk: 16, weather: 7, crash: 7, tabKilled: 3, tabOpened: 3, hidden: 3, woken: 4 },
  ...{ sessionsEnd: 2, purge: 2, someoneElse: 3, signedIn: 4, night: 0.5 },
  ...{ full: 2.5, wiped: 0.7, clockSet: 1, memoryLost: 3 },
} as const

type Happening = keyof typeof HAPPENINGS
const DEEDS = { ...SAID, ...MENDED, ...DONE }

/** What people do and what befalls their phones, one thing after another as the seed wills. */
export function newPlot(stage: Stage) {
  const { dice, clock, devices, people, count, tell, note } = stage
  const desk = newDesk(stage)

  /** Work that may wait for an answer, and may be cut off with the phone. */
  function start(work: () => Promise<unknown>) {
    work().catch((failure: unknown) => {
      if (!isExpected(failure)) tell(`a deed broke: ${textOf(failure)}`)
    })
  }

  function deed(device: Device) {
    const tab = dice.pick(device.tabs())
    const session = tab?.session
    if (!session) return
    const role = people.find(({ id }) => id === session.me)?.role
    const name = dice.weigh({ ...(role === 'client' ? CLIENT : TASKER), ...EITHER })
    const actor: Actor = { stage, device, session }
    start(() => DEEDS[name](actor))
  }

  function crash(device: Device) {
    const tab = dice.pick(device.tabs())
    if (!tab) return
    const isTab = dice.chance(0.3)
    tab.light(dice.below(80), () => {
      count(isTab ? 'tab killed mid-step' : 'phone off mid-step')
      if (isTab) tab.kill()
      else device.off()
      clock.later(dice.between(500, 30_000), 'switched on', () => reopen(device))
    })
  }
  function reopen(device: Device) {
    if (device.tabs().length === 0) device.open()
  }

  async function signIn(device: Device, isOther: boolean) {
    const tab = device.front()
    if (!tab) return
    const { session } = tab
    const others = [...device.people.values()].filter(({ id }) => id !== session?.me)
    const needs = session === null || (await session.replica.fact('needsSignIn'))
    const who = isOther
      ? dice.pick(others)
      : device.people.get(session?.me ?? ([...device.people.keys()][0] as never))
    if (!who || (!isOther && !needs)) return
    if (isOther && session) {
      count('somebody else signs in')
      const how = dice.chance(0.8) ? 'keep' : 'discard'
      if (how === 'discard')
        for (const saying of stage.book.all)
          if (saying.device === device.n && saying.person === session.me) saying.isLetGo = true
      await tab.door.logout(how)
    } else count('signed in again')
    await tab.door.login({ email: who.email, password: PASSWORD })
  }

  const ACTS: Record<Happening, (device: Device) => void> = {
    deed,
    desk: () => start(() => desk[dice.weigh(DESK)]()),
    weather: (device) =>
      device.become(dice.weigh({ clear: 3, fair: 3, foul: 6, none: 3, portal: 0.5 })),
    crash,
    tabKilled(device) {
      const tab = dice.pick(device.tabs())
      if (!tab) return
      count('tab killed')
      tab.kill()
      clock.later(dice.between(500, 20_000), 'opened again', () => reopen(device))
    },
    tabOpened: (device) => void (device.tabs().length < 3 && device.open()),
    hidden(device) {
      const tab = device.front()
      tab?.hide()
      clock.later(dice.between(1000, 40_000), 'shown', () => tab?.isAlive() && tab.show())
    },
    woken: (device) => dice.pick(device.tabs())?.wake(),
    sessionsEnd(device) {
      const who = dice.pick([...device.people.values()])
      if (!who) return
      count('sessions ended')
      start(() => endSessions(stage, who))
    },
    purge(device) {
      const who = dice.pick([...device.people.values()])
      if (!who) return
      count('tombstones purged')
      start(() => purgeTombstones(stage, dice.chance(0.5) ? 'feed:Plumbing' : `u:${who.id}`))
    },
    someoneElse: (device) => start(() => signIn(device, true)),
    signedIn: (device) => start(() => signIn(device, false)),
    full(device) {
      device.fill(dice.between(0, 12))
      clock.later(dice.between(2000, 60_000), 'room again', () => device.fill(null))
    },
    wiped: (device) =>
      start(async () => {
        count('storage wiped')
        device.wipe(dice.chance(0.3))
        clock.later(dice.between(500, 20_000), 'opened again', () => reopen(device))
        const effects = await effectsOn(stage.server)
        stage.book.wiped(device.n, new Set(effects.map(({ said }) => said)))
      }),
    memoryLost(device) {
      const tab = dice.pick(device.tabs())
      if (!tab) return
      count('connection to the memory lost')
      tab.loseMemory()
      // So it is after a long sleep, and then the tab is looked at again.
      tab.wake()
    },
    clockSet: (device) => device.setClock(dice.chance(0.5) ? 0 : aYearOff(dice, count)),
    night() {
      for (const device of devices) device.off()
      clock.later(dice.between(1, 9) * 3_600_000, 'morning', () => devices.forEach(reopen))
    },
  }

  return {
    /** Something to work on. */
    async begin() {
      await desk.open()
      const owners = new Set(devices.flatMap((device) => [...device.people.values()]))
      for (const someone of owners)
        if (someone.role === 'tasker' && dice.chance(0.5)) await desk.hire(someone)
    },
    happen() {
      const device = dice.pick(devices)
      if (!device) return
      const happening = dice.weigh(HAPPENINGS)
      if (happening !== 'deed') note(`${happening}, phone ${device.n}`)
      ACTS[happening](device)
    },
  }
}

const YEAR = 365 * 24 * 3_600_000
export function aYearOff(dice: Dice, count: Count): number {
  count('clock a year off')
  return dice.chance(0.5) ? YEAR : -YEAR
}

const textOf = (failure: unknown): string =>
  failure instanceof Error ? `${failure.name} ${failure.message}` : String(failure)

/** A no, a silence, or the phone going off under it. */
const EXPECTED =
  /Refused|Quota|server lost|Unreached|PhoneIsOff|DatabaseClosed|AbortError|phone is off|InvalidState|TransactionInactive/
export const isExpected = (failure: unknown): boolean => {
  if (failure === null || failure === undefined) return false
  if (EXPECTED.test(textOf(failure))) return true
  const { inner, cause } = failure as { inner?: unknown; cause?: unknown }
  return isExpected(inner) || isExpected(cause)
}
