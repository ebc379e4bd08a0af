import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { scriptedTransport, type Responder } from '#testing/pwa/scripted-transport.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()
afterEach(() => sessionStorage.clear())

const REQUEST = 'POST /api/user/reset-password'
const RESET = 'POST /api/user/update-password'
const CHANNELS = 'GET /api/user/phone-channels'
const LOGIN = 'POST /api/user/login'
const CHANGE = 'POST /api/api/v1/verify-otp'
const SENT: Responder = () => [
  200,
  { message: 'If that email exists, a reset link has been sent.' },
]
const LINK = '/user/update-password/?token=a-token&email=ada%2Bwork%40home.test'
const FORM = '/user/update-password'

async function createVisitor(responses: Record<string, Responder> = {}) {
  const { transport, requests } = scriptedTransport(responses)
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  return {
    ...device,
    sent: () => requests.filter(({ call }) => !call.endsWith('/logout') && call !== CHANNELS),
  }
}
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)
const locationOf = ({ router }: ReturnType<typeof renderScreen>) => router.state.location

async function requestLink(email: string) {
  await screen.findByLabelText('Phone number or e-mail')
  type('Phone number or e-mail', email)
  press('Send')
}

test('a requested link is announced without saying whether the email has an account', async () => {
  const device = await createVisitor({ [REQUEST]: SENT })
  renderScreen('/forgot-password', device)
  await requestLink('ada@home.test')
  expect(
    await screen.findByText(/If ada@home.test has an account, a link is on its way/),
  ).toBeTruthy()
  expect(toasts()).toEqual(['If that email exists, a reset link has been sent.'])
  press('Send another link')
  await waitFor(() => expect(device.sent()).toHaveLength(2))
  expect(device.sent()[0]?.body).toEqual({ email: 'ada@home.test' })
})

const PHONE_CODE: Responder = () => [
  200,
  {
    message: 'If this number has an account, a code is on its way.',
    codeId: 'an-id',
    channel: 'sms',
  },
]
async function chooseByCode(responses: Record<string, Responder>) {
  const device = await createVisitor({ [REQUEST]: PHONE_CODE, ...responses })
  const view = renderScreen('/forgot-password', device)
  await screen.findByLabelText('Phone number or e-mail')
  type('Phone number or e-mail', '0803 123 4567')
  press('Send')
  await screen.findByText(/^If 0803 123 4567 has an account, 6 digits are on their way by SMS/)
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: '123456' } })
  type('New password', 'palm oil on Tuesday')
  press('Save password')
  return { device, view }
}

test('a number gets a code, with which the password is chosen on the same screen', async () => {
  const message = 'Your password is changed. Log in with the new one.'
  const { device, view } = await chooseByCode({ [RESET]: () => [200, { message, seq: 1 }] })
  await waitFor(() => expect(locationOf(view).pathname).toBe('/login'))
  expect(device.sent().map(({ body }) => body)).toEqual([
    { phone: '0803 123 4567' },
    { codeId: 'an-id', code: '123456', newPassword: 'palm oil on Tuesday' },
  ])
  expect(toasts()).toContain(message)
  const field = await screen.findByLabelText<HTMLInputElement>('Phone number or e-mail')
  expect(field.value).toBe('0803 123 4567')
})

test('a wrong code is shown beside its field, and what was typed stays', async () => {
  const error = 'That code is not right, or it has expired.'
  await chooseByCode({
    [RESET]: () => [400, { error, code: 'wrong_code', fields: { code: error } }],
  })
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'palm oil on Tuesday')
})

test('on a phone that is new to the account, the link in the e-mail is what is left', async () => {
  const error = 'This phone is new to your account. We have sent a link to your e-mail.'
  await chooseByCode({ [RESET]: () => [409, { error, code: 'reset_needs_email' }] })
  await screen.findByText('Look in your e-mail')
  expect(screen.getAllByText(error).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('Code')).toBe(null)
})

test('on a phone that is new to an account without an e-mail, support is what is left', async () => {
  const error = 'This phone is new to your account. Write to us.'
  await chooseByCode({ [RESET]: () => [409, { error, code: 'reset_needs_support' }] })
  const link = await screen.findByRole('link', { name: 'Write to us' })
  expect(link.getAttribute('href')).toBe('/help#write')
})

test('where no message reaches a number, only the e-mail is asked for', async () => {
  renderScreen(
    '/forgot-password',
    await createVisitor({ [CHANNELS]: () => [200, { channels: [] }] }),
  )
  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(screen.getByText(/^We send a link to your e-mail/)).toBeTruthy()
})

test('too many requests show the wait in words, also after a reload', async () => {
  const error = 'Many links were requested for this e-mail. Try again in 60 minutes.'
  const device = await createVisitor({
    [REQUEST]: () => [429, { error, code: 'too_many_tries' }, { 'retry-after': '3600' }],
  })
  const view = renderScreen('/forgot-password', device)
  await requestLink('ada@home.test')
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
  view.unmount()
  renderScreen('/forgot-password', device)
  expect((await screen.findAllByText(error)).length).toBeGreaterThan(0)
})

test('the form of the link takes token and email out of the address and sends them', async () => {
  const message = 'Your password is changed. Log in with the new one.'
  let query = ''
  const device = await createVisitor({
    [RESET]: ({ url }) => {
      query = url.search
      return [200, { message, seq: 1 }]
    },
  })
  const view = renderScreen(LINK, device)
  expect(await screen.findByText('For the account of ada+work@home.test.')).toBeTruthy()
  await waitFor(() => expect(locationOf(view).searchStr).toBe(''))
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  expect(field.type).toBe('password')
  press('Show password')
  expect(field.type).toBe('text')
  type('New password', 'palm oil on Tuesday')
  press('Save password')
  await waitFor(() => expect(locationOf(view).pathname).toBe('/login'))
  expect(toasts()).toEqual([message])
  expect(device.sent()[0]?.body).toEqual({ newPassword: 'palm oil on Tuesday' })
  expect(query).toBe('?token=a-token&email=ada%2Bwork%40home.test')
  expect((await screen.findByLabelText<HTMLInputElement>('Phone number or e-mail')).value).toBe(
    'ada+work@home.test',
  )
})

