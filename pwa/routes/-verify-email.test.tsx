import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { phoneUserRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const CODE = '/api/user/email-code'
const NO_PIN = {
  hasPin: false,
  lockedUntil: null,
  withdrawalsPausedUntil: null,
  limitedUntil: null,
}
type Responses = NonNullable<Parameters<typeof createClientDevice>[0]>['responses']

async function openScreen(path: string, isEmailProven: boolean, responses: Responses = {}) {
  const device = await createClientDevice({
    user: userRow({ isEmailProven }),
    responses: { 'GET /api/user/pin': () => [200, NO_PIN], ...responses },
  })
  const view = renderScreen(path, device)
  await screen.findByRole('heading', { level: 1 })
  const bodiesOf = (call: string) =>
    device.requests.filter((request) => request.call === call).map(({ body }) => body)
  return { ...view, bodiesOf }
}

test('requests a code and confirms the e-mail with it', async () => {
  const { bodiesOf } = await openScreen('/verify-email', false, {
    [`POST ${CODE}`]: () => [200, { message: 'We sent a code to your e-mail.' }],
    [`PUT ${CODE}`]: () => [200, { message: 'Your e-mail is confirmed.' }],
  })
  await screen.findByText(/We send 6 digits to/)
  press('Send me a code')
  await screen.findByText(/Type the 6 digits from the e-mail to/)
  type('Code', '123456')
  expect(await screen.findByText('Your e-mail is confirmed. You can move money.')).toBeTruthy()
  expect(screen.queryByLabelText('Code')).toBe(null)
  const next = await screen.findByRole('link', { name: 'Post a todo' })
  expect(next.getAttribute('href')).toBe('/create-task')
  expect(bodiesOf(`PUT ${CODE}`)).toEqual([{ code: '123456' }])
})

test('shows a wrong code beside the field, and sends another one', async () => {
  const error = 'That code is not right, or it has expired.'
  const { bodiesOf } = await openScreen('/verify-email', false, {
    [`POST ${CODE}`]: () => [200, { message: 'We sent a code to your e-mail.' }],
    [`PUT ${CODE}`]: () => [400, { error, code: 'wrong_code', fields: { code: error } }],
  })
  await screen.findByText(/We send 6 digits to/)
  press('I have a code already')
  type('Code', '123456')
  await screen.findByText(error)
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe('123456')
  expect(await screen.findByText(error)).toBeTruthy()
  press('Send another code')
  expect(await screen.findByText(/another code in 30 seconds/)).toBeTruthy()
  expect(bodiesOf(`POST ${CODE}`)).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
})

test.each(['/fund-wallet', '/withdraw', '/create-pin'])(
  '%s says first that the e-mail has to be confirmed, until it is',
  async (path) => {
    const { unmount } = await openScreen(path, false)
    await screen.findByText('Confirm e-mail')
    unmount()
    await openScreen(path, true)
    expect(screen.queryByText('Confirm e-mail')).toBe(null)
  },
)

test('the notice also leads to a phone number, and back, unless no message reaches one', async () => {
  const { unmount } = await openScreen('/fund-wallet', false)
  const link = await screen.findByRole('link', { name: 'Use a phone number instead' })
  expect(link.getAttribute('href')).toBe('/phone-number?next=%2Ffund-wallet')
  unmount()
  await openScreen('/fund-wallet', false, {
    'GET /api/user/phone-channels': () => [200, { channels: [] }],
  })
  await screen.findByText('Confirm your e-mail first')
  expect(screen.queryByRole('link', { name: 'Use a phone number instead' })).toBe(null)
})

test.each(['/fund-wallet', '/withdraw', '/create-pin'])(
  '%s asks nothing of an account with a phone number and no e-mail',
  async (path) => {
    renderScreen(path, await createClientDevice({ user: phoneUserRow() }))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Confirm e-mail')).toBe(null)
  },
)

test('an account without an e-mail can add one, and shows what is wrong with it', async () => {
  const error = 'Email already in use'
  let answers = 0
  const device = await createClientDevice({
    user: phoneUserRow(),
    responses: {
      'PUT /api/user/email': () =>
        answers++ === 0
          ? [409, { error, code: 'email_in_use' }]
          : [200, { message: 'We sent a code to your e-mail.' }],
    },
  })
  renderScreen('/verify-email', device)
  await screen.findByLabelText('Your e-mail')
  type('Your e-mail', 'bukola@home.test')
  type('Password', 'a long enough one')
  press('Send me a code')
  expect(await screen.findByText(error)).toBeTruthy()
  press('Send me a code')
  await waitFor(() => expect(answers).toBe(2))
  const bodies = device.requests.filter(({ call }) => call === 'PUT /api/user/email')
  expect(bodies.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ email: 'bukola@home.test', password: 'a long enough one' })),
  )
})

