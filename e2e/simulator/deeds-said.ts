import { newId } from '#schema/domain/ids.ts'
import { proposalDraft } from '#pwa/features/proposals/writes.ts'
import * as accounts from '#pwa/features/accounts/writes.ts'
import * as proposals from '#pwa/features/proposals/writes.ts'
import * as work from '#pwa/features/tasks/work-writes.ts'
import * as tasks from '#pwa/features/tasks/writes.ts'
import { keepDraft } from '#pwa/replica/drafts.ts'
import { discard, reopen, revise, say, type Write } from '#pwa/replica/outbox.ts'
import { unsentOn, type Unsent } from '#pwa/replica/unsent.ts'
import { View } from '#pwa/replica/view.ts'
import type { Session } from '#pwa/session/door.ts'
import type { Device } from './device.ts'
import { picture } from './picture.ts'
import { SKILLS } from './people.ts'
import type { Saying, Verb } from './sayings.ts'
import type { Stage } from './stage.ts'

export type Actor = { stage: Stage; device: Device; session: Session }
type Saying1 = { write: Write; input: Record<string, unknown>; clears?: string; after?: string }

/** Says it as a screen would, and writes down that it was said. */
async function utter(actor: Actor, saying: Saying, { write, input, ...how }: Saying1) {
  const { session, stage } = actor
  const { n, verb, device, row } = saying
  stage.note(`phone ${device} says ${n}: ${verb} ${row} ${JSON.stringify(how)}`)
  saying.key = await say(session, write, input, how)
  saying.isSaid = true
}

const begin = ({ stage, device, session }: Actor, verb: Verb, row: string) =>
  stage.book.begin(verb, { device: device.n, person: session.me, row })

const todo = (n: number, { dice }: Stage) => ({
  title: `Todo ${n}`,
  description: `The tap drips, said ${n}.`,
  price: String(dice.between(5, 20) * 1000),
  duration: '1',
  projectType: 'Onsite' as const,
  location: 'Yaba, Lagos',
  skills: dice.chance(0.85) ? SKILLS[0] : SKILLS[1],
})
const photo = ({ dice }: Stage) =>
  new File([picture(dice.below(5))], 'photo.png', { type: 'image/png' })

const CREATES_MAX = 8

async function create(actor: Actor) {
  const { stage, session } = actor
  const { book, dice } = stage
  const mine = book.all.filter(({ verb, person }) => verb === 'create' && person === session.me)
  if (mine.length >= CREATES_MAX) return
  const _id = newId('task')
  const saying = begin(actor, 'create', _id)
  const fields = todo(saying.n, stage)
  const clears = dice.chance(0.3) ? 'create-task' : undefined
  if (clears) await keepDraft(session.replica, clears, fields, session.now())
  const input = { ...fields, _id, ...(dice.chance(0.3) && { taskImage: photo(stage) }) }
  await utter(actor, saying, { write: tasks.createTask, input, ...(clears && { clears }) })
}

async function edit(actor: Actor) {
  const { stage, session } = actor
  const { dice } = stage
  const mine = (await (await View.of(session)).rows('tasks')).filter(
    ({ client, status }) => client === session.me && (status === 'pending' || dice.chance(0.1)),
  )
  const task = dice.pick(mine)
  if (!task) return
  const saying = begin(actor, 'edit', task._id)
  const { delivery } = task
  const isStrict = delivery.state === 'sent' && dice.chance(0.3)
  const input = {
    ...{ id: task._id, ...todo(saying.n, stage), skills: task.skills.join(',') },
    ...(isStrict && { updatedAt: task.updatedAt }),
    ...(dice.chance(0.1) && { taskImage: photo(stage) }),
  }
  const after = delivery.state === 'saved' && dice.chance(0.5) ? delivery.key : undefined
  await utter(actor, saying, { write: tasks.editTask, input, ...(after && { after }) })
}

const offer = (n: number, { dice }: Stage) => ({
  price: String(dice.between(5, 20) * 1000),
  description: `Nine years of taps, said ${n}.`,
  date: '2026-03-20',
})

