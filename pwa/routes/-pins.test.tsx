import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { phoneUserRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

/** Not four digits within an id. */
const PIN_IN_PLAIN_TEXT = /(?<![\w-])0472(?![\w-])/
const NO_PIN = {
  hasPin: false,
  lockedUntil: null,
  withdrawalsPausedUntil: null,
  limitedUntil: null,
}
const HAS_PIN = { ...NO_PIN, hasPin: true }
type Responses = NonNullable<Parameters<typeof createClientDevice>[0]>['responses']

async function openScreen(
  path: string,
  pin: object | (() => object),
  responses: Responses = {},
  { balance = 0, user }: { balance?: number; user?: OwnUser } = {},
) {
  const device = await createClientDevice({
    ...(user && { user }),
    money: { balance: naira(balance) },
    responses: {
      'GET /api/user/pin': () => [200, typeof pin === 'function' ? pin() : pin],
      ...responses,
    },
  })
  const view = renderScreen(path, device)
  await screen.findByRole('heading', { level: 1 })
  const bodiesOf = (call: string) =>
    device.requests.filter((request) => request.call === call).map(({ body }) => body)
  return { ...view, device, bodiesOf, path: () => view.router.state.location.pathname }
}

test('a PIN field is text with a numeric keypad, masked until it is shown, and drops other characters', async () => {
  await openScreen('/create-pin', NO_PIN)
  const field = screen.getByLabelText<HTMLInputElement>('Pin')
  expect(field).toMatchObject({ type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code' })
  expect(field.dataset.hidden).toBe('true')
  fireEvent.click(screen.getAllByRole('button', { name: 'Show digits' })[0] as HTMLElement)
  expect(field.dataset.hidden).toBe(undefined)
  fireEvent.input(field, { target: { value: '0 4a7' } })
  expect(field.value).toBe('047')
  // The browser would cut a pasted text at a `maxLength` before its spaces are removed.
  expect(field.maxLength).toBe(-1)
  fireEvent.input(field, { target: { value: '\u200b 123456 ' } })
  expect(field.value).toBe('123456')
  fireEvent.input(field, { target: { value: '1234567' } })
  expect(field.value).toBe('123456')
})

test('two different PINs show the fixed text and send no request', async () => {
  const { bodiesOf } = await openScreen('/create-pin', NO_PIN)
  type('Pin', '0472')
  type('Confirm Pin', '0473')
  press('Create Pin')
  expect((await screen.findAllByText('Pins do not match')).length).toBeGreaterThan(0)
  expect(bodiesOf('POST /api/user/create-pin')).toEqual([])
})

test('a PIN of 3 digits shows an error and sends no request', async () => {
  const { bodiesOf } = await openScreen('/create-pin', NO_PIN)
  type('Pin', '047')
  type('Confirm Pin', '047')
  press('Create Pin')
  expect(await screen.findByText('Pin must be 4 to 6 digits')).toBeTruthy()
  expect(bodiesOf('POST /api/user/create-pin')).toEqual([])
})

test('a weak PIN shows a warning while it is typed, and the rejection beside the field', async () => {
  const error = 'That PIN is too easy to guess. Choose another.'
  await openScreen('/create-pin', NO_PIN, {
    'POST /api/user/create-pin': () => [400, { error, code: 'pin_weak', fields: { pin: error } }],
  })
  type('Pin', '1234')
  expect(await screen.findByText(/This PIN is easy to guess/)).toBeTruthy()
  type('Confirm Pin', '1234')
  press('Create Pin')
  expect((await screen.findAllByText(error)).length).toBeGreaterThan(0)
})

test('with money in the wallet a first PIN needs the password, and the new limit is said', async () => {
  const responses: Responses = {
    'POST /api/user/create-pin': () => [201, { message: 'PIN created.' }],
  }
  const { bodiesOf } = await openScreen('/create-pin', NO_PIN, responses, { balance: 5000 })
  await screen.findByLabelText('Password')
  expect(
    await screen.findByText(/you can withdraw ₦5,000 a day in the first 24 hours/),
  ).toBeTruthy()
  type('Pin', '0472')
  type('Confirm Pin', '0472')
  type('Password', 'a fair password')
  press('Create Pin')
  const sent = { pin: '0472', confirm_pin: '0472', password: 'a fair password' }
  await waitFor(() => expect(bodiesOf('POST /api/user/create-pin')).toEqual([sent]))
})

test('a new wallet says until when only small sums can be withdrawn', async () => {
  const limitedUntil = new Date(Date.now() + 3_600_000).toISOString()
  await openScreen('/update-pin', { ...HAS_PIN, limitedUntil })
  expect(await screen.findByText(/^You can withdraw ₦5,000 a day until/)).toBeTruthy()
})

test('a PIN created from the withdrawal leads back to it, and is not stored on the phone', async () => {
  let pin = NO_PIN
  const { device, bodiesOf, path } = await openScreen('/create-pin?next=withdraw', () => pin, {
    'POST /api/user/create-pin': () => {
      pin = HAS_PIN
      return [201, { message: 'PIN created.' }]
    },
  })
  type('Pin', '0472')
  type('Confirm Pin', '0472')
  press('Create Pin')
  await waitFor(() => expect(path()).toBe('/withdraw'))
  expect(bodiesOf('POST /api/user/create-pin')).toEqual([{ pin: '0472', confirm_pin: '0472' }])
  expect(await device.replica.getMeta('pin')).toMatchObject({ hasPin: true })
  const rows = await Promise.all(device.replica.tables.map((table) => table.toArray()))
  expect(JSON.stringify(rows)).not.toMatch(PIN_IN_PLAIN_TEXT)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(PIN_IN_PLAIN_TEXT)
})

test('a PIN that is created after the user has opened another screen leads nowhere', async () => {
  const screenOpened = vi.fn()
  const { router, device } = await openScreen('/create-pin', NO_PIN, {
    'POST /api/user/create-pin': () => {
      screenOpened(router.navigate({ to: '/client-wallet' }))
      return [201, { message: 'PIN created.' }]
    },
  })
  type('Pin', '0472')
  type('Confirm Pin', '0472')
  press('Create Pin')
  await waitFor(async () =>
    expect(await device.replica.getMeta('pin')).toMatchObject({ hasPin: true }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Wallet' })
  expect(screenOpened).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/client-wallet')
})

test('Create Pin links to Update Pin when there is a PIN already', async () => {
  await openScreen('/create-pin', HAS_PIN)
  expect(await screen.findByText('You already have a PIN')).toBeTruthy()
  const update = screen.getByRole('link', { name: 'Update Pin' })
  expect(update.getAttribute('href')).toBe('/update-pin')
})

test('Update Pin has two fields, the second for the new PIN', async () => {
  const { bodiesOf, path } = await openScreen('/update-pin', HAS_PIN, {
    'POST /api/user/update-pin': () => [200, { message: 'PIN updated.' }],
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Pin')
  const newPin = screen.getByLabelText<HTMLInputElement>('Confirm Pin')
  expect(newPin.placeholder).toBe('confirm your new pin')
  const hint = document.getElementById(newPin.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('This becomes your new PIN')
  type('Old Pin', '0472')
  type('Confirm Pin', '9150')
  press('Update Pin')
  await waitFor(() => expect(path()).toBe('/settings'))
  expect(bodiesOf('POST /api/user/update-pin')).toEqual([{ old_pin: '0472', new_pin: '9150' }])
})

test('a wrong old PIN is shown as an error and announced to screen readers', async () => {
  const { path } = await openScreen('/update-pin', HAS_PIN, {
    'POST /api/user/update-pin': () => [
      401,
      { error: 'Wrong PIN. 4 tries left.', code: 'wrong_pin' },
    ],
  })
  type('Old Pin', '1111')
  type('Confirm Pin', '9150')
  press('Update Pin')
  const alerts = await screen.findAllByText('Wrong PIN. 4 tries left.')
  expect(alerts.some((element) => element.closest('[role="alert"]'))).toBe(true)
  expect(path()).toBe('/update-pin')
})

test('a locked PIN shows until when, with a link to Forgot Pin', async () => {
  const lockedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
  await openScreen('/update-pin', { ...HAS_PIN, lockedUntil })
  expect(await screen.findByText(/^Your PIN is locked until \d+:\d\d [AP]M/)).toBeTruthy()
  for (const link of screen.getAllByRole('link', { name: 'Forgot your PIN?' }))
    expect(link.getAttribute('href')).toBe('/forgot-pin')
})

test('a forgotten PIN is reset with the password and the emailed code, after a note about the 24 hours', async () => {
  const { bodiesOf, path } = await openScreen('/forgot-pin', HAS_PIN, {
    'POST /api/user/forgot-pin': () => [200, { message: 'We sent a code to your e-mail.' }],
    'PUT /api/user/forgot-pin': () => [200, { message: 'Your PIN is changed.' }],
  })
  type('Password', 'eight letters')
  press('Send me a code')
  expect(await screen.findByText(/bukola@onise.test/)).toBeTruthy()
  expect(screen.getByText(/you cannot withdraw for 24 hours/)).toBeTruthy()
  type('Code', '123 456')
  type('New Pin', '9150')
  type('Confirm Pin', '9150')
  press('Set new Pin')
  await waitFor(() => expect(path()).toBe('/settings'))
  expect(bodiesOf('PUT /api/user/forgot-pin')).toEqual([
    { code: '123 456', pin: '9150', confirm_pin: '9150' },
  ])
})

const FORGOT = 'POST /api/user/forgot-pin'
const bySms: Responses = {
  [FORGOT]: () => [200, { message: 'We sent a code by SMS.', channel: 'sms' }],
}

test('the code of a forgotten PIN is sent where its owner chooses, and the note says where', async () => {
  const user = userRow({ phone: '+2348031234567' })
  const { bodiesOf } = await openScreen('/forgot-pin', HAS_PIN, bySms, { user })
  await screen.findByRole('radio', { name: 'WhatsApp' })
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ value }) => value)).toEqual(['email', 'sms', 'whatsapp'])
  expect(choices[0]?.checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'SMS' }))
  type('Password', 'eight letters')
  press('Send me a code')
  expect(await screen.findByText(/we sent by SMS to 0803 123 4567/)).toBeTruthy()
  expect(bodiesOf(FORGOT)).toEqual([{ password: 'eight letters', channel: 'sms' }])
})

test('without an e-mail the code of a forgotten PIN goes to the phone', async () => {
  const responses = { ...bySms, 'GET /api/user/phone-channels': () => [200, { channels: ['sms'] }] }
  const user = phoneUserRow()
  const opened = await openScreen('/forgot-pin', HAS_PIN, responses as never, { user })
  type('Password', 'eight letters')
  press('Send me a code')
  await screen.findByText(/we sent by SMS to 0803 123 4567/)
  expect(screen.queryByRole('radio')).toBe(null)
  expect(opened.bodiesOf(FORGOT)).toEqual([{ password: 'eight letters', channel: 'sms' }])
})

test('without a network the button is disabled with the reason', async () => {
  await openScreen('/create-pin', NO_PIN)
  online.markUnreachable()
  expect(await screen.findByText(/Your PIN is never saved on the phone/)).toBeTruthy()
})

test('Settings hide Create Pin once there is a PIN', async () => {
  await openScreen('/settings', HAS_PIN)
  await screen.findByRole('link', { name: 'Update Pin' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Create Pin' })).toBe(null))
})
