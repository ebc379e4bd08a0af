import { createHash } from 'node:crypto'
import { newAir } from './air.ts'
import { MORNING, newClock } from './clock.ts'
import { newDevice, type Device } from './device.ts'
import { diceFrom, type Dice } from './dice.ts'
import { heal } from './heal.ts'
import { openSession, settlePeople, type Someone } from './people.ts'
import { aYearOff, isExpected, newPlot } from './plot.ts'
import { newBook } from './sayings.ts'
import { openServer, type Engine, type Server } from './server.ts'
import type { Stage } from './stage.ts'
import { watchStillness } from './stillness.ts'
import { judge, type Verdict } from './verdict.ts'
import { newWatch } from './watch.ts'

export type Story = Verdict & {
  seed: number
  said: number
  faults: Record<string, number>
  answers: Record<string, number>
  /** What is wrong; nothing in a sound product. */
  problems: string[]
  /** The same for the same seed, always. */
  hash: string
  log: string[]
}

const CASTS: Someone['role'][][] = [
  ['tasker'],
  ['client'],
  ['client', 'tasker'],
  ['client', 'tasker'],
  ['client', 'tasker', 'tasker'],
]

type Hand = { people: readonly Someone[]; dice: Dice; make: (n: number) => Device; server: Server }
async function handOutPhones({ people, dice, make, server }: Hand) {
  const devices: Device[] = []
  for (const someone of people) {
    const count = Number(dice.weigh({ 1: 6, 2: 3, 3: 1 }))
    for (let each = 0; each < count; each++) {
      const device = make(devices.length + 1)
      device.people.set(someone.id, someone)
      device.trust(await openSession(server, someone.id, MORNING))
      devices.push(device)
    }
  }
  for (const device of devices) {
    const sharer = dice.chance(0.2) ? dice.pick(people) : undefined
    if (sharer) device.people.set(sharer.id, sharer)
  }
  return devices
}

/** Plays one seed from beginning to end, and judges what came of it. */
export async function play(seed: number, engine: Engine): Promise<Story> {
  const dice = diceFrom(seed)
  const clock = newClock()
  const stillness = watchStillness()
  const book = newBook()
  const faults: Record<string, number> = {}
  const problems = new Set<string>()
  const log: string[] = []
  const count = (fault: string) => void (faults[fault] = (faults[fault] ?? 0) + 1)
  const note = (words: string) => void log.push(`${clock.now()} ${words}`)
  const tell = (problem: string) => {
    if (!problems.has(problem)) note(`PROBLEM ${problem}`)
    problems.add(problem)
  }
  const { error } = console
  console.error = (...said: unknown[]) => {
    if (!said.some(isExpected)) tell(`said on the console: ${said.map(String).join(' ')}`)
  }

  const server = await openServer({ engine, clock, dice: dice.fork(1), stillness, count })
  const air = newAir({ server, clock, dice: dice.fork(2), stillness, count, note })
  const cast = dice.pick(CASTS) ?? []
  const people = await settlePeople(server, [...cast, 'client', 'tasker'], clock.now())
  const make = (n: number) => {
    const skew = dice.chance(0.1) ? aYearOff(dice, count) : dice.between(-5000, 5000)
    const hasLocks = dice.chance(0.85)
    return newDevice({ n, air, clock, dice: dice.fork(10 + n), skew, hasLocks, count })
  }
  const devices = await handOutPhones({
    ...{ people: people.slice(0, cast.length), dice, make, server },
  })
  const stage: Stage = {
    ...{
      server,
      clock,
      dice: dice.fork(3),
      stillness,
      air,
      book,
      people,
      devices,
      count,
      tell,
      note,
    },
  }
  const watch = newWatch({ server, book, tell })

  /** Lets what is due happen until then, and looks at every screen that changed. */
  async function run(until: number) {
    for (;;) {
      await stillness.still()
      for (const device of devices) await watch(device)
      const event = clock.next(until)
      if (!event) break
      note(event.what)
      event.work()
    }
    clock.skipTo(until)
  }

  try {
    const plot = newPlot(stage)
    const small = dice.chance(0.6) ? dice.between(1, 5) : null
    for (const device of devices) {
      device.open()
      device.shorten(small)
      if (dice.chance(0.7)) device.become('foul')
    }
    await plot.begin()
    await run(clock.now() + 3000)
    server.foul(true)
    for (let deeds = dice.between(40, 80); deeds > 0; deeds--) {
      plot.happen()
      await run(clock.now() + (dice.chance(0.7) ? dice.below(1500) : dice.below(10_000)))
    }
    const diverged = await heal(stage, run)
    const verdict = await judge(stage)
    const told = air.heard.join('\n')
    return {
      ...{ seed, ...verdict, diverged, faults, problems: [...problems], log },
      answers: air.answers,
      said: book.all.filter(({ isSaid }) => isSaid).length,
      hash: createHash('sha256').update(told).digest('hex').slice(0, 12),
    }
  } finally {
    for (const device of devices) device.scrap()
    await stillness.still()
    console.error = error
    stillness.release()
    server.close()
  }
}
