import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { changeDraftKey, proposeChange } from '#pwa/features/tasks/plan-change/queueable.ts'
import { saveDraft } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { claimNext, reject } from '#pwa/outbox/transitions.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { PLAN_CHANGE_MESSAGES } from '#schema/domain/messages/plan-changes.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const iso = (afterMs: number) => new Date(Date.now() + afterMs).toISOString()
const _id = newId('task')
const adeola = userSummaryRow({ username: 'Adeola' })
const running = {
  _id,
  title: 'Paint a shop',
  status: 'in-progress',
  price: naira(45_000),
  agreedDate: '2099-03-20',
  awardedAt: iso(-DAY_MS),
} as const
const ACCEPT = (change: string) => `POST /api/user/task/${_id}/change/${change}/accept`

const line = (amount: number) =>
  ({
    n: 1,
    kind: 'work',
    title: 'Paint a shop',
    date: '2099-03-20',
    amount: naira(amount),
    held: naira(amount),
  }) as const
const planChange = (by: Task['client']) => ({
  _id: newId('planChange'),
  by,
  kind: 'price' as const,
  note: 'The wall is damp.',
  before: [line(45_000)],
  after: [line(50_000)],
  proposedAt: iso(0),
  until: iso(DAY_MS),
})

describe('the screen of a change', () => {
  test('asks for a price, and says first what it does to the money', async () => {
    const device = await createTaskerDevice({
      tasks: (tasker) => [
        taskRow(newId('user'), {
          ...running,
          postedBy: userSummaryRow({ username: 'Bukola' }),
          tasker: { ...adeola, _id: tasker },
        }),
      ],
    })
    renderScreen(`/change-task/${_id}`, device)
    await screen.findByLabelText('New price')
    type('New price', '50000')
    screen.getByText('₦5,000 more is held when Bukola accepts.')
    screen.getByText('₦45,000 → ₦50,000')
    fireEvent.click(screen.getByRole('radio', { name: 'The day' }))
    expect(screen.queryByText('₦45,000 → ₦50,000')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'The price' }))
    type('New price', '45000')
    press('Ask for this change')
    await screen.findByText(PLAN_CHANGE_MESSAGES.problems.same)
    type('New price', '50000')
    press('Ask for this change')
    await screen.findByText('Saved on this phone. It is sent when there is a network.')
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({ id: _id, kind: 'price', n: 1, price: naira(50_000) })
  })

  test('has again what was typed when it is rejected', async () => {
    const device = await createTaskerDevice({
      tasks: (tasker) => [
        taskRow(newId('user'), { ...running, tasker: { ...adeola, _id: tasker } }),
      ],
    })
    const asked = {
      id: _id,
      kind: 'price',
      n: 1,
      price: naira(50_000),
      note: 'More tiles.',
    } as const
    await enqueue(device, proposeChange, asked)
    const entry = await claimNext(device)
    if (entry) await reject(device, entry, new ApiError(409, 'moved_on', 'Somebody was first.'))
    renderScreen(`/change-task/${_id}`, device)
    await screen.findByText('Somebody was first.')
    await waitFor(() =>
      expect(screen.getByLabelText('New price')).toHaveProperty('value', '50,000'),
    )
    screen.getByDisplayValue('More tiles.')
  })

  test('opens with what can still change when its draft names a stage that has ended', async () => {
    const device = await createTaskerDevice({
      tasks: (tasker) => [
        taskRow(newId('user'), { ...running, tasker: { ...adeola, _id: tasker } }),
      ],
    })
    const key = changeDraftKey(_id)
    await saveDraft(device.replica, key, { kind: 'order', n: 3, order: [2, 3], amount: '60000' })
    renderScreen(`/change-task/${_id}`, device)
    await waitFor(() =>
      expect(screen.getByLabelText('New price')).toHaveProperty('value', '60,000'),
    )
    press('Ask for this change')
    await screen.findByText('Saved on this phone. It is sent when there is a network.')
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({ kind: 'price', n: 1, price: naira(60_000) })
  })

  test('shows the other side what differs, and accepts it by its id', async () => {
    const change = planChange(adeola._id)
    const device = await createClientDevice({
      tasks: (client) => [taskRow(client, { ...running, tasker: adeola, planChange: change })],
      responses: { [ACCEPT(change._id)]: () => [200, { message: 'Accepted.', seq: 2 }] },
    })
    renderScreen(`/change-task/${_id}`, device)
    await screen.findByText('₦45,000 → ₦50,000')
    screen.getByText('₦5,000 more is held from your wallet when you accept.')
    screen.getByText('The wall is damp.')
    press('Accept the change')
    await screen.findByText('Accepted.')
    expect(device.requests.map(({ call }) => call)).toContain(ACCEPT(change._id))
  })

  test('declines it with the reason that was written', async () => {
    const change = planChange(adeola._id)
    const device = await createClientDevice({
      tasks: (client) => [taskRow(client, { ...running, tasker: adeola, planChange: change })],
    })
    renderScreen(`/change-task/${_id}`, device)
    await screen.findByText('Adeola asks for a change')
    press('Decline')
    await screen.findByText('Decline this change?')
    type('Why?', 'It was agreed so.')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))
    await screen.findByLabelText('New price')
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toEqual({ id: _id, change: change._id, note: 'It was agreed so.' })
  })

  test('lets the one who asked withdraw it', async () => {
    const device = await createClientDevice({
      tasks: (client) => [
        taskRow(client, { ...running, tasker: adeola, planChange: planChange(client) }),
      ],
    })
    renderScreen(`/change-task/${_id}`, device)
    await screen.findByText(/^Adeola has until/)
    press('Withdraw the change')
    await screen.findByLabelText('New price')
  })
})
