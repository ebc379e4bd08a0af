import { describe, test } from 'vitest'
import {
  CANCEL_GRACE_MS,
  CANCEL_REPLY_MS,
  DAY_MS,
  DEAD_TASK_DAYS,
  LATE_CANCEL_DAYS,
} from '#schema/domain/limits.ts'
import { openSignedIn } from '#testing/browser/steps.ts'
import {
  act,
  AGREED_DAYS,
  AT_WORK,
  CANCELLED,
  cancelAlone,
  CHOOSE,
  offerToEnd,
  press,
} from './steps.ts'
import { useWorld } from './world.ts'

const getWorld = useWorld()

const OPEN_AGAIN = { status: 'pending', client: CHOOSE, tasker: null } as const
const ENDED = { status: 'cancelled', client: CANCELLED, tasker: CANCELLED } as const

describe.sequential('work that ends early', () => {
  test('the client cancels within half an hour and opens it again', async () => {
    const world = getWorld()
    const { client, sides } = world
    const id = await world.assign()
    await sides.expectBoth('assigned', id, { status: 'in-progress', ...AT_WORK })

    const page = await openSignedIn(sides.client, client, `/cancel-task/${id}`)
    await page.getByLabel('Why?').fill('I pressed the wrong name.')
    await page.getByRole('radio', { name: /Open it again/ }).check({ force: true })
    await press(sides.client, 'Cancel and get ₦120,000 back')
    await page.waitForURL('**/single-task/**')
    await sides.expectBoth('cancelled and open again', id, OPEN_AGAIN)
  })

  test('the tasker declines on the first day, and the todo opens again', async () => {
    const world = getWorld()
    const { sides } = world
    const id = await world.assign()
    const other = await act(world, 'tasker', `/cancel-task/${id}`, {
      fields: { 'Why?': 'I am ill.' },
      button: 'Decline this todo',
    })
    await other.waitForURL('**/assigned-tasks')
    await sides.expectBoth('declined', id, OPEN_AGAIN)
  })

  test('an offer to end the work that is not answered counts as accepted', async () => {
    const world = getWorld()
    const { sides } = world
    const id = await world.assign()
    await world.passTime(id, CANCEL_GRACE_MS)
    const page = await offerToEnd(world, id, '40000')
    await page.getByRole('button', { name: 'Withdraw the offer' }).waitFor()
    await sides.expectBoth('offered', id, {
      status: 'in-progress',
      client: /^Adeola must answer your offer/,
      tasker: /^Answer the offer of Bukola/,
    })
    await world.passTime(id, CANCEL_REPLY_MS)
    const words = /so it counts as accepted/
    await sides.expectBoth('silent, before the job', id, {
      status: 'in-progress',
      client: words,
      tasker: words,
    })
    await world.wait(id, 0)
    await sides.expectBoth('ended by silence', id, ENDED)
  })

  test('the client takes back an offer, and cancels alone when the work is late', async () => {
    const world = getWorld()
    const { sides } = world
    const id = await world.assign()
    await world.passTime(id, CANCEL_GRACE_MS)
    const page = await offerToEnd(world, id, '0')
    await press(sides.client, 'Withdraw the offer')
    await page.getByRole('button', { name: 'Send this offer' }).waitFor()
    await world.passTime(id, (AGREED_DAYS + 1) * DAY_MS)
    await sides.expectBoth('late', id, {
      status: 'in-progress',
      client: /^Adeola is late/,
      tasker: /^The work was agreed for/,
    })
    await world.passTime(id, LATE_CANCEL_DAYS * DAY_MS)
    await sides.expectBoth('late enough', id, {
      status: 'in-progress',
      client: /You can cancel alone now/,
      tasker: /by now Bukola can cancel alone/,
    })
    await cancelAlone(world, id, 'Nothing came.')
    await sides.expectBoth('cancelled alone', id, ENDED)
  })

  test('the tasker leaves after the first day', async () => {
    const world = getWorld()
    const { sides } = world
    const id = await world.assign()
    await world.passTime(id, 2 * DAY_MS)
    const page = await act(world, 'tasker', `/cancel-task/${id}`, {
      fields: { 'Why?': 'I broke my arm.' },
      button: 'Cancel the work',
    })
    await page.waitForURL('**/assigned-tasks')
    await sides.expectBoth('left', id, OPEN_AGAIN)
  })

  test('work that is never submitted is ended by Onise', async () => {
    const world = getWorld()
    const { sides } = world
    const id = await world.assign()
    await world.wait(id, (AGREED_DAYS + DEAD_TASK_DAYS + 1) * DAY_MS)
    await sides.expectBoth('ended by Onise', id, ENDED)
  })
})
