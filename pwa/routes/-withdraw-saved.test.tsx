import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { BankAccount } from '#schema/contract/payouts.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { transactionRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

const account = (accountLast4: string, accountName: string): BankAccount => ({
  _id: newId('bankAccount'),
  bankName: 'GTBank',
  accountLast4,
  accountName,
  lastUsedAt: '2026-03-04T09:00:00.000Z',
})
const PIN = { hasPin: true, lockedUntil: null, withdrawalsPausedUntil: null }
const trx = transactionRow({
  details: 'Withdrawal',
  amount: naira(5000),
  withdrawal: {
    bankName: 'GTBank',
    accountLast4: '6789',
    accountName: 'BUKOLA BELLO',
    charge: naira(10),
    note: null,
  },
})
const SENT = {
  message: 'Your withdrawal is on its way.',
  transaction: trx,
  arrives: naira(4990),
  charge: naira(10),
  balance: naira(495_000),
}
const WITHDRAW = 'POST /api/user/wallet-withdrawal'
const LIST = 'GET /api/user/bank-accounts'
type Options = NonNullable<Parameters<typeof createClientDevice>[0]>

async function open(responses: Options['responses'] = {}, options: Options = {}) {
  const first = account('6789', 'BUKOLA BELLO')
  const second = account('1234', 'B. BELLO')
  let accounts = [first, second]
  const named: unknown[] = []
  const device = await createClientDevice({
    user: userRow({ username: 'Bukola Bello', isVerified: false }),
    ...options,
    responses: {
      'GET /api/user/fetch-supported-banks': () => [200, [{ code: '058', name: 'GTBank' }]],
      'GET /api/user/pin': () => [200, PIN],
      [LIST]: () => [200, { accounts }],
      'POST /api/user/resolve-account': ({ body }) => {
        named.push(body)
        const { bankAccount } = body as { bankAccount?: string }
        const accountName = bankAccount === second._id ? 'B. BELLO' : 'BUKOLA BELLO'
        return [200, { message: 'Account found.', accountName, bankName: 'GTBank' }]
      },
      [WITHDRAW]: () => [200, SENT],
      [`DELETE /api/user/bank-accounts/${first._id}`]: () => {
        accounts = [second]
        return [200, { message: 'The account is removed.' }]
      },
      ...responses,
    },
  })
  renderScreen('/withdraw', device)
  await screen.findByRole('group', { name: 'Send the money to' })
  await screen.findByText('In your wallet')
  const withdrawals = () =>
    device.requests.filter(({ call }) => call === WITHDRAW).map(({ body }) => body)
  return { device, first, second, named, withdrawals }
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const fillIn = () => {
  type('Amount', '5000')
  type('Pin', '0472')
}

test('the account that was used last is chosen, and a withdrawal sends its id alone', async () => {
  const { first, withdrawals, named, device } = await open()
  expect(radio(/^GTBank, account ending in 6789\s*BUKOLA BELLO/).checked).toBe(true)
  expect(screen.queryByLabelText('Bank')).toBe(null)
  fillIn()
  await waitFor(() => expect(named).toEqual([{ bankAccount: first._id }]))
  press('Withdraw')
  await screen.findByText('₦4,990 is on its way to BUKOLA BELLO, GTBank ••6789')
  expect(screen.queryByText(/is saved for your next withdrawal/)).toBe(null)
  expect(screen.getByText('₦495,000 is left in your wallet.')).toBeTruthy()
  expect(withdrawals()).toEqual([{ bankAccount: first._id, amount: '5000', pin: '0472' }])
  expect(await device.replica.drafts.get('withdraw')).toBe(undefined)
})

test('another account opens the two fields, and a new one is saved, which is said', async () => {
  const { withdrawals } = await open({ [WITHDRAW]: () => [200, { ...SENT, isAccountNew: true }] })
  fireEvent.click(radio(/^Another account/))
  fireEvent.change(screen.getByLabelText('Bank'), { target: { value: '058' } })
  type('Account Number', '0000014579')
  fillIn()
  await screen.findByText('BUKOLA BELLO – GTBank')
  press('Withdraw')
  expect(await screen.findByText(/This account is saved for your next withdrawal/)).toBeTruthy()
  expect(withdrawals()).toEqual([
    { bankCode: '058', accountNmber: '0000014579', amount: '5000', pin: '0472' },
  ])
})

test('a name that is not the own one is ticked before a saved account gets money', async () => {
  const { withdrawals } = await open({}, { user: userRow({ username: 'Ngozi' }) })
  fillIn()
  const box = await screen.findByRole('checkbox', { name: /This is the right account: BUKOLA/ })
  press('Withdraw')
  expect(await screen.findByText(/Nothing was sent yet. Read the name/)).toBeTruthy()
  expect(withdrawals()).toEqual([])
  fireEvent.click(box)
  press('Withdraw')
  await waitFor(() => expect(withdrawals()).toHaveLength(1))
})

test('a name that the bank has changed since is said', async () => {
  await open({
    'POST /api/user/resolve-account': () => [
      200,
      { message: 'Account found.', accountName: 'BELLO VENTURES', bankName: 'GTBank' },
    ],
  })
  expect(await screen.findByText(/The bank now gives another name/)).toBeTruthy()
  expect(screen.getByText('BELLO VENTURES – GTBank')).toBeTruthy()
})

test('an account that is gone is said at the choice, and no other one is chosen instead', async () => {
  const gone = 'This bank account is not saved any more. Nothing was sent.'
  let isGone = false
  const left = account('1234', 'B. BELLO')
  const accounts = [account('6789', 'BUKOLA BELLO'), left]
  const { withdrawals } = await open({
    [LIST]: () => [200, { accounts: isGone ? [left] : accounts }],
    'POST /api/user/resolve-account': () => [
      200,
      { message: 'Account found.', accountName: 'BUKOLA BELLO', bankName: 'GTBank' },
    ],
    [WITHDRAW]: () => {
      isGone = true
      return [409, { error: gone, code: 'bank_account_gone' }]
    },
  })
  fillIn()
  press('Withdraw')
  const group = () => screen.getByRole('group', { name: 'Send the money to' })
  expect(await within(group()).findByText(gone)).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  expect(screen.queryAllByRole<HTMLInputElement>('radio').map((each) => each.checked)).toEqual([
    false,
    false,
  ])
  press('Withdraw')
  expect(await within(group()).findByText('Choose the account for the money')).toBeTruthy()
  expect(withdrawals()).toHaveLength(1)
})

test('Remove asks first, then takes the account from the list and chooses no other', async () => {
  const { device, second } = await open()
  press('Remove GTBank ••••6789')
  expect(screen.getByText(/Withdrawals on their way still arrive/)).toBeTruthy()
  press('Keep it')
  expect(device.requests.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  press('Remove GTBank ••••6789')
  press('Remove')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  expect(await device.replica.getMeta('bankAccounts')).toEqual([second])
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
})

test('without a network the accounts of the last visit are shown, and removing says what it needs', async () => {
  const seen = account('6789', 'BUKOLA BELLO')
  const device = await createClientDevice({ responses: { 'GET /api/user/pin': () => [200, PIN] } })
  await device.replica.setMeta('banks', {
    at: device.now(),
    banks: [{ code: '058', name: 'GTBank' }],
  })
  await device.replica.setMeta('bankAccounts', [seen])
  renderScreen('/withdraw', device)
  await screen.findByRole('group', { name: 'Send the money to' })
  online.markUnreachable()
  expect(await screen.findByText(/You need one to withdraw/)).toBeTruthy()
  press('Remove GTBank ••••6789')
  expect(screen.getByText('No network. You need one to remove an account.')).toBeTruthy()
})
