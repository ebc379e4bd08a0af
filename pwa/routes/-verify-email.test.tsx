import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

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
  type('Code', '123 456')
  press('Confirm')
  expect(await screen.findByText('Your e-mail is confirmed.')).toBeTruthy()
  expect(bodiesOf(`PUT ${CODE}`)).toEqual([{ code: '123 456' }])
})

test('shows a wrong code beside the field, and offers another one', async () => {
  const error = 'That code is not right, or it has expired.'
  await openScreen('/verify-email', false, {
    [`PUT ${CODE}`]: () => [400, { error, code: 'wrong_code', fields: { code: error } }],
  })
  await screen.findByText(/We send 6 digits to/)
  press('I have a code already')
  type('Code', '123456')
  press('Confirm')
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe('123456')
  expect(await screen.findByText(error)).toBeTruthy()
  press('Send another code')
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeTruthy()
})

test.each(['/fund-wallet', '/withdraw', '/create-pin'])(
  '%s says first that the e-mail has to be confirmed, until it is',
  async (path) => {
    const { unmount } = await openScreen(path, false)
    const link = await screen.findByRole('link', { name: 'Confirm e-mail' })
    expect(link.getAttribute('href')).toBe(`/verify-email?next=${encodeURIComponent(path)}`)
    unmount()
    await openScreen(path, true)
    expect(screen.queryByRole('link', { name: 'Confirm e-mail' })).toBe(null)
  },
)

test.each([
  ['/fund-wallet?amount=7000', '/fund-wallet?amount=7000'],
  ['/create-pin?next=%2Fwithdraw', '/create-pin?next=%2Fwithdraw'],
  ['/delete-task/1', '/settings'],
  ['//other.test', '/settings'],
  ['/login', '/settings'],
])('a confirmed e-mail goes on with %s by opening %s', async (next, to) => {
  const { router } = await openScreen(`/verify-email?next=${encodeURIComponent(next)}`, false, {
    [`PUT ${CODE}`]: () => [200, { message: 'Your e-mail is confirmed.' }],
  })
  await screen.findByText(/We send 6 digits to/)
  press('I have a code already')
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: ' 123-456\u200b ' } })
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '123456')
  press('Confirm')
  await waitFor(() => expect(router.state.location.href).toBe(to))
})

test('Fund is filled in with what is missing', async () => {
  await openScreen('/fund-wallet?amount=7000', true)
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('7,000')
})

test('Fund is filled in with the smallest payment when less is missing', async () => {
  await openScreen('/fund-wallet?amount=20', true)
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('100')
})
