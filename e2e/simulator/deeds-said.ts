import { newId } from '#schema/domain/ids.ts'
import { proposalDraft } from '#pwa/features/proposals/writes.ts'
import * as accounts from '#pwa/features/accounts/writes.ts'
import * as proposals from '#pwa/features/proposals/writes.ts'
import * as work from '#pwa/features/tasks/work-writes.ts'
import * as tasks from '#pwa/features/tasks/writes.ts'
import { keepDraft } from '#pwa/replica/drafts.ts'
import { isLive } from '#pwa/replica/database.ts'
import { View } from '#pwa/replica/view.ts'
import type { Session } from '#pwa/session/door.ts'
import { largePdf, picture } from './picture.ts'
import { SKILLS } from './people.ts'
import type { Stage } from './stage.ts'
import { begin, utter, type Actor } from './utter.ts'

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

/** One to two megabytes. */
const long = ({ dice }: Stage) =>
  new File([largePdf(dice.between(5, 8))], 'work.pdf', { type: 'application/pdf' })

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

/** As the edit screen has it: behind what was said before of the todo and is not shown as the server's yet. */
async function earlierOn({ replica }: Session, id: string) {
  const said = await replica.outbox.where('ref').equals(id).toArray()
  return said.findLast((entry) => isLive(entry) && /create|edit/.test(entry.kind))?.key
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
  // Others do it without If-Match, and then the last one to be heard is right.
  const isStrict = dice.chance(0.6)
  const earlier = await earlierOn(session, task._id)
  const after = isStrict || dice.chance(0.5) ? earlier : undefined
  const input = {
    ...{ id: task._id, ...todo(saying.n, stage), skills: task.skills.join(',') },
    ...(isStrict && !after && { ifMatch: task.updatedAt }),
    ...(dice.chance(0.1) && { taskImage: photo(stage) }),
  }
  const seen = isStrict ? { ...task } : undefined
  await utter(actor, saying, { write: tasks.editTask, input, after, seen })
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
  const isLarge = stage.dice.chance(0.25)
  const file = stage.dice.chance(0.6) && { submissionFile: isLarge ? long(stage) : photo(stage) }
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

export const SAID = { create, edit, apply, withdraw, submit, profile, editProposal }
