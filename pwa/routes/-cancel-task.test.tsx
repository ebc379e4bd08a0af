import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { messageRow, taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

/** The screen compares with the phone's clock. */
const NOW = Date.now()
const iso = (afterMs: number) => new Date(NOW + afterMs).toISOString()
const adeola = userSummaryRow({ username: 'Adeola' })
const _id = newId('task')
const running = {
  _id,
  status: 'in-progress',
  price: naira(45_000),
  awardedAt: iso(-3 * DAY_MS),
} as const
const offerRow = (fields: Partial<NonNullable<Task['cancelOffer']>> = {}) =>
  ({
    amount: naira(15_000),
    note: 'I am moving house.',
    reopen: false,
    offeredAt: iso(0),
    answerBy: iso(2 * DAY_MS),
    ...fields,
  }) as NonNullable<Task['cancelOffer']>

const CANCEL = `POST /api/user/task/${_id}/cancel`
const OFFER = `POST /api/client/task/${_id}/cancel-offer`
const WITHDRAW = `DELETE /api/client/task/${_id}/cancel-offer`
const ACCEPT = `POST /api/user/task/${_id}/cancel-offer/accept`
const done =
  (message: string): Responder =>
  () => [200, { message, seq: 2 }]

async function openAsClient(fields: Partial<Task>, responses = {}) {
  const device = await createClientDevice({
    tasks: (client) => [taskRow(client, { ...running, tasker: adeola, ...fields })],
    responses,
  })
  renderScreen(`/cancel-task/${_id}`, device)
  return device
}

async function openAsTasker(fields: Partial<Task>, responses = {}) {
  const device = await createTaskerDevice({
    tasks: (tasker) => [
      taskRow(newId('user'), {
        ...running,
        postedBy: userSummaryRow({ username: 'Bukola' }),
        tasker: { ...adeola, _id: tasker },
        ...fields,
      }),
    ],
    responses,
  })
  renderScreen(`/cancel-task/${_id}`, device)
  return device
}
const bodiesOf = ({ requests }: { requests: { call: string; body: unknown }[] }, path: string) =>
  requests.filter(({ call }) => call === path).map(({ body }) => body)
const parts = () => screen.getAllByRole('definition').map((value) => value.textContent)

describe('a professional who ends the work', () => {
  test('declines free of charge in the first 24 hours, with a reason', async () => {
    const device = await openAsTasker(
      { awardedAt: iso(-60_000) },
      { [CANCEL]: done('You declined the todo.') },
    )
    await screen.findByText(/₦45,000 goes back to Bukola at once/)
    screen.getByText(/does not count against you, because you decline before .*day, .* [AP]M/)
    press('Decline this todo')
    await screen.findByText('Write why you want to end the work.')
    expect(bodiesOf(device, CANCEL)).toEqual([])
    type('Why?', 'I am ill.')
    press('Decline this todo')
    await screen.findByText('You declined the todo.')
    expect(bodiesOf(device, CANCEL)).toEqual([{ reason: 'I am ill.', reopen: false }])
  })

  test('no longer declines free of charge once the two have written since the award', async () => {
    const device = await openAsTasker({ awardedAt: iso(-60_000) })
    await screen.findByRole('button', { name: 'Decline this todo' })
    const [task] = await device.replica.tasks.toArray()
    if (!task) throw new Error('no task')
    const id = conversationId(task.client, device.userId)
    const at = (createdAt: string) => messageRow(id, 1, device.userId, { createdAt })
    await device.replica.messages.put(at(iso(-90_000)))
    screen.getByRole('button', { name: 'Decline this todo' })
    await device.replica.messages.put({ ...at(iso(-30_000)), seq: 2 })
    await screen.findByRole('button', { name: 'Cancel the work' })
    screen.getByText('It counts as a cancelled job in your completion rate.')
  })

  test('is warned before a later cancellation that it counts against them', async () => {
    await openAsTasker({})
    await screen.findByText('It counts as a cancelled job in your completion rate.')
    screen.getByRole('button', { name: 'Cancel the work' })
    expect(screen.queryByText('What should happen to the todo?')).toBeNull()
  })

  test('reads an offer with its parts and its deadline, and accepts what is shown', async () => {
    const device = await openAsTasker(
      { cancelOffer: offerRow() },
      { [ACCEPT]: done('You accepted the offer.') },
    )
    await screen.findByText(/^Answer before .*day, .* [AP]M. No answer by then counts as accepted/)
    expect(parts()).toEqual(['₦15,000', '₦30,000'])
    screen.getByText('Reason: I am moving house.')
    screen.getByText('After that the todo is closed.')
    expect(screen.getByRole('link', { name: 'Open a dispute' }).getAttribute('href')).toBe(
      `/dispute/${_id}`,
    )
    press('Accept ₦15,000')
    await screen.findByText('You accepted the offer.')
    expect(bodiesOf(device, ACCEPT)).toEqual([{ amount: 15_000 }])
  })

  test('can no longer answer when silence has accepted', async () => {
    await openAsTasker({ cancelOffer: offerRow({ answerBy: iso(-1) }) })
    await screen.findByText(/so the offer counts as accepted/)
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
  })
})

describe('a client who ends the work', () => {
  test('cancels alone shortly after the award, and chooses what becomes of the todo', async () => {
    const device = await openAsClient(
      { awardedAt: iso(-60_000) },
      { [CANCEL]: done('The work is cancelled.') },
    )
    await screen.findByText(/Until .*day, .* [AP]M you can cancel without asking/)
    screen.getByText(/₦45,000 goes back to your wallet at once. Adeola is not paid/)
    type('Why?', 'Wrong person.')
    fireEvent.click(screen.getByRole('radio', { name: /Open it again/ }))
    press('Cancel and get ₦45,000 back')
    await screen.findByText('The work is cancelled.')
    expect(bodiesOf(device, CANCEL)).toEqual([{ reason: 'Wrong person.', reopen: true }])
  })

  test('cancels alone when the work is late', async () => {
    await openAsClient({ agreedDate: '2026-01-05' })
    await screen.findByText(/The work was agreed for Monday, 5 January.*and nothing was submitted/)
    screen.getByRole('button', { name: 'Cancel and get ₦45,000 back' })
  })

  test('otherwise offers a part, also after going back, and sees what each would get and when silence accepts', async () => {
    const device = await openAsClient({}, { [OFFER]: done('Your offer is sent.') })
    await screen.findByText(/no answer by .*day, .* [AP]M counts as accepted/)
    expect(screen.queryByRole('button', { name: /^Cancel and get/ })).toBeNull()
    type('How much should Adeola get?', '15000')
    expect(parts()).toEqual(['₦15,000', '₦30,000'])
    type('Why?', 'I am moving house.')
    // Goes back, and opens it again.
    cleanup()
    renderScreen(`/cancel-task/${_id}`, device)
    await screen.findByDisplayValue('I am moving house.')
    expect(parts()).toEqual(['₦15,000', '₦30,000'])
    press('Send this offer')
    await screen.findByText('Your offer is sent.')
    expect(await device.replica.drafts.count()).toBe(0)
    expect(bodiesOf(device, OFFER)).toEqual([
      { amount: 15_000, note: 'I am moving house.', reopen: false },
    ])
  })

  test('is asked once more before a part that is less than a tenth', async () => {
    const device = await openAsClient({}, { [OFFER]: done('Your offer is sent.') })
    await screen.findByText(/Offer Adeola a part of the ₦45,000/)
    type('How much should Adeola get?', '1500')
    type('Why?', 'I am moving house.')
    press('Send this offer')
    await screen.findByText(/one thousand five hundred naira.*less than a tenth of the ₦45,000/)
    expect(bodiesOf(device, OFFER)).toEqual([])
    press('Yes, ₦1,500')
    await screen.findByText('Your offer is sent.')
  })

  test('reads that there is no connection when the offer cannot be sent', async () => {
    await openAsClient({})
    await screen.findByText(/Offer Adeola a part of the ₦45,000/)
    type('How much should Adeola get?', '15000')
    type('Why?', 'I am moving house.')
    press('Send this offer')
    await screen.findByText('Onise cannot be reached. Check your signal and try again.')
  })

  test('offers no more than what is held', async () => {
    const device = await openAsClient({})
    await screen.findByText(/Offer Adeola a part of the ₦45,000/)
    type('How much should Adeola get?', '45001')
    type('Why?', 'I am moving house.')
    press('Send this offer')
    await screen.findByText(/Enter ₦45,000 or less/)
    expect(bodiesOf(device, OFFER)).toEqual([])
  })

  test('withdraws an open offer instead of making another', async () => {
    const device = await openAsClient(
      { cancelOffer: offerRow({ reopen: true }) },
      { [WITHDRAW]: done('Your offer is withdrawn.') },
    )
    await screen.findByText(/Adeola has until .*day, .* [AP]M to answer/)
    screen.getByText('After that the todo opens again for proposals.')
    expect(screen.queryByRole('button', { name: 'Send this offer' })).toBeNull()
    press('Withdraw the offer')
    await screen.findByText('Your offer is withdrawn.')
    expect(bodiesOf(device, WITHDRAW)).toHaveLength(1)
  })

  test('learns what to do instead once the work is submitted', async () => {
    await openAsClient({ status: 'submitted' })
    await screen.findByText(/Approve it, ask for changes or open a dispute instead/)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

test('nothing waits on the phone: without a network the page can be read, and says so', async () => {
  online.markUnreachable()
  const device = await openAsTasker({ cancelOffer: offerRow() })
  await screen.findByText(/To end the work, you need one/)
  press('Accept ₦15,000')
  expect(bodiesOf(device, ACCEPT)).toEqual([])
  expect(await device.replica.outbox.count()).toBe(0)
})
