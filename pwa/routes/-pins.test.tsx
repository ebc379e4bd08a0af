import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()

const NONE = { hasPin: false, lockedUntil: null, restsUntil: null }
const ONE = { ...NONE, hasPin: true }
type Answers = NonNullable<Parameters<typeof clientPhone>[0]>['answers']

async function at(path: string, pin: object | (() => object), answers: Answers = {}) {
  const phone = await clientPhone({
    answers: {
      'GET /api/user/pin': () => [200, typeof pin === 'function' ? pin() : pin],
      ...answers,
    },
  })
  const shown = show(path, phone)
  await screen.findByRole('heading', { level: 1 })
  const sent = (call: string) =>
    phone.asked.filter((one) => one.call === call).map((one) => one.body)
  return { ...shown, phone, sent, path: () => shown.router.state.location.pathname }
}

test('F33, R42: a PIN is text with a numeric keypad, asked for as a code is, and masked until it is shown', async () => {
  await at('/create-pin', NONE)
  const field = screen.getByLabelText<HTMLInputElement>('Pin')
  expect(field).toMatchObject({ type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code' })
  expect(field.dataset.hidden).toBe('true')
  fireEvent.click(screen.getAllByRole('button', { name: 'Show digits' })[0] as HTMLElement)
  expect(field.dataset.hidden).toBe(undefined)
  fireEvent.input(field, { target: { value: '0 4a7' } })
  expect(field.value).toBe('047')
})

test('R42: two PINs that are not the same are told before anything is sent', async () => {
  const { sent } = await at('/create-pin', NONE)
  type('Pin', '0472')
  type('Confirm Pin', '0473')
  press('Create Pin')
  expect((await screen.findAllByText('Pins do not match')).length).toBeGreaterThan(0)
  expect(sent('POST /api/user/create-pin')).toEqual([])
})

test('R42: 4 to 6 digits', async () => {
  const { sent } = await at('/create-pin', NONE)
  type('Pin', '047')
  type('Confirm Pin', '047')
  press('Create Pin')
  expect(await screen.findByText('Pin must be 4 to 6 digits')).toBeTruthy()
  expect(sent('POST /api/user/create-pin')).toEqual([])
})

test('R42: a weak PIN is warned of, and not refused', async () => {
  const { sent } = await at('/create-pin', NONE, {
    'POST /api/user/create-pin': () => [201, { message: 'PIN created.' }],
  })
  type('Pin', '1234')
  expect(await screen.findByText(/Easy to guess/)).toBeTruthy()
  type('Confirm Pin', '1234')
  press('Create Pin')
  await waitFor(() =>
    expect(sent('POST /api/user/create-pin')).toEqual([{ pin: '1234', confirm_pin: '1234' }]),
  )
})

test('a PIN made on the way to a withdrawal leads back to it, and no trace of it stays on the phone', async () => {
  let pin = NONE
  const { phone, sent, path } = await at('/create-pin?next=withdraw', () => pin, {
    'POST /api/user/create-pin': () => {
      pin = ONE
      return [201, { message: 'PIN created.' }]
    },
  })
  type('Pin', '0472')
  type('Confirm Pin', '0472')
  press('Create Pin')
  await waitFor(() => expect(path()).toBe('/withdraw'))
  expect(sent('POST /api/user/create-pin')).toEqual([{ pin: '0472', confirm_pin: '0472' }])
  expect(await phone.replica.fact('pin')).toMatchObject({ hasPin: true })
  const kept = await Promise.all(phone.replica.tables.map((table) => table.toArray()))
  expect(JSON.stringify(kept)).not.toContain('0472')
  expect(JSON.stringify({ ...localStorage })).not.toContain('0472')
})

test('R42: somebody who has a PIN is led to Update Pin and Forgot Pin', async () => {
  await at('/create-pin', ONE)
  expect(await screen.findByText('You already have a PIN')).toBeTruthy()
  const update = screen.getByRole('link', { name: 'Update Pin' })
  expect(update.getAttribute('href')).toBe('/update-pin')
})

test('F6: Update Pin has two fields; the second holds the new PIN and says so', async () => {
  const { sent, path } = await at('/update-pin', ONE, {
    'POST /api/user/update-pin': () => [200, { message: 'PIN updated.' }],
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Pin')
  const fresh = screen.getByLabelText<HTMLInputElement>('Confirm Pin')
  expect(fresh.placeholder).toBe('confirm your new pin')
  const hint = document.getElementById(fresh.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('This becomes your new PIN')
  type('Old Pin', '0472')
  type('Confirm Pin', '9150')
  press('Update Pin')
  await waitFor(() => expect(path()).toBe('/settings'))
  expect(sent('POST /api/user/update-pin')).toEqual([{ old_pin: '0472', new_pin: '9150' }])
})

test('F7: a wrong old PIN is an error in looks and to the ear, not a success', async () => {
  const { path } = await at('/update-pin', ONE, {
    'POST /api/user/update-pin': () => [
      401,
      { error: 'Wrong PIN. 4 tries left.', code: 'wrong_pin' },
    ],
  })
  type('Old Pin', '1111')
  type('Confirm Pin', '9150')
  press('Update Pin')
  const alerts = await screen.findAllByText('Wrong PIN. 4 tries left.')
  expect(alerts.some((one) => one.closest('[role="alert"]'))).toBe(true)
  expect(path()).toBe('/update-pin')
})

test('R42: a locked PIN says until when, with the way to set it anew', async () => {
  const lockedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
  await at('/update-pin', { ...ONE, lockedUntil })
  expect(await screen.findByText(/^Your PIN is locked until \d+:\d\d [AP]M/)).toBeTruthy()
  for (const link of screen.getAllByRole('link', { name: 'Forgot your PIN?' }))
    expect(link.getAttribute('href')).toBe('/forgot-pin')
})

test('R42: forgotten: the password, a code by e-mail, the new PIN twice, and a rest of 24 hours that is told before', async () => {
  const { sent, path } = await at('/forgot-pin', ONE, {
    'POST /api/user/forgot-pin': () => [200, { message: 'We sent a code to your e-mail.' }],
    'PUT /api/user/forgot-pin': () => [200, { message: 'Your PIN is set anew.' }],
  })
  type('Password', 'eight letters')
  press('Send me a code')
  expect(await screen.findByText(/bukola@onise.test/)).toBeTruthy()
  expect(screen.getByText(/withdrawals rest for 24 hours/)).toBeTruthy()
  type('Code', '123 456')
  type('New Pin', '9150')
  type('Confirm Pin', '9150')
  press('Set new Pin')
  await waitFor(() => expect(path()).toBe('/settings'))
  expect(sent('PUT /api/user/forgot-pin')).toEqual([
    { code: '123 456', pin: '9150', confirm_pin: '9150' },
  ])
})

test('a PIN never waits on the phone: without a signal the button says why', async () => {
  await at('/create-pin', NONE)
  online.missed()
  expect(await screen.findByText(/A PIN is never kept on the phone/)).toBeTruthy()
})

test('SPEC 2: Settings offer Create Pin until there is one', async () => {
  await at('/settings', ONE)
  await screen.findByRole('link', { name: 'Update Pin' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Create Pin' })).toBe(null))
})
