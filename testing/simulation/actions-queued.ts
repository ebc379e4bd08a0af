import * as accounts from '#pwa/features/accounts/profile/queueable.ts'
import * as proposals from '#pwa/features/proposals/queueable.ts'
import { applyDraftKey } from '#pwa/features/proposals/queueable.ts'
import * as changes from '#pwa/features/tasks/changes/queueable.ts'
import * as disputes from '#pwa/features/tasks/dispute/queueable.ts'
import * as tasks from '#pwa/features/tasks/post/queueable.ts'
import * as work from '#pwa/features/tasks/work/queueable.ts'
import * as works from '#pwa/features/works/queueable.ts'
import { saveDraft } from '#pwa/outbox/drafts.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { findLatestKey } from '#pwa/outbox/queue.ts'
import { newId } from '#schema/domain/ids.ts'
import type { SimulationContext } from './context.ts'
import { beginWrite, enqueueRecorded, type Actor } from './enqueue-recorded.ts'
import { largePdf, onePixelPng } from './files.ts'
import { writeMark } from './server-effects.ts'
import { SKILLS } from './users.ts'

const taskFields = (writeNumber: number, { random }: SimulationContext) => ({
  title: `Todo ${writeNumber}`,
  description: `The tap drips (${writeMark(writeNumber)}).`,
  price: String(random.between(5, 20) * 1000),
  duration: '1',
  projectType: 'Onsite' as const,
  location: 'Yaba, Lagos',
  place: random.chance(0.5) ? 'lagos-ikeja' : '',
  skills: random.chance(0.85) ? SKILLS[0] : SKILLS[1],
})
const imageFile = ({ random }: SimulationContext) =>
  new File([onePixelPng(random.below(5))], 'photo.png', { type: 'image/png' })

/** One to two megabytes, uploaded in parts. */
const largeFile = ({ random }: SimulationContext) =>
  new File([largePdf(random.between(5, 8))], 'work.pdf', { type: 'application/pdf' })

const CREATES_MAX = 6

async function create(actor: Actor) {
  const { context, session } = actor
  const { recorder, random } = context
  const ownCreates = recorder.all.filter(
    ({ action, userId }) => action === 'create' && userId === session.userId,
  )
  if (ownCreates.length >= CREATES_MAX) return
  const _id = newId('task')
  const write = beginWrite(actor, 'create', _id)
  const fields = taskFields(write.number, context)
  const draft = random.chance(0.3) ? 'create-task' : undefined
  if (draft) await saveDraft(session.replica, draft, fields)
  const image = random.chance(0.3) && { taskImage: imageFile(context) }
  await enqueueRecorded(actor, write, {
    command: tasks.createTask,
    input: { ...fields, _id, ...image },
    ...(draft && { draft }),
  })
}

const TASK_COMMANDS = [tasks.createTask, tasks.editTask].map(({ command }) => command.name)

async function edit(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const rows = await (await OptimisticView.load(session)).rows('tasks')
  const editable = rows.filter(
    ({ client, status }) =>
      client === session.userId && (status === 'pending' || random.chance(0.1)),
  )
  const task = random.pick(editable)
  if (!task) return
  const write = beginWrite(actor, 'edit', task._id)
  // Clients that send no If-Match overwrite: the last write wins.
  const isConditional = random.chance(0.6)
  // The entry that the edit screen would build on.
  const pendingKey = await findLatestKey(session, task._id, TASK_COMMANDS)
  const after = isConditional || random.chance(0.5) ? pendingKey : undefined
  const fields = taskFields(write.number, context)
  const input = {
    ...fields,
    id: task._id,
    skills: task.skills.join(','),
    ...(isConditional && !after && { ifMatch: task.updatedAt }),
    ...(random.chance(0.1) && { taskImage: imageFile(context) }),
  }
  const original = isConditional ? { ...task } : undefined
  await enqueueRecorded(actor, write, { command: tasks.editTask, input, after, original })
}

const proposalFields = (writeNumber: number, { random }: SimulationContext) => ({
  price: String(random.between(5, 20) * 1000),
  description: `Nine years of taps (${writeMark(writeNumber)}).`,
  date: '2026-03-20',
})

async function apply(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const view = await OptimisticView.load(session)
  const ownProposals = await view.rows('proposals')
  const appliedTo = new Set(
    ownProposals.filter(({ status }) => status !== 'withdrawn').map(({ task }) => task),
  )
  const openTasks = (await view.openTasks()).filter(
    ({ _id }) => !appliedTo.has(_id) || random.chance(0.05),
  )
  const task = random.pick(openTasks)
  if (!task) return
  const _id = newId('proposal')
  const write = beginWrite(actor, 'apply', _id)
  const fields = proposalFields(write.number, context)
  const draft = random.chance(0.3) ? applyDraftKey(task._id) : undefined
  if (draft) await saveDraft(session.replica, draft, fields)
  await enqueueRecorded(actor, write, {
    command: proposals.applyForTask,
    input: { taskId: task._id, _id, title: task.title, ...fields },
    ...(draft && { draft }),
  })
}

