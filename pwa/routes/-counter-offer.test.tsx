import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { learnTime } from '#pwa/ui/browser/clock.ts'
import type { Proposal } from '#schema/contract/proposals.ts'
import { COUNTER_OFFER_MS } from '#schema/domain/counter-offer.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

const counterBy = (by: 'client' | 'tasker', at = TEST_NOW): NonNullable<Proposal['counter']> => ({
  _id: newId('counterOffer'),
  by,
  price: naira(90_000),
  date: '2026-03-20',
  note: 'With your own paint.',
  at: new Date(at).toISOString(),
  until: new Date(at + COUNTER_OFFER_MS).toISOString(),
  round: 1,
  end: null,
})

/** A proposal of ₦100,000 that this client has received. */
async function openProposal(
  path: 'single-proposal' | 'counter-offer',
  counter?: Proposal['counter'],
) {
  const owner = userRow()
  const task = taskRow(owner._id, { price: naira(100_000) })
  const terms = { price: naira(100_000), date: '2026-03-10' }
  const applicant = applicantRow(task, { ...terms, ...(counter && { counter }) })
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    applicants: [applicant],
  })
  learnTime(TEST_NOW, Date.now())
  online.markUnreachable()
  renderScreen(`/${path}/${applicant._id}`, device)
  const inputs = async () => (await device.replica.outbox.toArray()).map(({ input }) => input)
  return { applicant, inputs }
}

test('without a network the client suggests a price, which the phone shows beside the proposal', async () => {
  const { applicant, inputs } = await openProposal('counter-offer')
  await screen.findByRole('heading', { name: 'Suggest another price or date', level: 1 })
  press('Suggest another price or date')
  await screen.findByLabelText('Price')
  type('Price', '85,000')
  type(/^Note/, 'The ladder is here.')
  press('Send')
  await waitFor(async () =>
    expect(await inputs()).toMatchObject([
      { id: applicant._id, price: '85000', date: '2026-03-10', note: 'The ladder is here.' },
    ]),
  )
  expect(await screen.findByText('You suggested')).toBeTruthy()
  expect(screen.getByText('₦85,000')).toBeTruthy()
})

test('the one who received it accepts exactly what is shown', async () => {
  const counter = counterBy('tasker')
  const { applicant, inputs } = await openProposal('single-proposal', counter)
  await screen.findByText('Sani suggests')
  expect(screen.getByText('“With your own paint.”')).toBeTruthy()
  press('Accept ₦90,000')
  await waitFor(async () =>
    expect(await inputs()).toEqual([{ id: applicant._id, counterId: counter._id }]),
  )
})

test('one that has run out says so, and the client may make another', async () => {
  await openProposal('single-proposal', counterBy('client', TEST_NOW - COUNTER_OFFER_MS))
  expect(await screen.findByText(/No answer came in time/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Suggest another price or date' })).toBeTruthy()
})