async function apply(actor: Actor) {
  const { stage, session } = actor
  const { dice } = stage
  const view = await View.of(session)
  const had = new Set(
    (await view.rows('proposals'))
      .filter((row) => row.status !== 'withdrawn')
      .map((row) => row.task),
  )
  const open = (await view.openTasks()).filter(({ _id }) => !had.has(_id) || dice.chance(0.05))
  const task = dice.pick(open)
  if (!task) return
  const _id = newId('proposal')
  const saying = begin(actor, 'apply', _id)
  const fields = offer(saying.n, stage)
  const clears = dice.chance(0.3) ? proposalDraft(task._id) : undefined
  if (clears) await keepDraft(session.replica, clears, fields, session.now())
  const input = { taskId: task._id, _id, title: task.title, ...fields }
  await utter(actor, saying, { write: proposals.applyForTask, input, ...(clears && { clears }) })
}

async function myProposal({ stage, session }: Actor) {
  const rows = await (await View.of(session)).rows('proposals')
  const there = rows.filter(
    ({ delivery, status }) => delivery.state === 'sent' && status === 'pending',
  )
  return stage.dice.pick(there)
}

async function editProposal(actor: Actor) {
  const proposal = await myProposal(actor)
  if (!proposal) return
  const saying = begin(actor, 'edit proposal', proposal._id)
  const input = { id: proposal._id, ...offer(saying.n, actor.stage) }
  await utter(actor, saying, { write: proposals.editProposal, input })
}

async function withdraw(actor: Actor) {
  const proposal = await myProposal(actor)
  if (!proposal) return
  const saying = begin(actor, 'withdraw', proposal._id)
  await utter(actor, saying, { write: proposals.withdrawProposal, input: { id: proposal._id } })
}

async function submit(actor: Actor) {
  const { stage, session } = actor
  const rows = await (await View.of(session)).rows('tasks')
  const mine = rows.filter(
    ({ tasker, status }) =>
      tasker?._id === session.me && (status === 'in-progress' || status === 'submitted'),
  )
  const task = stage.dice.pick(mine)
  if (!task) return
  const saying = begin(actor, 'submit', task._id)
  const file = stage.dice.chance(0.4) && { submissionFile: photo(stage) }
  const input = { id: task._id, submissionNotes: `Done, said ${saying.n}.`, ...file }
  await utter(actor, saying, { write: work.submitWork, input })
}

async function profile(actor: Actor) {
  const { stage, session } = actor
  const { dice } = stage
  const role = stage.people.find(({ id }) => id === session.me)?.role
  const saying = begin(actor, 'profile', session.me)
  const location = `Yaba, said ${saying.n}`
  const moves = role === 'tasker' && dice.chance(0.4)
  const input = moves
    ? { skillsets: [dice.chance(0.6) ? SKILLS[0] : SKILLS[1]], location }
    : { jobTitle: 'Plumber', profileDescription: 'Taps and pipes.', location }
  const face = dice.chance(0.2) && { profilePicture: photo(stage) }
  await utter(actor, saying, { write: accounts.updateProfile, input: { ...input, ...face } })
}

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
  const found = await pickUnsent(
    actor,
    ({ state, input }) => state === 'waiting' && !input['taskImage'],
  )
  if (!found || found.saying.verb === 'withdraw') return
  const { unsent, saying } = found
  const next = begin(actor, saying.verb, saying.row)
  // Between here and the answer either text may be the one that counts.
  const revised = await revise(actor.session, unsent.key, renumbered(unsent.input, next.n))
  actor.stage.note(`phone ${actor.device.n} revises ${saying.n} to ${next.n}: ${revised}`)
  if (revised === 'too_late') return
  saying.isRevised = true
  Object.assign(next, { isSaid: true, key: unsent.key })
}

async function letGo(actor: Actor) {
  const found = await pickUnsent(actor, ({ state }) => state !== 'sending')
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
  const { updatedAt: _stale, ...input } = renumbered(unsent.input, next.n)
  await utter(actor, next, {
    write,
    input: { ...input, ...(isNew && { _id: row }) },
    clears: draft,
  })
}

export const SAID = {
  ...{ create, edit, apply, withdraw, submit, profile, change, letGo, sayAgain },
  editProposal,
}