async function pickOwnProposal({ context, session }: Actor) {
  const rows = await (await OptimisticView.load(session)).rows('proposals')
  const onServer = rows.filter(
    ({ delivery, status }) => delivery.state === 'sent' && status === 'pending',
  )
  return context.random.pick(onServer)
}

async function editProposal(actor: Actor) {
  const proposal = await pickOwnProposal(actor)
  if (!proposal) return
  const write = beginWrite(actor, 'edit proposal', proposal._id)
  const input = { id: proposal._id, ...proposalFields(write.number, actor.context) }
  await enqueueRecorded(actor, write, { command: proposals.editProposal, input })
}

async function withdraw(actor: Actor) {
  const proposal = await pickOwnProposal(actor)
  if (!proposal) return
  const write = beginWrite(actor, 'withdraw', proposal._id)
  const input = { id: proposal._id }
  await enqueueRecorded(actor, write, { command: proposals.withdrawProposal, input })
}

async function submit(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const rows = await (await OptimisticView.load(session)).rows('tasks')
  const assigned = rows.filter(
    ({ tasker, status }) =>
      tasker?._id === session.userId && (status === 'in-progress' || status === 'submitted'),
  )
  const task = random.pick(assigned)
  if (!task) return
  const write = beginWrite(actor, 'submit', task._id)
  const isLarge = random.chance(0.25)
  const hasFile = random.chance(0.6)
  const submissionFile = hasFile && (isLarge ? largeFile(context) : imageFile(context))
  const input = {
    id: task._id,
    submissionNotes: `Done (${writeMark(write.number)}).`,
    ...(submissionFile && { submissionFile }),
  }
  await enqueueRecorded(actor, write, { command: work.submitWork, input })
}

async function requestChanges(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const rows = await (await OptimisticView.load(session)).rows('tasks')
  const submitted = rows.filter(
    ({ client, status }) => client === session.userId && status === 'submitted',
  )
  const task = random.pick(submitted)
  if (!task) return
  const write = beginWrite(actor, 'request changes', task._id)
  const input = { id: task._id, note: `A joint drips (${writeMark(write.number)}).` }
  await enqueueRecorded(actor, write, { command: changes.requestChanges, input })
}

/** Opens a dispute, or answers that of the other side. */
async function state(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const rows = await (await OptimisticView.load(session)).rows('tasks')
  const own = rows.filter(
    ({ client, tasker, status, dispute }) =>
      [client, tasker?._id].includes(session.userId) &&
      (status === 'in-progress' ||
        status === 'submitted' ||
        (status === 'disputed' && dispute?.openedBy !== session.userId)),
  )
  const task = random.pick(own)
  if (!task) return
  const write = beginWrite(actor, 'statement', task._id)
  const isAnswer = task.status === 'disputed'
  const input = {
    id: task._id,
    statement: `It was so (${writeMark(write.number)}).`,
    ...(!isAnswer && { reason: 'other' as const }),
    ...(random.chance(0.3) && { evidence1: imageFile(context) }),
  }
  const command = isAnswer ? disputes.answerDispute : disputes.openDispute
  await enqueueRecorded(actor, write, { command, input })
}

async function profile(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const role = context.users.find(({ id }) => id === session.userId)?.role
  const write = beginWrite(actor, 'profile', session.userId)
  const location = `Yaba (${writeMark(write.number)})`
  const changesTrade = role === 'tasker' && random.chance(0.4)
  const place = random.chance(0.5) ? 'lagos-ikeja' : ''
  const fields = changesTrade
    ? { skillsets: [random.chance(0.6) ? SKILLS[0] : SKILLS[1]], location, place }
    : { jobTitle: 'Plumber', profileDescription: 'Taps and pipes.', location, areas: ['ogun-ifo'] }
  const image = random.chance(0.2) && { profilePicture: imageFile(context) }
  const input = { ...fields, ...image }
  await enqueueRecorded(actor, write, { command: accounts.updateProfile, input })
}

const PICTURES_MAX = 4

async function addPicture(actor: Actor) {
  const { context, session } = actor
  const own = context.recorder.all.filter(
    ({ action, userId }) => action === 'add picture' && userId === session.userId,
  )
  if (own.length >= PICTURES_MAX) return
  const _id = newId('workPicture')
  const write = beginWrite(actor, 'add picture', _id)
  const caption = `A tap (${writeMark(write.number)})`
  const input = { _id, picture: imageFile(context), caption, field: 'Plumbing' }
  await enqueueRecorded(actor, write, { command: works.addWorkPicture, input })
}

export const QUEUED_ACTIONS = {
  addPicture,
  create,
  edit,
  apply,
  withdraw,
  submit,
  requestChanges,
  state,
  profile,
  editProposal,
}
