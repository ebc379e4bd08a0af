import { requestAdjustment } from '#schema/contract/adjustments.ts'
import { setAlert } from '#schema/contract/alerts.ts'
import { cancelTask, offerCancel, withdrawCancelOffer } from '#schema/contract/cancel.ts'
import { postUpdate } from '#schema/contract/community.ts'
import {
  findDispute,
  offerSplit,
  openDispute,
  settleDispute,
  withdrawOffer,
} from '#schema/contract/disputes.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { declineInvitation, inviteToTask } from '#schema/contract/invitations.ts'
import { applyForTask, awardTask, declineProposal } from '#schema/contract/proposals.ts'
import { answerQuestion, askQuestion } from '#schema/contract/questions.ts'
import { setSaved } from '#schema/contract/saved.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { createTask, editTask } from '#schema/contract/tasks.ts'
import { decideReport, report } from '#schema/contract/trust.ts'
import { dayAfter, dayOf, startOfDay } from '#schema/domain/days.ts'
import { newId, type Id } from '#schema/domain/ids.ts'
import type { Call } from './calls.ts'
import type { Participants, Step } from './run-task-lifecycle.ts'

const HOUR_MS = 3_600_000

export type Options = { call: Call; participants: Participants; start: number }

export function tools({ call, participants, start }: Options) {
  const userOf = (handle: string) => {
    const user = participants.get(handle)
    if (!user) throw new Error(`No user has the handle ${handle}`)
    return user
  }
  const timeOf = (hoursAgo: number) => start - hoursAgo * HOUR_MS
  const step = <E extends Endpoint>(
    hoursAgo: number,
    by: string,
    endpoint: E,
    input: WireInput<E>,
  ): Step => ({ at: timeOf(hoursAgo), run: () => call(userOf(by).token, endpoint, input) })
  return { call, userOf, timeOf, step }
}
type Tools = ReturnType<typeof tools>

const ELECTRICAL = {
  price: 20_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  address: '14 Hughes Avenue, second gate',
  skills: ['Electrical Repairs'],
} as const

/** A task with a proposal by each of the taskers, an hour and more after it. */
export function postedTask(seed: Tools, client: string, title: string, hoursAgo: number) {
  const { step, timeOf } = seed
  const id = newId('task')
  const fields = { ...ELECTRICAL, skills: [...ELECTRICAL.skills], title, description: title }
  const post = step(hoursAgo, client, createTask, { _id: id, ...fields })
  const proposalOf = (by: string, price: number, hours = hoursAgo - 1) => {
    const proposalId = newId('proposal')
    const apply = step(hours, by, applyForTask, {
      taskId: id,
      _id: proposalId,
      price,
      description: 'I come with my own tools and clean up afterwards.',
      date: dayAfter(dayOf(timeOf(hours)), 6),
    })
    return { proposalId, apply }
  }
  return { id, fields, post, proposalOf }
}

/** Changed, assigned, declined by the tasker, and open again for the other one, who is not selected. */
function reopenedTask(seed: Tools): Step[] {
  const { step, userOf } = seed
  const { id, fields, post, proposalOf } = postedTask(seed, 'client', 'Bell at the back gate', 70)
  const own = proposalOf('tasker', 19_000)
  const other = proposalOf('sani', 18_500, 68.5)
  return [
    post,
    own.apply,
    other.apply,
    step(68, 'client', editTask, { id, ...fields, duration: 2 }),
    step(67, 'client', awardTask, { taskId: id, taskerId: userOf('sani').id }),
    step(60, 'sani', cancelTask, { id, reason: 'My car does not start. I am sorry.' }),
    step(52, 'client', declineProposal, { id: own.proposalId }),
  ]
}

