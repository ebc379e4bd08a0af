import * as cancels from '#schema/contract/cancel.ts'
import * as disputes from '#schema/contract/disputes.ts'
import { fundStage } from '#schema/contract/funding.ts'
import * as invitations from '#schema/contract/invitations.ts'
import * as proposals from '#schema/contract/proposals.ts'
import { removeReview } from '#schema/contract/review-removal.ts'
import * as reviews from '#schema/contract/reviews.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import * as tasks from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { CLIENTS, type Step } from './model.ts'
import { naira, PLAN_ACTS, termsInput } from './server-plan-acts.ts'
import type { Act } from './server-subject.ts'

const text = 'As agreed.'

const rated = ({ by, rating }: Step) =>
  CLIENTS.includes(by) ? { taskerRating: rating } : { clientRating: rating }
const split = ({ amount, rest }: Step) => ({ release: naira(amount), refund: naira(rest) })

export const ACTS: Record<string, Act> = {
  ...PLAN_ACTS,
  apply: (send, { id: taskId, newProposal, now }, step) =>
    send(proposals.applyForTask, {
      _id: newProposal,
      taskId,
      description: 'I can.',
      ...termsInput(step, now),
    }),
  editProposal: (send, { proposalOf }, { by, amount }) =>
    send(proposals.editProposal, { id: proposalOf(by), price: naira(amount) }),
  withdraw: (send, { proposalOf }, { by }) =>
    send(proposals.withdrawProposal, { id: proposalOf(by) }),
  decline: (send, { proposalOf }, { tasker }) =>
    send(proposals.declineProposal, { id: proposalOf(tasker), reason: 'declined_price' }),
  award: (send, { id: taskId, userOf, version }, { tasker, yes }) =>
    send(proposals.awardTask, {
      taskId,
      version,
      taskerId: userOf(tasker).id,
      funding: yes ? 'all' : 'stage',
    }),
  edit: (send, { id }, { amount }) =>
    send(tasks.editTask, { id, ...taskInput({ price: naira(amount) }) }),
  invite: (send, { id, userOf }, { tasker }) =>
    send(invitations.inviteToTask, { id, taskerId: userOf(tasker).id }),
  declineInvitation: (send, { id }) => send(invitations.declineInvitation, { id }),
  show: (send, { id }) => send(invitations.showTask, { id }),
  waitLonger: (send, { id }) => send(invitations.waitLonger, { id }),
  see: (send, { id }) => send(findTask, { id }),
  async list(send, { id }) {
    const { status, body } = await send(listOpenTasks, {})
    const isListed = JSON.stringify(body).includes(id)
    return { status: status === 200 && !isListed ? 404 : status, body }
  },
  remove: (send, { id }) => send(tasks.deleteTask, { id }),
  restore: (send, { id }) => send(tasks.restoreTask, { id }),
  repost: (send, { id }) => send(cancels.repostTask, { id }),
  submit: (send, { id }) => send(tasks.submitWork, { id, submissionNotes: text }),
  requestChanges: (send, { id }) => send(tasks.requestChanges, { id, note: text }),
  fund: (send, { id, unfunded: { n, missing } }) =>
    send(fundStage, { id, n: String(n), amount: naira(missing) }),
  approve: (send, { id }) => send(tasks.approveTask, { id }),
  cancel: (send, { id }, { yes: reopen }) => send(cancels.cancelTask, { id, reason: text, reopen }),
  offerCancel: (send, { id }, { amount, yes: reopen }) =>
    send(cancels.offerCancel, { id, amount: naira(amount), note: text, reopen }),
  withdrawOffer: (send, { id }) => send(cancels.withdrawCancelOffer, { id }),
  acceptOffer: (send, { id }, { amount }) =>
    send(cancels.acceptCancelOffer, { id, amount: naira(amount) }),
  removeAsAdmin: (send, { id }, { amount }) => send(removeTask, { id, release: naira(amount) }),
  openDispute: (send, { id }) =>
    send(disputes.openDispute, { id, reason: 'late', statement: text }),
  answerDispute: (send, { id }) => send(disputes.answerDispute, { id, statement: text }),
  offerSplit: (send, { id }, step) => send(disputes.offerSplit, { id, ...split(step) }),
  withdrawSplit: (send, { id }) => send(disputes.withdrawOffer, { id }),
  acceptSplit: (send, { id, dispute, userOf }, { tasker }) => {
    const offer = dispute.offers.find(({ by }) => by === userOf(tasker).id)
    return send(disputes.settleDispute, { id, offer: offer?.id ?? newId('offer') })
  },
  decide: (send, { dispute }, step) =>
    send(disputes.decideDispute, {
      id: dispute.id,
      ...split(step),
      outcome: step.yes ? 'split' : 'continue',
      reason: text,
    }),
  review: (send, { id }, step) => send(reviews.reviewTask, { id, ...rated(step) }),
  changeReview: (send, { id }, step) => send(reviews.changeReview, { id, ...rated(step) }),
  skipReview: (send, { id }) => send(reviews.skipReview, { id }),
  reply: (send, { id }) => send(reviews.replyToReview, { id, reply: text }),
  removeReview: (send, { reviews: written }, { yes }) =>
    send(removeReview, {
      id: written[yes ? 'client' : 'tasker'],
      breach: 'abuse',
      reason: text,
    }),
}