test('an expired link says so and leads to the form for another one, with the email', async () => {
  const error = 'This link does not work any more. It works once.'
  const device = await createVisitor({
    [RESET]: () => [400, { error, code: 'reset_link_invalid' }],
  })
  const view = renderScreen(LINK, device)
  await screen.findByLabelText('New password')
  type('New password', 'palm oil on Tuesday')
  press('Save password')
  expect((await screen.findByRole('alert')).textContent).toContain(error)
  screen.getByRole('link', { name: 'Send a new link' }).click()
  await waitFor(() => expect(locationOf(view).pathname).toBe('/forgot-password'))
  expect((await screen.findByLabelText<HTMLInputElement>('Phone number or e-mail')).value).toBe(
    'ada+work@home.test',
  )
})

test('a password that is easy to guess is refused beside its field, and the link still works', async () => {
  const error = 'That password is easy to guess. Choose another, for example four words.'
  const fields = { newPassword: error }
  const device = await createVisitor({
    [RESET]: () => [400, { error, code: 'password_common', fields }],
  })
  renderScreen(LINK, device)
  const field = await screen.findByLabelText('New password')
  type('New password', 'password1')
  press('Save password')
  expect(await screen.findAllByText(error)).toHaveLength(2)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByRole('button', { name: 'Save password' })).toBeTruthy()
})

test.each([FORM, `${FORM}?token=abc`, `${FORM}?email=a%40b.c`])(
  '%s explains that the link is not complete and leads to another one',
  async (path) => {
    const view = renderScreen(path, await createVisitor())
    expect(await screen.findByText('This link is not complete')).toBeTruthy()
    const again = screen.getByRole('link', { name: 'Send a new link' })
    expect(again.getAttribute('href')).toBe('/forgot-password')
    await waitFor(() => expect(locationOf(view).searchStr).toBe(''))
  },
)

test.each(['/reset-password', '/Update-Password/'])(
  '%s redirects to the form of the link with its query',
  async (path) => {
    const view = renderScreen(`${path}?token=abc&email=a%40b.c`, await createVisitor())
    expect(await screen.findByText('For the account of a@b.c.')).toBeTruthy()
    expect(locationOf(view).pathname).toBe(FORM)
  },
)

test.each(['/forgot-password', LINK])(
  'without a network %s says that one is needed',
  async (path) => {
    online.markUnreachable()
    renderScreen(path, await createVisitor())
    expect(await screen.findByText(/^No network. You need one/)).toBeTruthy()
  },
)

const change = async (current: string, next: string) => {
  await screen.findByLabelText('Current password')
  type('Current password', current)
  type('New password', next)
  press('Change password')
}

test('a changed password leads back to the settings', async () => {
  const message = 'Your password is changed. You are logged out everywhere else.'
  const bodies: unknown[] = []
  const device = await createTaskerDevice({
    responses: {
      [CHANGE]: ({ body }) => {
        bodies.push(body)
        return [200, { message, seq: 1 }]
      },
    },
  })
  const view = renderScreen('/change-password', device)
  await change('a fair password', 'palm oil on Tuesday')
  await waitFor(() => expect(locationOf(view).pathname).toBe('/settings'))
  expect(toasts()).toEqual([message])
  expect(bodies).toEqual([
    { currentPassword: 'a fair password', newPassword: 'palm oil on Tuesday' },
  ])
})

test('a wrong current password is shown beside its field, an unchanged one without a request', async () => {
  const error = 'Wrong password.'
  let requests = 0
  const device = await createTaskerDevice({
    responses: {
      [CHANGE]: () => {
        requests++
        return [403, { error, code: 'wrong_password', fields: { currentPassword: error } }]
      },
    },
  })
  renderScreen('/change-password', device)
  await change('a fair password', 'a fair password')
  expect(await screen.findAllByText(/your current password/)).toHaveLength(2)
  expect(requests).toBe(0)
  await change('not it at all', 'palm oil on Tuesday')
  expect(await screen.findAllByText(error)).toHaveLength(2)
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
})

test.each(['<ada@home.test>', 'mailto:ada@home.test', 'ada@home.test.', 'ada＠home.test,'])(
  'the log-in sends the address of %s',
  async (text) => {
    const device = await createVisitor({ [LOGIN]: () => [401, { error: 'No', code: 'x' }] })
    renderScreen('/login', device)
    await screen.findByLabelText('Phone number or e-mail')
    type('Phone number or e-mail', text)
    fireEvent.keyDown(screen.getByLabelText('Phone number or e-mail'), { key: 'Enter' })
    type('Password', 'a long enough one')
    press('Log in')
    await waitFor(() => expect(device.sent()).toHaveLength(1))
    expect(device.sent()[0]?.body).toMatchObject({ email: 'ada@home.test' })
  },
)

test('an address that is typed in the log-in keeps its full stop until the field is left', async () => {
  renderScreen('/login', await createVisitor())
  const field = await screen.findByLabelText('Phone number or e-mail')
  type('Phone number or e-mail', 'ada@home.')
  expect(field).toHaveProperty('value', 'ada@home.')
  type('Phone number or e-mail', 'ada@home.test.')
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', 'ada@home.test')
})
