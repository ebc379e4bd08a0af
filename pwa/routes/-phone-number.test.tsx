import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { meRow, phoneUserRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const SEND = 'POST /api/user/phone'
const PROVE = 'PUT /api/user/phone'
const SENT: Responder = () => [
  200,
  { message: 'We sent a code by SMS.', codeId: 'an-id', channel: 'sms' },
]

async function openScreen(
  responses: Record<string, Responder>,
  { user = userRow(), path = '/phone-number' }: { user?: OwnUser; path?: string } = {},
) {
  const device = await createClientDevice({ user, responses })
  const view = renderScreen(path, device)
  await screen.findByLabelText('Password')
  const bodiesOf = (call: string) =>
    device.requests.filter((request) => request.call === call).map(({ body }) => body)
  return { ...view, device, bodiesOf }
}

async function askForCode(label = 'Phone number') {
  type(label, '0803 123 4567')
  type('Password', 'eight letters')
  press('Send me a code')
  await screen.findByText(/we sent by SMS to 0803 123 4567/)
}
const enter = (code: string) =>
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: code } })

test('a number is added with the password and the code, and the result says what it is for', async () => {
  const { device, bodiesOf } = await openScreen({
    [SEND]: SENT,
    [PROVE]: () => [200, { message: 'Your phone number is confirmed.' }],
  })
  await askForCode()
  expect(bodiesOf(SEND)).toEqual([{ phone: '0803 123 4567', password: 'eight letters' }])
  await device.replica.me.put(meRow({ ...device.user, phone: '+2348031234567' }))
  enter('123456')
  expect(await screen.findByText(/^0803 123 4567 is your number now/)).toBeTruthy()
  expect(bodiesOf(PROVE)).toEqual([{ codeId: 'an-id', code: '123456' }])
})

test('a number from a screen that needs one leads back to it', async () => {
  const path = '/phone-number?next=%2Ffund-wallet%3Famount%3D7000'
  const { router } = await openScreen(
    { [SEND]: SENT, [PROVE]: () => [200, { message: 'Your phone number is confirmed.' }] },
    { path, user: userRow({ isEmailProven: false }) },
  )
  await askForCode()
  enter('123456')
  await waitFor(() => expect(router.state.location.href).toBe('/fund-wallet?amount=7000'))
})

test('a number replaces the one that the account has', async () => {
  await openScreen({ [SEND]: SENT }, { user: phoneUserRow({ phone: '+2348050000000' }) })
  expect(screen.getByText('Your number is 0805 000 0000.')).toBeTruthy()
  await askForCode('New phone number')
})

test('a wrong password is said, and what was typed stays', async () => {
  const error = 'Wrong password.'
  await openScreen({ [SEND]: () => [401, { error, code: 'wrong_credentials' }] })
  type('Phone number', '0803 123 4567')
  type('Password', 'not it at all')
  press('Send me a code')
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '0803 123 4567')
})

test('a number of another account is said at the code, and the number can be corrected', async () => {
  const error = 'This number has an account already. Log in with it, or use another number.'
  await openScreen({ [SEND]: SENT, [PROVE]: () => [409, { error, code: 'phone_in_use' }] })
  await askForCode()
  enter('123456')
  await waitFor(() => expect(screen.getAllByText(error).length).toBeGreaterThan(0))
  press('Change the number')
  expect(await screen.findByLabelText('Phone number')).toHaveProperty('value', '0803 123 4567')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'eight letters')
})

test('without a network the screen says that one is needed', async () => {
  await openScreen({})
  online.markUnreachable()
  expect(
    await screen.findByText(/^No network. You need one to confirm a phone number/),
  ).toBeTruthy()
})

test.each([
  ['Show my phone number', 'accounts.setShowsPhone', { showsPhone: false }],
  ['Show when I am online', 'accounts.setShowsOnline', { showsOnline: false }],
])('%s: only after a tap, which waits for the network', async (name, command, input) => {
  const device = await createClientDevice({ user: phoneUserRow() })
  renderScreen('/settings', device)
  const shown = await screen.findByRole<HTMLInputElement>('switch', { name })
  expect(shown.checked).toBe(false)
  fireEvent.click(shown)
  await waitFor(() => expect(shown.checked).toBe(true))
  fireEvent.click(shown)
  await waitFor(() => expect(shown.checked).toBe(false))
  expect(await device.replica.outbox.toArray()).toMatchObject([{ command, input }])
})

test('no number can be shown where there is none', async () => {
  renderScreen('/settings', await createClientDevice())
  await screen.findByRole('region', { name: 'Your account' })
  expect(screen.queryByRole('switch', { name: 'Show my phone number' })).toBe(null)
})
