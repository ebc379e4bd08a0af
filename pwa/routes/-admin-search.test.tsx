import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { openAsAdmin } from '#testing/pwa/admin-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const AT = '2026-03-02T09:00:00.000Z'
const TADE = userRow({ userType: 'tasker', username: 'Tade' })
const owner = { _id: TADE._id, username: 'Tade', email: 'tade@onise.test' }
const NOTHING = { users: [], tasks: [], transactions: [], payments: [], withdrawals: [] }
const money = { amount: naira(5000), user: owner, createdAt: AT }
const FOUND = {
  users: [{ ...TADE, email: owner.email, standing: 'suspended', createdAt: AT }],
  tasks: [
    {
      _id: newId('task'),
      title: 'Fix the roof',
      status: 'disputed',
      price: naira(9000),
      client: 'Bisi',
      createdAt: AT,
    },
  ],
  transactions: [
    {
      ...money,
      _id: newId('journal'),
      details: 'Wallet funded',
      TransactionType: 'credit',
      TransactionStatus: 'completed',
      reference_number: 'ON260302-1A2B-3C4D-5E6F',
      withdrawal: null,
    },
  ],
  payments: [{ ...money, reference: 'pay-1', status: 'abandoned' }],
  withdrawals: ['needs_review', 'success'].map((status) => ({
    ...money,
    _id: newId('payout'),
    reference: `out-${status}`,
    status,
    bankName: 'Access Bank',
    accountLast4: '1234',
  })),
}

const open = (search: Responder) =>
  openAsAdmin('/admin/withdrawals', {
    'GET /api/admin/withdrawals': () => [200, { withdrawals: [] }],
    'GET /api/admin/search': search,
  })
const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: /^Search users/ })
const type = async (value: string) => fireEvent.change(await box(), { target: { value } })

test('one box finds everything in groups, each result a link, and the key / and the arrows lead there', async () => {
  const asked: (string | null)[] = []
  const device = await open(({ url }) => {
    asked.push(url.searchParams.get('q'))
    return [200, FOUND]
  })
  const input = await box()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(input)
  await type(' tade ')
  expect(await screen.findByText('6 results')).toBeTruthy()
  const linksOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(linksOf('Users')).toEqual([
    ['TaTadetade@onise.test · Professional · Suspended', `/admin/users/${TADE._id}`],
  ])
  expect(linksOf('Todos')).toEqual([
    ['Fix the roofBisi · In Dispute · ₦9,000', `/admin/tasks/${FOUND.tasks[0]?._id}`],
  ])
  expect(linksOf('Transactions').map(([, href]) => href)).toEqual([
    '/admin-transactions?q=ON260302-1A2B-3C4D-5E6F',
    `/admin/users/${TADE._id}`,
  ])
  expect(linksOf('Withdrawals').map(([, href]) => href)).toEqual([
    '/admin/withdrawals',
    '/admin-transactions?q=out-success',
  ])
  expect(asked).toEqual(['tade'])

  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toContain('Fix the roof')
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(input)
  press('Escape')
  expect(screen.queryByText('6 results')).toBeNull()
  press('ArrowDown')
  await type('tade!')
  await screen.findByText('6 results')
  press('Enter')
  expect(device.router.state.location.pathname).toBe(`/admin/users/${TADE._id}`)
})

test('a search that is short, finds nothing or fails says so, and / stays a letter in a field', async () => {
  let isDown = true
  const device = await open(() => (isDown ? [500, { error: 'x', code: 'fault' }] : [200, NOTHING]))
  await type('ad')
  expect(await screen.findByText('Write at least 3 characters.')).toBeTruthy()
  expect(device.requests.some(({ call }) => call.includes('search'))).toBe(false)
  await type('ada')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByText(/^Nothing matches/)).toBeTruthy()
  const pressed = fireEvent.keyDown(await box(), { key: '/' })
  expect(pressed).toBe(true)
})