/** Three are invited: one declines, one applies, and the demo professional has not answered. */
function invitations(seed: Tools): Step[] {
  const { step, userOf } = seed
  const { id, post, proposalOf } = postedTask(seed, 'client', 'Lights along the garden wall', 9)
  const invite = (hours: number, by: string) =>
    step(hours, 'client', inviteToTask, { id, taskerId: userOf(by).id })
  return [
    post,
    invite(8, 'sani'),
    invite(7.5, 'musa'),
    invite(7, 'tasker'),
    step(6, 'musa', declineInvitation, { id, reason: 'too_far' }),
    proposalOf('sani', 21_000, 5).apply,
  ]
}

/** Todos for one person only: one waits for the demo professional, one was declined, and one got no answer. */
function asks(seed: Tools): Step[] {
  const { step, userOf } = seed
  const ask = (hoursAgo: number, by: string, title: string) => {
    const id = newId('task')
    const fields = { ...ELECTRICAL, skills: [...ELECTRICAL.skills], title, description: title }
    const forUserId = userOf(by).id
    return { id, post: step(hoursAgo, 'client', createTask, { _id: id, ...fields, forUserId }) }
  }
  const declined = ask(31, 'musa', 'Two sockets in the kitchen')
  return [
    ask(55, 'sani', 'Wire for the new water heater').post,
    declined.post,
    step(28, 'musa', declineInvitation, { id: declined.id, reason: 'no_time' }),
    ask(4, 'tasker', 'Ceiling fan like the one you hung last year').post,
  ]
}

/** The demo professional has an alert beside that of the profile; at noon of the day before it finds a todo. */
function alertSteps(seed: Tools): Step[] {
  const { call, step, timeOf, userOf } = seed
  const place = 'lagos-ikeja'
  const alert = {
    id: newId('alert'),
    field: 'Electrician',
    skills: ['Electrical Repairs'],
    place,
  } as const
  const fields = { ...ELECTRICAL, skills: [...ELECTRICAL.skills], location: 'Ikeja, Lagos', place }
  const title = 'Two sockets that spark when it rains'
  const post = () =>
    call(userOf('emeka').token, createTask, {
      ...fields,
      _id: newId('task'),
      title,
      description: title,
    })
  return [
    step(96, 'tasker', setAlert, {
      ...alert,
      skills: [...alert.skills],
      reach: '10',
      minPrice: 15_000,
    }),
    { at: startOfDay(dayOf(timeOf(24))) + 12 * HOUR_MS, run: post },
  ]
}

/** Two professionals ask about a todo, and the client has answered one of them. */
function questions(seed: Tools): Step[] {
  const { step } = seed
  const { id, post } = postedTask(seed, 'client', 'Two fans in the bedroom', 11)
  const answered = newId('question')
  return [
    post,
    step(10, 'tasker', askQuestion, { id, _id: answered, question: 'Are the fans there already?' }),
    step(9, 'client', answerQuestion, {
      id,
      questionId: answered,
      answer: 'Yes, both with their boxes. You bring the wire.',
    }),
    step(5, 'sani', askQuestion, {
      id,
      _id: newId('question'),
      question: 'Is the ceiling of concrete or of boards?',
    }),
  ]
}

/** The demo accounts have saved professionals and todos, one of which was assigned since. */
function savedSteps(seed: Tools): Step[] {
  const { timeOf, call, step, userOf } = seed
  const save = (hours: number, by: string, kind: 'task' | 'user', id: () => string): Step => ({
    at: timeOf(hours),
    run: () => call(userOf(by).token, setSaved, { kind, id: id() as Id<'saved'>, isSaved: true }),
  })
  const open = postedTask(seed, 'emeka', 'Change the fuse box of a small shop', 30)
  const taken = postedTask(seed, 'ngozi', 'Wire a new kitchen socket', 28)
  return [
    open.post,
    taken.post,
    save(26, 'tasker', 'task', () => open.id),
    save(26, 'tasker', 'task', () => taken.id),
    taken.proposalOf('sani', 18_000, 25).apply,
    step(24, 'ngozi', awardTask, { taskId: taken.id, taskerId: userOf('sani').id }),
    save(20, 'client', 'user', () => userOf('sani').id),
    save(19, 'client', 'user', () => userOf('musa').id),
    save(18, 'tasker', 'user', () => userOf('musa').id),
  ]
}

