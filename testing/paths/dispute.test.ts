import { describe, test } from 'vitest'
import { decideDispute, findDispute } from '#schema/contract/disputes.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DISPUTE_ANSWER_MS, DISPUTE_MAX_MS } from '#schema/domain/limits.ts'
import { openSignedIn } from '#testing/browser/steps.ts'
import {
  answerDispute,
  AT_WORK,
  CANCELLED,
  DECIDES,
  openDispute,
  REVIEWS,
  submit,
} from './steps.ts'
import { useWorld } from './world.ts'

const getWorld = useWorld()

const WAITS_FOR_ONISE = { status: 'disputed', client: DECIDES, tasker: DECIDES } as const
const NOTHING = { release: '0', refund: '0' }

const disputeOf = async (id: TaskId) =>
  (await getWorld().client.call(findDispute, { id })).dispute._id

describe.sequential('a dispute', () => {
  test('without an answer is divided by an administrator', async () => {
    const world = getWorld()
    const { admin, sides } = world
    const id = await world.assign()
    await submit(world, id)
    await openDispute(world, id)
    await sides.expectBoth('disputed', id, {
      status: 'disputed',
      client: /^Adeola must answer the dispute/,
      tasker: /^Answer the dispute by/,
    })
    await world.wait(id, DISPUTE_ANSWER_MS)
    await sides.expectBoth('not answered', id, WAITS_FOR_ONISE)
    await admin(decideDispute, {
      id: await disputeOf(id),
      outcome: 'split',
      release: '70000',
      refund: '50000',
      reason: 'Half of the rooms are done.',
    })
    await sides.expectBoth('divided', id, { status: 'completed', ...REVIEWS })
  })

  test('that an administrator ends with more work goes on to its approval', async () => {
    const world = getWorld()
    const { client, admin, sides } = world
    const id = await world.assign()
    await openDispute(world, id)
    await answerDispute(world, id)
    await sides.expectBoth('answered', id, WAITS_FOR_ONISE)
    const reason = 'The room is open now.'
    await admin(decideDispute, {
      id: await disputeOf(id),
      outcome: 'continue',
      ...NOTHING,
      reason,
    })
    await sides.expectBoth('goes on', id, { status: 'in-progress', ...AT_WORK })
    await submit(world, id)
    await openSignedIn(sides.client, client, `/single-task/${id}`)
    const { page } = sides.client
    const approve = { name: 'Approve and pay ₦120,000' }
    await page.getByRole('button', approve).click()
    await page.getByRole('dialog').getByRole('button', approve).click()
    await page.getByRole('link', { name: 'Drop a review' }).waitFor()
    await sides.expectBoth('approved', id, { status: 'completed', ...REVIEWS })
  })

  test('that is not decided for sixty days gives the money back', async () => {
    const world = getWorld()
    const { sides } = world
    const id = await world.assign()
    await openDispute(world, id)
    await answerDispute(world, id)
    await world.wait(id, DISPUTE_MAX_MS)
    await sides.expectBoth('refunded', id, {
      status: 'cancelled',
      client: CANCELLED,
      tasker: CANCELLED,
    })
  })

  test('ends with the removal of the todo by an administrator, who pays a part', async () => {
    const world = getWorld()
    const { admin, sides } = world
    const id = await world.assign()
    await openDispute(world, id)
    const reason = 'The work is against the law.'
    await admin(removeTask, { id, reason, release: '20000' })
    const words = /^Onise removed this todo/
    await sides.expectBoth('removed by Onise', id, {
      status: 'removed',
      client: words,
      tasker: words,
    })
  })
})