test('an e-mail that was mistyped is replaced, and the code is asked for', async () => {
  const { bodiesOf } = await openScreen('/verify-email', false, {
    'PUT /api/user/email': () => [200, { message: 'We sent a code to your e-mail.' }],
  })
  await screen.findByText(/We send 6 digits to/)
  press('Use another e-mail')
  type('Your e-mail', 'right@home.test')
  type('Password', 'a long enough one')
  press('Send me a code')
  await screen.findByLabelText('Code')
  expect(bodiesOf('PUT /api/user/email')).toHaveLength(1)
})

test('the e-mail beside a proven number can be confirmed too', async () => {
  const user = userRow({ isEmailProven: false, phone: '+2348031234567' })
  renderScreen('/verify-email', await createClientDevice({ user }))
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Use a phone number instead' })).toBe(null)
})

test('the button of the notice sends the code, and the sixth digit confirms the e-mail', async () => {
  const path = '/fund-wallet?amount=7000'
  const { bodiesOf, router } = await openScreen(path, false, {
    [`POST ${CODE}`]: () => [200, { message: 'We sent a code to your e-mail.' }],
    [`PUT ${CODE}`]: () => [200, { message: 'Your e-mail is confirmed.' }],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm e-mail' }))
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  expect(bodiesOf(`POST ${CODE}`)).toHaveLength(1)
  expect(document.activeElement).toBe(code)
  fireEvent.input(code, { target: { value: '12345' } })
  expect(bodiesOf(`PUT ${CODE}`)).toEqual([])
  fireEvent.input(code, { target: { value: '12345 6' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/fund-wallet'))
  expect(router.state.location.search).toEqual({ amount: '7000' })
  expect(bodiesOf(`PUT ${CODE}`)).toEqual([{ code: '123456' }])
})

test('a code that cannot be sent is said, and an earlier one can be typed', async () => {
  const error = 'Too many attempts. Please wait a moment and try again.'
  await openScreen('/fund-wallet', false, {
    [`POST ${CODE}`]: () => [429, { error, code: 'rate_limited' }],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm e-mail' }))
  expect(await screen.findByRole('button', { name: 'I have a code already' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeTruthy()
})

test.each([
  ['/fund-wallet?amount=7000', '/fund-wallet?amount=7000'],
  ['/create-pin?next=%2Fwithdraw', '/create-pin?next=%2Fwithdraw'],
])('a confirmed e-mail goes on with %s by opening %s', async (next, to) => {
  const { router } = await openScreen(`/verify-email?next=${encodeURIComponent(next)}`, false, {
    [`PUT ${CODE}`]: () => [200, { message: 'Your e-mail is confirmed.' }],
  })
  await screen.findByText(/We send 6 digits to/)
  press('I have a code already')
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: ' 123-456\u200b ' } })
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '123456')
  await waitFor(() => expect(router.state.location.href).toBe(to))
})

test.each(['/delete-task/1', '//other.test', '/login'])(
  'a confirmed e-mail does not go on with %s',
  async (next) => {
    const path = `/verify-email?next=${encodeURIComponent(next)}`
    const { router } = await openScreen(path, false, {
      [`PUT ${CODE}`]: () => [200, { message: 'Your e-mail is confirmed.' }],
    })
    await screen.findByText(/We send 6 digits to/)
    press('I have a code already')
    fireEvent.input(screen.getByLabelText('Code'), { target: { value: '123456' } })
    await screen.findByText('Your e-mail is confirmed. You can move money.')
    expect(router.state.location.pathname).toBe('/verify-email')
  },
)

test.each([
  ['without a description', '', 'Complete your profile', '/update-profile'],
  ['with a profile', 'Wires houses.', 'Go to your dashboard', '/dashboard'],
])('a professional %s is led on', async (_, profileDescription, name, to) => {
  const profile = { profileDescription, skillsets: ['Wiring'], location: 'Yaba', jobTitle: 'Wirer' }
  const user = userRow({ userType: 'tasker', isEmailProven: true, ...profile })
  renderScreen('/verify-email', await createTaskerDevice({ user }))
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})

test('Fund is filled in with what is missing', async () => {
  await openScreen('/fund-wallet?amount=7000', true)
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('7,000')
})

test('Fund is filled in with the smallest payment when less is missing', async () => {
  await openScreen('/fund-wallet?amount=20', true)
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('100')
})
