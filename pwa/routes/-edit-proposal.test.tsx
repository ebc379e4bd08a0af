import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { editProposal, withdrawProposal } from '#pwa/features/proposals/writes.ts'
import { say } from '#pwa/replica/outbox.ts'
import { push } from '#pwa/sync/push.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { openTask, proposalRow, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const no = (error: string, code: string) => () => [409, { error, code }] as [number, object]

/** A proposal the client has, and its todo's page. */
async function sentProposal() {
  const task = openTask()
  const proposal = proposalRow(task)
  const phone = await taskerPhone({ feed: [task], proposals: [proposal] })
  const shown = show(`/single-task/${task._id}`, phone)
  await screen.findByText('Sent')
  return { task, proposal, phone, ...shown }
}
const mine = () => within(screen.getByRole('region', { name: 'Your proposal' }))

describe('a proposal the client has, while it waits (R15)', () => {
  test('is edited from its todo, and shows the new terms as saved on the phone', async () => {
    const { proposal, phone } = await sentProposal()
    const edit = mine().getByRole('link', { name: 'Edit' })
    expect(edit.getAttribute('href')).toBe(`/edit-proposal/${proposal._id}`)
    edit.click()
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await waitFor(() =>
      expect(screen.getByLabelText('Your price')).toHaveProperty('value', '105,000'),
    )
    type('Your price', '98,000')
    press('Save changes')
    await screen.findByText('Saved on phone')
    const [entry] = await phone.replica.outbox.toArray()
    expect(entry?.input).toEqual({
      id: proposal._id,
      price: '98000',
      description: proposal.description,
      date: proposal.date,
    })
    await waitFor(() => expect(mine().getByText('₦98,000')).toBeTruthy(), { timeout: 5000 })
  })

  test('is taken back after asking, and can then be sent again', async () => {
    const { proposal, phone } = await sentProposal()
    press('Withdraw')
    await screen.findByText('Withdraw this proposal?')
    expect(await phone.replica.outbox.count()).toBe(0)
    screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)?.click()
    await waitFor(async () => {
      const [entry] = await phone.replica.outbox.toArray()
      expect(entry?.input).toEqual({ id: proposal._id })
    })
    await waitFor(() => expect(screen.getByRole('link', { name: 'Send Proposal' })).toBeTruthy())
    expect(mine().queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(mine().getByText(/Until then the client still sees it/)).toBeTruthy()
  })

  test('while the withdrawal is unsent one tap undoes it', async () => {
    const { proposal, phone } = await sentProposal()
    await say(phone, withdrawProposal, { id: proposal._id })
    await screen.findByRole('button', { name: 'Undo' })
    press('Undo')
    await screen.findByText('Your proposal stands as it was.')
    expect(await phone.replica.outbox.count()).toBe(0)
    await waitFor(() => expect(mine().getByText('Sent')).toBeTruthy())
  })

  test('terms that wait can be let go, or go with the whole proposal when it is taken back', async () => {
    const { proposal, phone } = await sentProposal()
    const terms = { price: '98000', description: 'Cheaper', date: '2026-03-10' }
    await say(phone, editProposal, { id: proposal._id, ...terms })
    await waitFor(() => expect(mine().getByText('₦98,000')).toBeTruthy())
    expect(mine().getByRole('button', { name: 'Discard' })).toBeTruthy()
    press('Withdraw')
    await screen.findByText('Withdraw this proposal?')
    screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)?.click()
    await waitFor(async () => {
      const entries = await phone.replica.outbox.toArray()
      expect(entries.map(({ kind }) => kind)).toEqual([withdrawProposal.command.name])
    })
  })

  test('applying again without a signal waits for the withdrawal to be heard', async () => {
    const { task, proposal, phone, unmount } = await sentProposal()
    const key = await say(phone, withdrawProposal, { id: proposal._id })
    unmount()
    show(`/apply-task/${task._id}`, phone)
    await screen.findByLabelText('Your price')
    type('Your price', '98,000')
    type('Your proposal', 'A better offer.')
    type('When can you finish?', '2026-03-10')
    press('Send Proposal')
    await waitFor(async () => {
      const entries = await phone.replica.outbox.toArray()
      expect(entries.map(({ after }) => after)).toEqual([null, key])
    })
  })

  test('a change the server said no to is undone and told in words (F28)', async () => {
    const task = openTask()
    const proposal = proposalRow(task)
    const call = `PATCH /api/user/proposal/${proposal._id}`
    const answers = { [call]: no('This proposal is no longer open.', 'proposal_not_live') }
    const phone = await taskerPhone({ feed: [task], proposals: [proposal], answers })
    const terms = { price: '1000', description: 'Cheaper', date: '2026-03-10' }
    await say(phone, editProposal, { id: proposal._id, ...terms })
    await push(phone, { random: () => 0 })
    show(`/single-task/${task._id}`, phone)
    await screen.findByText('Changes to a proposal')
    expect(screen.getByText(/This proposal is no longer open\./)).toBeTruthy()
    expect(mine().getByText('₦105,000')).toBeTruthy()
  })

  test.each(['accepted', 'rejected', 'withdrawn'] as const)(
    '%s can no longer be changed',
    async (status) => {
      const task = openTask()
      const proposal = proposalRow(task, { status })
      show(
        `/edit-proposal/${proposal._id}`,
        await taskerPhone({ feed: [task], proposals: [proposal] }),
      )
      await screen.findByText('This proposal can no longer be changed.')
    },
  )
})