/** A tasker cancels days after the award. */
function cancelledTask(seed: Tools): Step[] {
  const { step, userOf } = seed
  const { id, post, proposalOf } = postedTask(seed, 'client', 'Light in the store room', 130)
  const { apply } = proposalOf('tasker', 18_000)
  return [
    post,
    apply,
    step(128, 'client', awardTask, { taskId: id, taskerId: userOf('tasker').id }),
    step(80, 'tasker', cancelTask, { id, reason: 'I am ill and cannot climb this week.' }),
  ]
}

/** An offer to end the work is withdrawn; then there is a dispute, an offer that is taken back, and a split. */
function settledTask(seed: Tools): Step[] {
  const { call, step, timeOf, userOf } = seed
  const { id, post, proposalOf } = postedTask(seed, 'ngozi', 'Pump that starts by itself', 200)
  const { apply } = proposalOf('tasker', 20_000)
  const settle = async () => {
    const { token } = userOf('tasker')
    const { dispute } = await call(token, findDispute, { id })
    const [offer] = dispute.offers
    if (offer) await call(token, settleDispute, { id, offer: offer._id })
  }
  const statement = 'The pump still starts in the night. I have a film of it.'
  return [
    post,
    apply,
    step(198, 'ngozi', awardTask, { taskId: id, taskerId: userOf('tasker').id }),
    step(190, 'ngozi', offerCancel, { id, amount: '8000', note: 'I may sell the pump.' }),
    step(186, 'ngozi', withdrawCancelOffer, { id }),
    step(100, 'ngozi', openDispute, { id, reason: 'not_as_agreed', statement }),
    step(99, 'ngozi', offerSplit, { id, release: '10000', refund: '10000' }),
    step(98, 'ngozi', withdrawOffer, { id }),
    step(96, 'ngozi', offerSplit, { id, release: '14000', refund: '6000' }),
    { at: timeOf(90), run: settle },
  ]
}

/** An administrator removes a task, decides a report and posts news. */
function administratorSteps(seed: Tools): Step[] {
  const { step, userOf } = seed
  const { id, post, proposalOf } = postedTask(seed, 'client', 'Connect my shop to the street', 150)
  const { apply } = proposalOf('tasker', 20_000)
  const reportId = newId('report')
  return [
    post,
    apply,
    step(140, 'admin', removeTask, {
      id,
      reason: 'Connecting a shop past the meter is not legal.',
    }),
    step(3, 'client', report, {
      _id: reportId,
      target: 'user',
      targetId: userOf('femi').id as string as Id<'reported'>,
      reason: 'abuse',
      words: 'He wrote that he will come to my house.',
    }),
    step(2, 'admin', decideReport, {
      id: reportId,
      decision: 'upheld',
      reason: 'A threat, in words that everybody can read.',
    }),
    // Both wait for the administrator of the demo.
    step(1.5, 'client', report, {
      target: 'user',
      targetId: userOf('musa').id as string as Id<'reported'>,
      reason: 'abuse',
      words: 'He came two hours late and shouted at my sister.',
    }),
    step(1, 'second-admin', requestAdjustment, {
      user: userOf('tasker').id,
      direction: 'credit',
      amount: '500',
      reason: 'The fare to a todo whose address was wrong.',
    }),
    step(6, 'admin', postUpdate, {
      caption:
        'Banks are slow today: a withdrawal can take until tomorrow morning. Your money is safe.',
      audience: 'all',
    }),
  ]
}

/** What the other tasks do not go through; the demo accounts get a notice of each turn. */
export function eventSteps(options: Options): Step[] {
  const seed = tools(options)
  return [
    reopenedTask,
    invitations,
    asks,
    alertSteps,
    questions,
    savedSteps,
    cancelledTask,
    settledTask,
    administratorSteps,
  ].flatMap((steps) => steps(seed))
}
