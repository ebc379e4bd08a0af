import { expect, it } from 'vitest'
import { acceptCancelOffer, cancelTask, withdrawCancelOffer } from '#schema/contract/cancel.ts'
import * as disputes from '#schema/contract/disputes.ts'
import { declineInvitation, inviteToTask } from '#schema/contract/invitations.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { replyToReview, reviewTask, skipReview } from '#schema/contract/reviews.ts'
import * as tasks from '#schema/contract/tasks.ts'
import { objectToPicture, takeOverPicture } from '#schema/contract/work-pictures.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { ASK_WAIT_MS, CANCEL_REPLY_MS, DAY_MS, DISPUTE_ANSWER_MS } from '#schema/domain/limits.ts'
import { STAGE_NOTICES } from '#schema/domain/messages/stage-notices.ts'
import { NOTICE_KINDS, type NoticeKind } from '#schema/domain/notice.ts'
import { expectNotice, type NoticeCase } from '#testing/worker/expect-notice.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import { createPicturedTask } from '#testing/worker/pictured-task.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { publishReviewsJob } from '#worker/reviews/jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'

type Scene = { market: Market; client: TestUser; tasker: TestUser; other: TestUser }
type Arrange = (scene: Scene) => Promise<Omit<NoticeCase, 'kind'>>

const at = (page: string) => (user: TestUser, id: TaskId) => ({ user, link: `/${page}/${id}` })
const task = at('single-task')
const dispute = at('dispute')
const cancel = at('cancel-task')
const myProposals = (user: TestUser) => ({ user, link: '/applied-tasks' })

const applied = async ({ market, client, tasker, other }: Scene) => {
  const { _id: id } = await market.postTask(client)
  await market.apply(tasker, { _id: id })
  await market.apply(other, { _id: id })
  return id
}
const assigned = async ({ market, client, tasker }: Scene) =>
  (await market.createAssignedTask(client, tasker))._id
const submitted = async (scene: Scene) => {
  const id = await assigned(scene)
  await scene.market.submit(scene.tasker, { _id: id })
  return id
}
const disputed = async (scene: Scene) => {
  const id = await assigned(scene)
  await scene.market.openDispute(scene.client, { _id: id })
  return id
}
const completed = async ({ market, client, tasker }: Scene) =>
  (await market.createCompletedTask(client, tasker))._id
const jobsAfter = (market: Market, ms: number) => {
  market.advanceClock(ms)
  return () => runJobs(market.deps, [dueTasksJob, publishReviewsJob])
}
const split = (id: TaskId) => ({ id, release: 10_000, refund: 8_000 })

