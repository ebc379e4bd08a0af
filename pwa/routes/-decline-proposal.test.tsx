import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Applicant } from '#schema/contract/proposals.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

async function openProposal(
  fields: Partial<Applicant> = {},
  response: [number, object] = [200, { message: 'Declined.', seq: 2 }],
) {
  const owner = userRow()
  const task = taskRow(owner._id)
  const applicant = applicantRow(task, fields)
  const path = `POST /api/client/proposal/${applicant._id}/decline`
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    applicants: [applicant],
    responses: { [path]: () => response },
  })
  renderScreen(`/single-proposal/${applicant._id}`, device)
  await screen.findByRole('heading', { name: 'Their proposal' })
  const sent = () => device.requests.filter(({ call }) => call === path).map(({ body }) => body)
  return { sent }
}

test('a proposal is declined with a reason from the list, after the page showed who reads it', async () => {
  const { sent } = await openProposal()
  press('Decline')
  await screen.findByText(/Sani reads the reason and cannot apply for this todo again/)
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  fireEvent.click(screen.getByRole('radio', { name: 'The date does not suit me' }))
  expect(sent()).toEqual([])
  press('Decline this proposal')
  await screen.findByText('Declined.')
  expect(sent()).toEqual([{ reason: 'declined_date' }])
  await waitFor(() => expect(screen.queryByText('Decline the proposal of Sani?')).toBeNull())
})

test('a reason is not required, and a refusal stays on the sheet', async () => {
  const error = 'This proposal is no longer open.'
  const { sent } = await openProposal({}, [409, { error, code: 'proposal_not_live' }])
  press('Decline')
  await screen.findByText('Decline the proposal of Sani?')
  press('Decline this proposal')
  await screen.findByText(error)
  expect(sent()).toEqual([{ reason: 'declined_by_client' }])
})

test('declining needs the network, and says so', async () => {
  online.markUnreachable()
  const { sent } = await openProposal()
  press('Decline')
  await screen.findByText('No network. You can decline when it is back.')
  press('Decline this proposal')
  expect(sent()).toEqual([])
})

test.each(['accepted', 'rejected', 'withdrawn'] as const)(
  'a proposal that is %s cannot be declined',
  async (status) => {
    await openProposal({ status })
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  },
)
