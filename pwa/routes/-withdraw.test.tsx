import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { restarted } from '#pwa/test/phone.ts'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { transactionRow } from '#pwa/test/rows.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()

const BANKS = [
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '057', name: 'Zenith Bank' },
  { code: '50211', name: 'Kuda Bank' },
]
const PIN = { hasPin: true, lockedUntil: null, restsUntil: null }
const MUSA = { message: 'Account found.', accountName: 'MUSA A. BELLO', bankName: 'GTBank' }
const trx = transactionRow({
  details: 'Withdrawal to GTBank ••4579',
  amount: 5000,
  withdrawal: {
    bankName: 'GTBank',
    accountLast4: '4579',
    accountName: 'MUSA A. BELLO',
    charge: 10,
  },
})
const SENT = {
  message: 'Your withdrawal is on its way.',
  transaction: trx,
  arrives: 4990,
  charge: 10,
  balance: 495_000,
}
type World = NonNullable<Parameters<typeof clientPhone>[0]>
const WITHDRAW = 'POST /api/user/wallet-withdrawal'

async function opened(answers: World['answers'] = {}, more: Partial<World> = {}) {
  const phone = await clientPhone({
    ...more,
    answers: {
      'GET /api/user/fetch-supported-banks': () => [200, BANKS],
      'GET /api/user/pin': () => [200, PIN],
      'POST /api/user/resolve-account': () => [200, MUSA],
      [WITHDRAW]: () => [200, SENT],
      ...answers,
    },
  })
  const shown = show('/withdraw', phone)
  await screen.findByLabelText('Bank')
  const sent = () => phone.asked.filter(({ call }) => call === WITHDRAW).map(({ body }) => body)
  return { ...shown, phone, sent }
}

function fillIn({ bank = '058', account = '0000014579', amount = '5000', pin = '0472' } = {}) {
  fireEvent.change(screen.getByLabelText('Bank'), { target: { value: bank } })
  type('Account Number', account)
  type('Amount', amount)
  type('Pin', pin)
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('SPEC 2: the first line is Select Bank, which cannot be chosen; then banks with code and name', async () => {
  await opened()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enter Your Bank Details')
  const options = within(screen.getByLabelText('Bank')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Select Bank', true],
    ['058 – Guaranty Trust Bank', false],
    ['057 – Zenith Bank', false],
    ['50211 – Kuda Bank', false],
  ])
})

test('the list is searched by name and code, and the last one left is chosen', async () => {
  await opened()
  type('Search the list', 'bank')
  expect(screen.getByText('3 banks found')).toBeTruthy()
  type('Search the list', 'zen')
  expect(screen.getByLabelText<HTMLSelectElement>('Bank').value).toBe('057')
})

test('R43: name and charge stand there before the PIN is typed; what is sent is what was typed (F22)', async () => {
  const { sent, phone } = await opened()
  expect(screen.getByText('You can withdraw ₦1,000 or more')).toBeTruthy()
  fillIn()
  expect(await screen.findByText('MUSA A. BELLO – GTBank')).toBeTruthy()
  expect(screen.getByText('₦4,990 arrives, the bank takes ₦10.')).toBeTruthy()
  press('Withdraw')
  expect(
    await screen.findByText('₦4,990 is on its way to MUSA A. BELLO, GTBank ••4579'),
  ).toBeTruthy()
  expect(sent()).toEqual([
    { bankCode: '058', accountNmber: '0000014579', amount: '5000', pin: '0472' },
  ])
  expect(await phone.replica.drafts.get('withdraw')).toBe(undefined)
  const receipt = screen.getByRole('link', { name: 'See the receipt' })
  expect(receipt.getAttribute('href')).toBe(`/client-wallet?receipt=${trx._id}`)
})

test('F1: below ₦1,000 the toast is SPEC’s letter for letter, and the truth stands beside the field', async () => {
  const { sent } = await opened()
  fillIn({ amount: '999.99' })
  press('Withdraw')
  expect(await screen.findByText('Minimum withdraw is 10000')).toBeTruthy()
  expect(alerts()).toContainEqual(expect.stringContaining('Enter ₦1,000 or more'))
  expect(sent()).toEqual([])
})

test.each(['123456789', '12345678901'])('F21: %s is no account number', async (account) => {
  const { sent } = await opened()
  fillIn({ account })
  press('Withdraw')
  await waitFor(() =>
    expect(screen.getAllByText('Please enter a valid account number').length).toBeGreaterThan(1),
  )
  expect(sent()).toEqual([])
})

