import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

type State = NonNullable<Task['reviewState']>
const inDays = (days: number) => new Date(TEST_NOW + days * DAY_MS).toISOString()
const written = (comment: string, reply: string | null = null) => ({
  _id: newId('review'),
  rating: 4,
  comment,
  reply,
})
const stateOf = (state: Partial<State>): State => ({
  client: null,
  tasker: null,
  sealedUntil: inDays(7),
  closesAt: inDays(7),
  ...state,
})

async function openAsClient(state: Partial<State> = {}) {
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, {
        status: 'completed',
        tasker: userSummaryRow({ username: 'Sani' }),
        reviewState: stateOf(state),
      }),
    ],
  })
  const [task] = await device.replica.tasks.toArray()
  const id = task?._id ?? ''
  return { device, id, ...renderScreen(`/client-review/${id}`, device) }
}

async function openAsTasker(state: Partial<State> = {}) {
  const device = await createTaskerDevice({
    tasks: (tasker: UserId) => [
      myTask(tasker, { status: 'completed', reviewState: stateOf(state) }),
    ],
  })
  const [task] = await device.replica.tasks.toArray()
  return { device, id: task?._id ?? '', ...renderScreen(`/review/${task?._id}`, device) }
}

const entries = async ({
  device,
}: {
  device: { replica: { outbox: { toArray: () => Promise<unknown[]> } } }
}) => device.replica.outbox.toArray()

describe('writing a review', () => {
  test('needs stars, which are a group of radio buttons', async () => {
    const view = await openAsClient()
    await screen.findByRole('heading', { name: 'Drop a Review' })
    expect(screen.getByRole('group', { name: 'How was the work?' })).toBeTruthy()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ])
    press('Submit')
    await screen.findByText('Choose 1 to 5 stars')
    expect(await entries(view)).toEqual([])
  })

  test('is saved on the phone as the client’s about the professional', async () => {
    const view = await openAsClient()
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars' }))
    type(/^Review/, 'Clean work.')
    press('Submit')
    await screen.findByText(/It counts only if it arrives before/)
    expect(await entries(view)).toMatchObject([
      {
        command: 'reviews.write',
        input: { id: view.id, taskerRating: 5, taskerComment: 'Clean work.' },
      },
    ])
  })

  test('is the professional’s about the client on the other side', async () => {
    const view = await openAsTasker()
    fireEvent.click(await screen.findByRole('radio', { name: '2 stars' }))
    press('Submit')
    await waitFor(async () =>
      expect(await entries(view)).toMatchObject([{ input: { clientRating: 2 } }]),
    )
  })

  test('announces that the other side has written, without showing it', async () => {
    await openAsTasker({ client: 'written' })
    await screen.findByText('Bukola has reviewed you')
  })
})

describe('a sealed review', () => {
  test('shows when it becomes public, and can be changed', async () => {
    const view = await openAsClient({ client: written('Good') })
    await screen.findByText(/^Shows when Sani reviews, or on /)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Review/).value).toBe('Good')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: '3 stars' }))
    press('Change my review')
    await waitFor(async () =>
      expect(await entries(view)).toMatchObject([
        { command: 'reviews.change', input: { taskerRating: 3, taskerComment: 'Good' } },
      ]),
    )
  })

  test('that was not sent yet gets the new text in its place', async () => {
    online.markUnreachable()
    const view = await openAsClient()
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars' }))
    press('Submit')
    await screen.findByText('Your review is saved on this phone.')
    view.unmount()
    renderScreen(`/client-review/${view.id}`, view.device)
    await screen.findByText(/^Shows when Sani reviews/)
    fireEvent.click(screen.getByRole('radio', { name: '1 star' }))
    press('Change my review')
    await waitFor(async () =>
      expect(await entries(view)).toMatchObject([
        { command: 'reviews.write', input: { taskerRating: 1 } },
      ]),
    )
  })
})

describe('public reviews', () => {
  test('of one side alone are read by both, while the other one still writes', async () => {
    await openAsTasker({ client: written('Good'), sealedUntil: inDays(-1) })
    await screen.findByText('Good')
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeTruthy()
    expect(screen.getByText(/^You can review until/)).toBeTruthy()
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  })

  test('cannot be changed by their author, though the other side can still write', async () => {
    await openAsClient({ client: written('Good'), sealedUntil: inDays(-1) })
    await screen.findByText('Good')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('are both shown, and the other one takes a reply', async () => {
    const view = await openAsTasker({ client: written('Good'), tasker: written('Fair client') })
    await screen.findByText('Good')
    expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeTruthy()
    expect(screen.getByText('Fair client')).toBeTruthy()
    type('Your reply', 'Thank you')
    press('Send reply')
    await waitFor(async () =>
      expect(await entries(view)).toMatchObject([
        { command: 'reviews.reply', input: { id: view.id, reply: 'Thank you' } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull())
    await screen.findByText('Thank you')
  })

  test('leave no form behind after the window', async () => {
    await openAsClient({
      tasker: written('Good client'),
      sealedUntil: inDays(-1),
      closesAt: inDays(-1),
    })
    await screen.findByText('Good client')
    expect(screen.getByText(/It is too late to review this todo/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('that Onise removed are named without their words', async () => {
    await openAsTasker({ client: 'removed', tasker: written('Fair client') })
    expect(await screen.findByText(/Onise removed the review of Bukola/)).toBeTruthy()
  })

  test('that Onise removed cannot be written again by their author', async () => {
    await openAsClient({ client: 'removed', tasker: written('Good client') })
    expect(await screen.findByText(/Your review of this todo was removed/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('are read by one who skipped', async () => {
    await openAsClient({ client: 'skipped', tasker: written('Good client') })
    await screen.findByText('You chose not to review this todo.')
    expect(screen.getByText('Good client')).toBeTruthy()
  })
})

describe('skipping', () => {
  test('says what it does before it is done', async () => {
    await openAsClient()
    await screen.findByRole('radio', { name: '5 stars' })
    press('Skip')
    await screen.findByText(/You cannot review Sani for this todo any more/)
  })

  test('needs the network', async () => {
    online.markUnreachable()
    await openAsClient()
    await screen.findByText('No network. You can skip when it is back.')
  })
})

test('a task that is not completed says when it can be reviewed', async () => {
  const device = await createTaskerDevice({ tasks: (tasker: UserId) => [myTask(tasker)] })
  const [task] = await device.replica.tasks.toArray()
  renderScreen(`/review/${task?._id}`, device)
  await screen.findByText('You can review this todo once the work is approved.')
})
