import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const CALL = 'GET /api/admin/reconciliation'
const AT = '2026-03-04T08:55:00.000Z'
const ALL_WELL = {
  discrepancies: [],
  openCount: 0,
  invariantsCheckedAt: AT,
  latestChecksum: null,
  comparison: { through: AT, isComplete: true, payments: 3, transfers: 1 },
}
async function openReconciliation(response: object | null) {
  const user = userRow({ userType: 'admin' })
  const device = await createClientDevice({
    user,
    responses: response ? { [CALL]: () => [200, response] } : {},
  })
  renderScreen('/admin/reconciliation', device)
  await screen.findByRole('heading', { name: 'Reconciliation' })
  return within(screen.getByRole('main'))
}

test('shows each discrepancy with both amounts, and that a decision is needed', async () => {
  const amount = {
    kind: 'amount',
    ourAmount: naira(4899),
    providerAmount: naira(4900),
    message: 'paid otherwise',
    foundAt: AT,
  }
  const page = await openReconciliation({
    ...ALL_WELL,
    discrepancies: [
      { _id: 'payment:fw-1', ...amount },
      {
        _id: 'invariant:x',
        kind: 'invariant',
        ourAmount: null,
        providerAmount: null,
        message: 'accounts equal their entries',
        foundAt: AT,
      },
    ],
    openCount: 2,
  })
  expect(await page.findByText('2 differences need a decision by an administrator')).toBeTruthy()
  const [first, second] = page.getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /Different amount.*paid otherwise.*₦4,899.00 in Onise.*₦4,900.00 at the provider/,
  )
  expect(second?.textContent).toMatch(/Ledger check failed.*accounts equal their entries/)
  expect(page.queryByText(/agree/)).toBe(null)
  // An invariant ends with its condition only.
  expect(page.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
})

test('shows that all is well after the checks, and the latest checksum', async () => {
  const page = await openReconciliation({
    ...ALL_WELL,
    latestChecksum: { day: '2026-03-03', sha256: 'ab'.repeat(32), createdAt: AT },
  })
  expect(await page.findByText(/agrees with the payment provider/)).toBeTruthy()
  expect(page.getByText('3 payments, 1 transfer of the last days')).toBeTruthy()
  expect(page.getByText('3 March')).toBeTruthy()
})

test.each([
  [{ ...ALL_WELL, invariantsCheckedAt: null, comparison: null }, /No check has run yet/],
  [{ ...ALL_WELL, comparison: null }, /not been compared with the payment provider yet/],
])('shows that a check has not run yet: %#', async (response, text) => {
  expect(await (await openReconciliation(response)).findByText(text)).toBeTruthy()
})

test('without a response it shows an error and no stored data', async () => {
  expect(await (await openReconciliation(null)).findByText("Couldn't load.")).toBeTruthy()
})