const CASES: Partial<Record<NoticeKind, Arrange>> = {
  async applied({ market, client, tasker }) {
    const { _id: taskId } = await market.postTask(client)
    const input = { taskId, price: '18000', description: 'I can.', date: '2026-03-20' }
    return {
      to: [{ user: client, link: `/proposals/${taskId}` }],
      act: () => tasker.send(applyForTask, input),
    }
  },
  async notSelected(scene) {
    const { client, tasker, other } = scene
    const input = { taskId: await applied(scene), taskerId: tasker.id }
    return { to: [myProposals(other)], act: () => client.send(awardTask, input) }
  },
  async awarded(scene) {
    const { client, tasker } = scene
    const taskId = await applied(scene)
    const act = () => client.send(awardTask, { taskId, taskerId: tasker.id })
    return { to: [task(tasker, taskId)], act }
  },
  async invited({ market, client, tasker }) {
    const { _id: id } = await market.postTask(client)
    const act = () => client.send(inviteToTask, { id, taskerId: tasker.id })
    return { to: [task(tasker, id)], act }
  },
  async invitationDeclined({ market, client, tasker }) {
    const { _id: id } = await market.postTask(client)
    await market.invite(client, tasker, { _id: id })
    const act = () => tasker.send(declineInvitation, { id, reason: 'too_far' })
    return { to: [{ user: client, link: `/proposals/${id}` }], act }
  },
  async asked({ client, tasker }) {
    const _id = newId('task')
    const act = () => client.send(tasks.createTask, taskInput({ _id, forUserId: tasker.id }))
    return { to: [task(tasker, _id)], act }
  },
  async askDeclined({ market, client, tasker }) {
    const { _id: id } = await market.postTask(client, { forUserId: tasker.id })
    const act = () => tasker.send(declineInvitation, { id, reason: 'too_far' })
    return { to: [{ user: client, link: `/proposals/${id}` }], act }
  },
  async askUnanswered({ market, client, tasker }) {
    const { _id: id } = await market.postTask(client, { forUserId: tasker.id })
    return {
      to: [{ user: client, link: `/proposals/${id}` }],
      act: jobsAfter(market, ASK_WAIT_MS),
    }
  },
  async taskChanged(scene) {
    const { client, tasker, other } = scene
    const id = await applied(scene)
    const act = () => client.send(tasks.editTask, { id, ...taskInput({ price: '21000' }) })
    return { to: [task(tasker, id), task(other, id)], act }
  },
  async proposalReopened(scene) {
    const { market, client, tasker, other } = scene
    const taskId = await applied(scene)
    await client.send(awardTask, { taskId, taskerId: tasker.id })
    const input = { id: taskId, reason: 'I am ill.', reopen: true }
    await market.keepSignedIn()
    return { to: [myProposals(other)], act: () => tasker.send(cancelTask, input) }
  },
  async expiryWarning({ market, client }) {
    const { _id: id } = await market.postTask(client)
    return { to: [task(client, id)], act: jobsAfter(market, 25 * DAY_MS) }
  },
  async expired({ market, client }) {
    const { _id: id } = await market.postTask(client)
    await jobsAfter(market, 25 * DAY_MS)()
    return { to: [task(client, id)], act: jobsAfter(market, 5 * DAY_MS) }
  },
  async pictureTaken({ market, client, tasker }) {
    const { id, source } = await createPicturedTask(market, client, tasker)
    const act = () => tasker.send(takeOverPicture, { id, source })
    return { to: [task(client, id)], act }
  },
  async pictureRefused({ market, client, tasker }) {
    const { id, source } = await createPicturedTask(market, client, tasker)
    const { body } = await tasker.send(takeOverPicture, { id, source })
    const act = () => client.send(objectToPicture, { id: body.picture._id })
    return { to: [task(tasker, id)], act }
  },
  async submitted(scene) {
    const id = await assigned(scene)
    const act = () => scene.tasker.send(tasks.submitWork, { id, submissionNotes: 'Done.' })
    return { to: [task(scene.client, id)], act }
  },
  async changesRequested(scene) {
    const id = await submitted(scene)
    const act = () => scene.client.send(tasks.requestChanges, { id, note: 'A joint drips.' })
    return { to: [task(scene.tasker, id)], act }
  },
  async decisionReminder(scene) {
    const id = await submitted(scene)
    return { to: [task(scene.client, id)], act: jobsAfter(scene.market, DAY_MS) }
  },
  async approved(scene) {
    const id = await submitted(scene)
    const act = () => scene.client.send(tasks.approveTask, { id })
    return { to: [task(scene.tasker, id)], act }
  },
  async autoApproved(scene) {
    const id = await submitted(scene)
    return { to: [task(scene.client, id)], act: jobsAfter(scene.market, 5 * DAY_MS) }
  },
  async paidAutomatically(scene) {
    const id = await submitted(scene)
    return { to: [task(scene.tasker, id)], act: jobsAfter(scene.market, 5 * DAY_MS) }
  },
  async clientCancelled(scene) {
    const id = await assigned(scene)
    const act = () => scene.client.send(cancelTask, { id, reason: 'We are moving.', reopen: false })
    return { to: [task(scene.tasker, id)], act }
  },
  async taskerCancelled(scene) {
    const id = await assigned(scene)
    await scene.market.keepSignedIn()
    scene.market.advanceClock(25 * 3_600_000)
    const act = () => scene.tasker.send(cancelTask, { id, reason: 'I am ill.', reopen: false })
    return { to: [task(scene.client, id)], act }
  },
  async declined(scene) {
    const id = await assigned(scene)
    const act = () => scene.tasker.send(cancelTask, { id, reason: 'I am ill.', reopen: false })
    return { to: [task(scene.client, id)], act }
  },
  async cancelOffered(scene) {
    const id = await assigned(scene)
    const act = () => scene.market.offerCancel(scene.client, { _id: id })
    return { to: [cancel(scene.tasker, id)], act }
  },
  async cancelOfferWithdrawn(scene) {
    const id = await assigned(scene)
    await scene.market.offerCancel(scene.client, { _id: id })
    const act = () => scene.client.send(withdrawCancelOffer, { id })
    return { to: [task(scene.tasker, id)], act }
  },
  async cancelOfferReminder(scene) {
    const id = await assigned(scene)
    await scene.market.offerCancel(scene.client, { _id: id })
    const act = jobsAfter(scene.market, CANCEL_REPLY_MS - 3_600_000)
    return { to: [cancel(scene.tasker, id)], act }
  },
  async cancelAgreed(scene) {
    const id = await assigned(scene)
    await scene.market.offerCancel(scene.client, { _id: id })
    const act = () => scene.tasker.send(acceptCancelOffer, { id, amount: 5000 })
    return { to: [task(scene.client, id), task(scene.tasker, id)], act }
  },
  async abandoned(scene) {
    const id = await assigned(scene)
    const act = jobsAfter(scene.market, 100 * DAY_MS)
    return { to: [task(scene.client, id), task(scene.tasker, id)], act }
  },
  async disputeOpened(scene) {
    const id = await assigned(scene)
    const act = () => scene.market.openDispute(scene.client, { _id: id })
    return { to: [dispute(scene.tasker, id)], act }
  },
  async disputeReminder(scene) {
    const id = await disputed(scene)
    const act = jobsAfter(scene.market, DISPUTE_ANSWER_MS - 3_600_000)
    return { to: [dispute(scene.tasker, id)], act }
  },
  async disputeUnanswered(scene) {
    const id = await disputed(scene)
    const act = jobsAfter(scene.market, DISPUTE_ANSWER_MS)
    return { to: [dispute(scene.client, id), dispute(scene.tasker, id)], act }
  },
  async disputeAnswered(scene) {
    const id = await disputed(scene)
    const act = () => scene.market.answerDispute(scene.tasker, { _id: id })
    return { to: [dispute(scene.client, id)], act }
  },
  async splitOffered(scene) {
    const id = await disputed(scene)
    const act = () => scene.tasker.send(disputes.offerSplit, split(id))
    return { to: [dispute(scene.client, id)], act }
  },
  async splitWithdrawn(scene) {
    const id = await disputed(scene)
    await scene.tasker.send(disputes.offerSplit, split(id))
    const act = () => scene.tasker.send(disputes.withdrawOffer, { id })
    return { to: [dispute(scene.client, id)], act }
  },
  async disputeEnded(scene) {
    const { market, client, tasker } = scene
    const id = await disputed(scene)
    await market.answerDispute(tasker, { _id: id })
    const admin = await market.createUser('admin')
    const shown = await market.findDispute(client, { _id: id })
    const act = () => market.refundDispute(admin, shown)
    return { to: [task(client, id), task(tasker, id)], act }
  },
  async reviewsPublished(scene) {
    const id = await completed(scene)
    await scene.client.send(reviewTask, { id, taskerRating: 5, taskerComment: 'Good.' })
    const act = () => scene.tasker.send(skipReview, { id })
    return { to: [task(scene.client, id)], act }
  },
  async reviewReply(scene) {
    const id = await completed(scene)
    await scene.client.send(reviewTask, { id, taskerRating: 5, taskerComment: 'Good.' })
    await scene.tasker.send(skipReview, { id })
    const act = () => scene.tasker.send(replyToReview, { id, reply: 'Thank you.' })
    return { to: [task(scene.client, id)], act }
  },
}

it.each(Object.entries(CASES))(
  '%s is written with its event, once, to who can act',
  async (kind, arrange) => {
    const market = await createMarket()
    const scene = {
      market,
      client: await market.createClient(),
      tasker: await market.createTasker(),
      other: await market.createTasker(),
    }
    const { to, act } = await arrange(scene)
    await market.keepSignedIn()
    await expectNotice(market, { kind: kind as NoticeKind, to, act })
  },
)

/** An administrator's or the provider's act, with tests of their own. */
const ELSEWHERE: readonly NoticeKind[] = [
  'removedByAdmin',
  'reviewRemoved',
  'holdTaken',
  'questionAsked',
  'questionAnswered',
  ...(Object.keys(STAGE_NOTICES) as NoticeKind[]),
]
const OF_TASKS = ['task', 'applicants', 'dispute', 'cancel', 'change', 'proposals']

it('every kind of notice about a todo is tested', () => {
  const kinds = Object.entries(NOTICE_KINDS).filter(([, { target }]) => OF_TASKS.includes(target))
  const missing = kinds.map(([kind]) => kind as NoticeKind).filter((kind) => !CASES[kind])
  expect(missing.toSorted()).toEqual(ELSEWHERE.toSorted())
})
