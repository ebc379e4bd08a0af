import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { userRow } from '#pwa/test/rows.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()

const CALL = 'GET /api/admin/reconciliation'
const AT = '2026-03-04T08:55:00.000Z'
const well = {
  ...{ items: [], openItems: 0, lawsLookedAt: AT, seal: null },
  compared: { through: AT, isOver: true, payments: 3, transfers: 1 },
}
async function open(said: object | null) {
  const person = userRow({ userType: 'admin' })
  const phone = await clientPhone({ person, answers: said ? { [CALL]: () => [200, said] } : {} })
  show('/admin-dashboard', phone)
  return within(await screen.findByRole('region', { name: 'The books' }))
}

test('MONEY 2: an administrator sees what needs a person, both figures and since when', async () => {
  const item = { kind: 'amount', ours: 4899, theirs: 4900, words: 'paid otherwise', seenAt: AT }
  const books = await open({
    ...well,
    items: [
      { _id: 'payment:fw-1', ...item },
      { _id: 'law:x', kind: 'law', ours: null, theirs: null, words: 'I3 M2: …', seenAt: AT },
    ],
    openItems: 2,
  })
  expect(await books.findByText('2 things need a person')).toBeTruthy()
  const [first, second] = books.getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /Another amount.*paid otherwise.*₦4,899.00 here.*₦4,900.00 there/,
  )
  expect(second?.textContent).toMatch(/A broken law.*I3 M2/)
  expect(books.queryByText(/agree/)).toBe(null)
})

test('says that all is well only when it was looked at, and how far the books are sealed', async () => {
  const books = await open({
    ...well,
    seal: { day: '2026-03-03', sha256: 'ab'.repeat(32), sealedAt: AT },
  })
  expect(await books.findByText(/agree with the payment provider/)).toBeTruthy()
  expect(books.getByText('3 payments, 1 transfer of the last days')).toBeTruthy()
  expect(books.getByText('3 March')).toBeTruthy()
})

test.each([
  [{ ...well, lawsLookedAt: null, compared: null }, /Nobody has looked yet/],
  [{ ...well, compared: null }, /not been held against the payment provider yet/],
])('claims nothing that is not known: %#', async (said, text) => {
  expect(await (await open(said)).findByText(text)).toBeTruthy()
})

test('F28: what cannot be asked is not shown from memory', async () => {
  expect(await (await open(null)).findByText("Couldn't load.")).toBeTruthy()
})
