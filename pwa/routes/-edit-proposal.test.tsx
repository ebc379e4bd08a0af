import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { messages } from '#pwa/features/proposals/messages.ts'
import { editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { messages as quotaMessages } from '#pwa/replica/quota-messages.ts'
import { push } from '#pwa/sync/push.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { FUND_MAX, FUND_MIN } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { fillDisk } from '#testing/pwa/full-disk.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { openTask, proposalRow, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const rejectWith = (error: string, code: string) => () => [409, { error, code }] as [number, object]

/** A sent proposal on the screen of its task. */
async function openSentProposal() {
  const task = openTask()
  const proposal = proposalRow(task)
  const device = await createTaskerDevice({ feed: [task], proposals: [proposal] })
  const view = renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('Sent')
  return { task, proposal, device, ...view }
}
const untilToast = (text: string) =>
  waitFor(() => expect(useToasts.getState().toasts.map(({ message }) => message)).toContain(text))
const proposalCard = () => within(screen.getByRole('region', { name: 'Your proposal' }))

describe('a sent proposal that is pending', () => {
  test('can be edited from its task, which then shows the new terms as saved on the phone', async () => {
    const { proposal, device } = await openSentProposal()
    const edit = proposalCard().getByRole('link', { name: 'Edit' })
    expect(edit.getAttribute('href')).toBe(`/edit-proposal/${proposal._id}`)
    edit.click()
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await waitFor(() =>
      expect(screen.getByLabelText('Your price')).toHaveProperty('value', '105,000'),
    )
    type('Your price', '98,000')
    press('Save changes')
    await screen.findByText('Saved on phone')
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toEqual({
      id: proposal._id,
      price: '98000',
      stages: null,
      description: proposal.description,
      date: proposal.date,
    })
    await waitFor(() => expect(proposalCard().getByText('₦98,000')).toBeTruthy())
  })

  test('asks once more before the price is far from that of the todo', async () => {
    const { proposal, device } = await openSentProposal()
    proposalCard().getByRole('link', { name: 'Edit' }).click()
    expect(await screen.findByLabelText('Your price')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByLabelText('Your price')).toHaveProperty('value', '105,000'),
    )
    type('Your price', '10,500')
    press('Save changes')
    await screen.findByText(/You wrote ten thousand five hundred naira/)
    press('Yes, ₦10,500')
    await waitFor(async () =>
      expect(await device.replica.outbox.toArray()).toMatchObject([
        { input: { id: proposal._id, price: '10500' } },
      ]),
    )
  })

  test('keeps a price that bounds of administrators exclude by now, when only the text is edited', async () => {
    const task = openTask()
    const proposal = proposalRow(task)
    const device = await createTaskerDevice({ feed: [task], proposals: [proposal] })
    await device.replica.setMeta('amountBounds', {
      fund: { min: FUND_MIN, max: FUND_MAX },
      price: { min: naira(200_000), max: naira(300_000) },
    })
    renderScreen(`/edit-proposal/${proposal._id}`, device)
    await screen.findByLabelText('Your proposal')
    type('Your proposal', 'With my own ladder.')
    press('Save changes')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
  })

  test('that cannot be withdrawn for lack of room says in the dialog what to do', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task], proposals: [proposalRow(task)] })
    let isFull = true
    fillDisk(device.replica, (table, write) => isFull && table === 'outbox' && write.type === 'add')
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Sent')
    press('Withdraw')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(quotaMessages.phoneFull)
    isFull = false
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('can be withdrawn after a confirmation, and sent again', async () => {
    const { proposal, device } = await openSentProposal()
    press('Withdraw')
    await screen.findByText('Withdraw this proposal?')
    expect(await device.replica.outbox.count()).toBe(0)
    screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)?.click()
    await waitFor(async () => {
      const [entry] = await device.replica.outbox.toArray()
      expect(entry?.input).toEqual({ id: proposal._id })
    })
    await waitFor(() => expect(screen.getByRole('link', { name: 'Send Proposal' })).toBeTruthy())
    expect(proposalCard().queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(proposalCard().getByText(/Until then the client can still see it/)).toBeTruthy()
    await untilToast(messages.withdrawalSaved)
  })

  test('a queued withdrawal can be undone with one tap', async () => {
    const { proposal, device } = await openSentProposal()
    await enqueue(device, withdrawProposal, { id: proposal._id })
    await screen.findByRole('button', { name: 'Undo' })
    press('Undo')
    await screen.findByText('Your proposal stays as it was.')
    expect(await device.replica.outbox.count()).toBe(0)
    await waitFor(() => expect(proposalCard().getByText('Sent')).toBeTruthy())
  })

  test('a withdrawal that may have been sent is undone without a claim about the proposal', async () => {
    const { proposal, device } = await openSentProposal()
    await enqueue(device, withdrawProposal, { id: proposal._id })
    await device.replica.outbox.toCollection().modify({ attempts: 1 })
    await screen.findByRole('button', { name: 'Undo' })
    press('Undo')
    await screen.findByText('Discarded here. Onise checks whether it was already sent.')
    expect(screen.queryByText('Your proposal stays as it was.')).toBeNull()
    expect(await device.replica.outbox.toArray()).toMatchObject([{ isDiscarded: true }])
  })

  test('queued changes can be discarded, and are removed with a withdrawal', async () => {
    const { proposal, device } = await openSentProposal()
    const terms = { price: '98000', description: 'Cheaper', date: '2026-03-10' }
    await enqueue(device, editProposal, { id: proposal._id, ...terms })
    await waitFor(() => expect(proposalCard().getByText('₦98,000')).toBeTruthy())
    expect(proposalCard().getByRole('button', { name: 'Discard' })).toBeTruthy()
    press('Withdraw')
    await screen.findByText('Withdraw this proposal?')
    screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)?.click()
    await waitFor(async () => {
      const entries = await device.replica.outbox.toArray()
      expect(entries.map(({ command }) => command)).toEqual([withdrawProposal.command.name])
    })
    await untilToast(messages.withdrawalSaved)
  })

  test('a new proposal without a network is sent after the withdrawal', async () => {
    const { task, proposal, device, unmount } = await openSentProposal()
    const key = await enqueue(device, withdrawProposal, { id: proposal._id })
    unmount()
    renderScreen(`/apply-task/${task._id}`, device)
    await screen.findByLabelText('Your price')
    type('Your price', '98,000')
    type('Your proposal', 'A better offer.')
    type('When can you finish?', '2026-03-10')
    press('Send Proposal')
    await waitFor(async () => {
      const entries = await device.replica.outbox.toArray()
      expect(entries.map(({ after }) => after)).toEqual([null, key])
    })
  })

  test('a rejected change is shown with the reason, and the old terms are back', async () => {
    const task = openTask()
    const proposal = proposalRow(task)
    const call = `PATCH /api/user/proposal/${proposal._id}`
    const responses = {
      [call]: rejectWith('This proposal is no longer open.', 'proposal_not_live'),
    }
    const device = await createTaskerDevice({ feed: [task], proposals: [proposal], responses })
    const terms = { price: '1000', description: 'Cheaper', date: '2026-03-10' }
    await enqueue(device, editProposal, { id: proposal._id, ...terms })
    await push(device, { random: () => 0 })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Changes to a proposal')
    expect(screen.getByText(/This proposal is no longer open\./)).toBeTruthy()
    expect(proposalCard().getByText('₦105,000')).toBeTruthy()
  })

  test.each(['accepted', 'rejected', 'withdrawn'] as const)(
    'a proposal that is %s can no longer be changed',
    async (status) => {
      const task = openTask()
      const proposal = proposalRow(task, { status })
      renderScreen(
        `/edit-proposal/${proposal._id}`,
        await createTaskerDevice({ feed: [task], proposals: [proposal] }),
      )
      await screen.findByText('This proposal can no longer be changed.')
    },
  )
})
