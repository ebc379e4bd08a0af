import { newId } from '#schema/domain/ids.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { discard, reopen, revise, stopSending } from '#pwa/replica/outbox.ts'
import { giveFiles } from '#pwa/replica/files.ts'
import { unsentOn, type Unsent } from '#pwa/replica/unsent.ts'
import { begin, utter, type Actor } from './utter.ts'

/** What is asked again, with another number in its text. */
function renumbered(input: Record<string, unknown>, n: number): Record<string, unknown> {
  const text = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\bsaid \d+\b/, `said ${n}`) : value
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, text(value)]))
}

async function pickUnsent(actor: Actor, fits: (unsent: Unsent) => boolean) {
  const waiting = (await unsentOn(actor.session)).filter(fits)
  const unsent = actor.stage.dice.pick(waiting)
  const entry = unsent && (await actor.session.replica.outbox.get({ key: unsent.key }))
  const saying = entry && actor.stage.book.of(entry, actor.device.n)
  return unsent && saying && { unsent, saying }
}

async function change(actor: Actor) {
  const found = await pickUnsent(actor, ({ state }) => state === 'waiting')
  if (!found || found.saying.verb === 'withdraw') return
  const { unsent, saying } = found
  const next = begin(actor, saying.verb, saying.row)
  // Between here and the answer either text may be the one that counts.
  const input = renumbered(await giveFiles(actor.session.replica, unsent.input), next.n)
  const revised = await revise(actor.session, unsent.key, input)
  actor.stage.note(`phone ${actor.device.n} revises ${saying.n} to ${next.n}: ${revised}`)
  if (revised === 'too_late') return
  saying.isRevised = true
  Object.assign(next, { isSaid: true, key: unsent.key })
}

async function letGo(actor: Actor) {
  const found = await pickUnsent(actor, ({ state, canStop }) => state !== 'sending' || canStop)
  if (!found) return
  const { book } = actor.stage
  const { unsent, saying } = found
  const entries = await actor.session.replica.outbox.toArray()
  const going = new Set([unsent.key])
  for (const { key, after } of entries) if (after !== null && going.has(after)) going.add(key)
  const gone = entries
    .filter(({ key }) => going.has(key))
    .map((each) => book.of(each, actor.device.n))
  const before = [saying, ...gone].map((each) => each?.isLetGo ?? false)
  for (const each of [saying, ...gone]) if (each) each.isLetGo = true
  actor.stage.note(`phone ${actor.device.n} lets go of ${saying.n}`)
  if (await discard(actor.session, unsent.key)) return
  ;[saying, ...gone].forEach((each, n) => each && (each.isLetGo = before[n] ?? false))
}

/** A refusal read, its form opened again, and said anew in other words. */
async function sayAgain(actor: Actor) {
  const found = await pickUnsent(actor, ({ state }) => state === 'refused')
  if (!found || found.saying.verb === 'withdraw' || found.saying.verb === 'create') return
  const { unsent, saying } = found
  const { session } = actor
  const write = session.writes.find(({ command }) => command.name === unsent.kind)
  if (!write || (await reopen(session, unsent.key)) === null) return
  const { draft } = write.form(unsent.input as never)
  const isNew = saying.verb === 'apply'
  const row = isNew ? newId('proposal') : saying.row
  const next = begin(actor, saying.verb, row)
  const { ifMatch: _stale, ...input } = renumbered(
    await giveFiles(session.replica, unsent.input),
    next.n,
  )
  // Both versions were looked at, and this is what came of it.
  const current = unsent.current as Task | null
  const ifMatch = current && actor.stage.dice.chance(0.7) && { ifMatch: current.updatedAt }
  await utter(actor, next, {
    write,
    input: { ...input, ...(isNew && { _id: row }), ...ifMatch },
    clears: draft,
  })
}

/** A large file on its way is called off; the rest is kept in its form. */
async function stop(actor: Actor) {
  const found = await pickUnsent(actor, ({ canStop }) => canStop)
  if (!found) return
  actor.stage.note(`phone ${actor.device.n} stops ${found.saying.n}`)
  await stopSending(actor.session, found.unsent.key)
}

export const MENDED = { change, letGo, sayAgain, stop }
