import type { Replica } from '#pwa/replica/database.ts'
import { brokenLaws } from '#worker/wallet/invariants.ts'
import { effectsOn, type Effect } from './effects.ts'
import type { Saying } from './sayings.ts'
import type { Stage } from './stage.ts'

export type Verdict = { lost: number; duplicated: number; diverged: number }
export type Tell = (problem: string) => void

const PULLED = ['feed', 'tasks', 'proposals', 'applicants', 'trx', 'me'] as const

/** A face beside a row is as old as the row: who gets a new picture does not change every todo they ever posted. */
const FACES = new Set(['postedBy', 'tasker'])

/** Keys in one order, so that the same row reads the same. */
const plain = (row: unknown): string =>
  JSON.stringify(row, (key, value: unknown) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    if (FACES.has(key)) return (value as { _id: string })._id
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Every row that one of them has and the other has not. */
export async function differences(one: Replica, other: Replica): Promise<string[]> {
  const found: string[] = []
  for (const name of PULLED) {
    const [a, b] = await Promise.all([one.table(name).toArray(), other.table(name).toArray()])
    const [there, fresh] = [new Set(a.map(plain)), new Set(b.map(plain))]
    for (const row of there) if (!fresh.has(row)) found.push(`${name} has ${row}`)
    for (const row of fresh) if (!there.has(row)) found.push(`${name} lacks ${row}`)
  }
  return found
}

/** Each thing said took effect once, or not at all when it was refused or taken back. */
function countEffects({ book, air, tell }: Stage, effects: readonly Effect[]) {
  const verdict = { lost: 0, duplicated: 0 }
  for (const saying of book.all) {
    const { n, verb, device, row, key } = saying
    const times =
      verb === 'withdraw'
        ? effects.filter((each) => each.what === verb && each.row === row).length
        : effects.filter(({ said, what }) => said === n && what === verb).length
    const name = `${verb} ${n} of phone ${device}`
    if (times > 1) {
      verdict.duplicated++
      tell(`duplicated: ${name} took effect ${times} times`)
    }
    if (verb === 'withdraw') continue
    // A no is not remembered: a copy that was on its way with it is weighed anew, by what holds when it comes (SYNC 1).
    if (saying.isRefused && key && air.isHeardAfterAll(key)) continue
    if (saying.isRefused || saying.isRevised) {
      if (times > 0) tell(`${saying.isRefused ? 'refused' : 'replaced'} and yet done: ${name}`)
      if (times > 0) verdict.duplicated++
    } else if (saying.isSaid && !saying.isLetGo && times === 0) {
      verdict.lost++
      tell(`lost: ${name}`)
    }
  }
  return verdict
}

/** A withdrawal said and not refused leaves its proposal withdrawn, whoever's it was. */
async function checkWithdrawals({ server, book }: Stage, tell: Tell) {
  for (const saying of book.all) {
    const { verb, isSaid, isRefused: no, isLetGo, row } = saying
    if (verb !== 'withdraw' || !isSaid || no || isLetGo) continue
    const [proposal] = await server.rows('SELECT status FROM proposals WHERE id = ?', row)
    if (proposal?.['status'] !== 'withdrawn') tell(`lost: withdraw ${saying.n}`)
  }
}

/** Within a lane of a phone things take effect in the order they were said; what was let go of on its way, at any time. */
function checkOrder(sayings: readonly Saying[], effects: readonly Effect[], tell: Tell) {
  const lanes = new Map<string, Saying[]>()
  for (const saying of sayings) {
    if (saying.place === null || saying.isLetGo || saying.verb === 'withdraw') continue
    const lane = `${saying.device} ${saying.person} ${saying.lane}`
    lanes.set(lane, [...(lanes.get(lane) ?? []), saying])
  }
  for (const lane of lanes.values()) {
    const said = lane.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    const done = said
      .map(({ n }) => effects.find((each) => each.said === n)?.n)
      .filter((n) => n !== undefined)
    if (done.some((n, at) => n < (done[at - 1] ?? 0)))
      tell(`out of order: ${said.map(({ n }) => n).join(', ')} of phone ${said[0]?.device}`)
  }
}

/** Nobody's things lie in another's memory, and nothing was sent in another's name. */
async function checkPrivacy({ server, devices, book }: Stage, tell: Tell) {
  const owner = new Map(book.all.flatMap(({ key, person }) => (key ? [[key, person]] : [])))
  for (const { user_id, key } of await server.rows('SELECT user_id, key FROM receipts')) {
    const said = owner.get(String(key))
    if (said && said !== user_id) tell('sent in the name of another')
  }
  for (const device of devices)
    for (const [id] of device.people) {
      const { replica } = device.watch(id)
      const rows = await replica.me.toArray()
      if (rows.some(({ user }) => user._id !== id)) tell(`another's profile on phone ${device.n}`)
      const tasks = await replica.tasks.toArray()
      if (tasks.some(({ client, tasker }) => client !== id && tasker?._id !== id))
        tell(`another's todo on phone ${device.n}`)
      for (const entry of await replica.outbox.toArray())
        if (book.of(entry, device.n)?.person !== id) tell(`another's words on phone ${device.n}`)
    }
}

/** The whole of what must hold once everything has come to rest, but for divergence. */
export async function judge(stage: Stage): Promise<Verdict> {
  const { server, book, tell } = stage
  const effects = await effectsOn(server)
  const { lost, duplicated } = countEffects(stage, effects)
  checkOrder(book.all, effects, tell)
  await checkWithdrawals(stage, tell)
  await checkPrivacy(stage, tell)
  for (const law of await brokenLaws(server.db)) tell(`a law is broken: ${law}`)
  for (const fault of server.faults) tell(`the server broke: ${fault}`)
  return { lost, duplicated, diverged: 0 }
}