test('R44: the check digit only warns; the bank’s own name decides', async () => {
  const { sent } = await opened()
  fillIn({ account: '0000014571' })
  expect(screen.getByText(/does not look like one of that bank’s/)).toBeTruthy()
  await screen.findByText('MUSA A. BELLO – GTBank')
  press('Withdraw')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('R43: an account the bank does not know is refused before any money is asked for', async () => {
  const { sent } = await opened({
    'POST /api/user/resolve-account': () => [
      422,
      { error: 'The bank does not know that account number.', code: 'unknown_account' },
    ],
  })
  fillIn()
  press('Withdraw')
  await waitFor(() =>
    expect(alerts()).toContainEqual(
      expect.stringContaining('The bank does not know that account number.'),
    ),
  )
  expect(sent()).toEqual([])
})

test('R43: pressed before the name was there, it waits, shows the name, and can be stopped', async () => {
  const { sent } = await opened()
  fillIn()
  press('Withdraw')
  expect(await screen.findByText('Sending ₦5,000 to MUSA A. BELLO – GTBank')).toBeTruthy()
  press('Stop')
  expect(await screen.findByText('Stopped. Nothing was sent.')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('R42: a wrong PIN is told beside the field, the PIN is gone, and the rest stays', async () => {
  await opened({
    [WITHDRAW]: () => [401, { error: 'Wrong PIN. 4 tries left.', code: 'wrong_pin' }],
  })
  fillIn()
  await screen.findByText('MUSA A. BELLO – GTBank')
  press('Withdraw')
  await waitFor(() =>
    expect(alerts()).toContainEqual(expect.stringContaining('Wrong PIN. 4 tries left.')),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Pin').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5,000')
})

test('R43: verified people are told before, and after, that a person looks at an account of another name', async () => {
  const message =
    'The account has another name than you. A person looks at this withdrawal before it is sent.'
  await opened({ [WITHDRAW]: () => [200, { ...SENT, message }] })
  fillIn()
  expect(await screen.findByText(/a person looks at it first/)).toBeTruthy()
  press('Withdraw')
  expect(
    await screen.findByText('₦4,990 waits to be sent to MUSA A. BELLO, GTBank ••4579'),
  ).toBeTruthy()
})

test('without a PIN it leads to /create-pin and back', async () => {
  await opened({ 'GET /api/user/pin': () => [200, { ...PIN, hasPin: false }] })
  const link = await screen.findByRole('link', { name: 'Create Pin' })
  expect(link.getAttribute('href')).toBe('/create-pin?next=withdraw')
})

test('the draft is kept, the PIN never', async () => {
  const { phone } = await opened()
  fillIn()
  await waitFor(async () =>
    expect((await phone.replica.drafts.get('withdraw'))?.fields).toEqual({
      bankCode: '058',
      accountNumber: '0000014579',
      amount: '5000',
    }),
  )
  const kept = await Promise.all(phone.replica.tables.map((table) => table.toArray()))
  expect(JSON.stringify(kept)).not.toContain('0472')
})

test('an answer that was lost: the same withdrawal goes again under the same key, also after a restart', async () => {
  const keys: (string | null)[] = []
  const { phone } = await opened()
  const { door } = phone
  const call = phone.call
  Object.assign(phone, { call })
  fillIn()
  await screen.findByText('MUSA A. BELLO – GTBank')
  await phone.replica.know('withdrawing', {
    wish: JSON.stringify({ bankCode: '058', accountNumber: '0000014579', amount: '5000' }),
    key: 'the-key-of-before',
  })
  const session = door.session
  if (!session) throw new Error('nobody is signed in')
  const said = session.call
  session.call = (endpoint, input, how) => {
    if (endpoint.name === 'wallet.withdraw') keys.push(how?.key ?? null)
    return said(endpoint, input, how)
  }
  press('Withdraw')
  await screen.findByText(/is on its way to/)
  expect(keys).toEqual(['the-key-of-before'])
  expect(await restarted(phone).replica.fact('withdrawing')).toBe(null)
})

test('no answer at all: it says that it does not know, and how to find out', async () => {
  const { phone } = await opened({ [WITHDRAW]: undefined as never })
  fillIn()
  await screen.findByText('MUSA A. BELLO – GTBank')
  press('Withdraw')
  expect(await screen.findByText(/we do not know yet whether it was sent/)).toBeTruthy()
  expect(await phone.replica.fact('withdrawing')).toMatchObject({ key: expect.any(String) })
})

test('the provider is down: the banks are as this phone knew them, and it says so', async () => {
  const phone = await clientPhone({ answers: { 'GET /api/user/pin': () => [200, PIN] } })
  await phone.replica.know('banks', { at: phone.now(), banks: BANKS })
  show('/withdraw', phone)
  await screen.findByLabelText('Bank')
  expect(await screen.findByText(/list of banks is as this phone knew it/)).toBeTruthy()
  online.missed()
  expect(await screen.findByText(/Money needs a signal/)).toBeTruthy()
})
