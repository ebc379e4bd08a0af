import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { scriptedTransport, type Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()
afterEach(() => vi.unstubAllGlobals())

const REGISTER = 'POST /api/user/register'
const SEND = 'POST /api/user/phone-code'
const CONTACT = 'Phone number or e-mail'
const REGISTERED: Responder = () => [201, { message: 'Account created. You can log in now.' }]
const SENT: Responder = ({ body }) => {
  const { channel = 'sms' } = body as { channel?: string }
  return [200, { message: 'We sent a code.', codeId: `id of ${channel}`, channel }]
}

async function openRegistration(responses: Record<string, Responder> = {}) {
  localStorage.setItem('role', 'tasker')
  const { transport, requests } = scriptedTransport({ [SEND]: SENT, ...responses })
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  const view = renderScreen('/register', device)
  await screen.findByLabelText('Username')
  const bodiesOf = (call: string) =>
    requests.filter((request) => request.call === call).map(({ body }) => body)
  return { ...view, device, bodiesOf, path: () => view.router.state.location.pathname }
}

async function askForCode() {
  type('Username', 'Ada')
  type(CONTACT, '0803 123 4567')
  type('Password', 'palm oil on Tuesday')
  press('Register')
  return screen.findByLabelText<HTMLInputElement>('Code')
}
const enter = (code: string) =>
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: code } })

test('a number registers with the code that is sent to it, and logs in', async () => {
  const { bodiesOf, path } = await openRegistration({ [REGISTER]: REGISTERED })
  const code = await askForCode()
  expect(screen.getByText(/we sent by SMS to 0803 123 4567/)).toBeTruthy()
  expect(code).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' })
  expect(document.activeElement).toBe(code)
  expect(bodiesOf(SEND)).toEqual([{ phone: '0803 123 4567', language: 'en' }])
  enter('123 456')
  await waitFor(() => expect(path()).toBe('/login'))
  const account = { userType: 'tasker', username: 'Ada', password: 'palm oil on Tuesday' }
  expect(bodiesOf(REGISTER)).toEqual([
    { ...account, phone: '0803 123 4567', codeId: 'id of sms', code: '123456' },
  ])
  expect(await screen.findByLabelText(CONTACT)).toHaveProperty('value', '0803 123 4567')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'palm oil on Tuesday')
})

test('a wrong code is shown beside its field, and counts as no other attempt', async () => {
  const error = 'That code is not right, or it has expired.'
  const { bodiesOf } = await openRegistration({
    [REGISTER]: () => [400, { error, code: 'wrong_code', fields: { code: error } }],
  })
  await askForCode()
  enter('123456')
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  expect(bodiesOf(REGISTER)).toHaveLength(1)
})

test('back from the code nothing that was typed is lost, and the same number gets no second code', async () => {
  const { bodiesOf } = await openRegistration()
  await askForCode()
  press('Change the number')
  const contact = await screen.findByLabelText(CONTACT)
  expect(document.activeElement).toBe(contact)
  expect(contact).toHaveProperty('value', '0803 123 4567')
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'Ada')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'palm oil on Tuesday')
  press('Register')
  await screen.findByLabelText('Code')
  expect(bodiesOf(SEND)).toHaveLength(1)
  press('Change the number')
  await screen.findByLabelText(CONTACT)
  type(CONTACT, '0803 765 4321')
  press('Register')
  expect(await screen.findByText(/we sent by SMS to 0803 765 4321/)).toBeTruthy()
  expect(bodiesOf(SEND)).toHaveLength(2)
})

test('a password that is refused after the code leads back to it, and the code is not asked again', async () => {
  const error = 'That password is easy to guess.'
  let isRefused = true
  const { bodiesOf, path } = await openRegistration({
    [REGISTER]: (request) =>
      isRefused
        ? [400, { error, code: 'password_common', fields: { password: error } }]
        : REGISTERED(request),
  })
  await askForCode()
  enter('123456')
  const password = await screen.findByLabelText('Password')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  isRefused = false
  type('Password', 'yam flour on Friday')
  press('Register')
  await waitFor(() => expect(path()).toBe('/login'))
  expect(bodiesOf(REGISTER)[1]).toMatchObject({ code: '123456', password: 'yam flour on Friday' })
})

test('a number that the server refuses is shown beside the field', async () => {
  const error = 'Enter a mobile number, as 0803 123 4567'
  await openRegistration({
    [SEND]: () => [400, { error, code: 'invalid_input', fields: { phone: error } }],
  })
  type('Username', 'Ada')
  type(CONTACT, '01 270 1234')
  type('Password', 'palm oil on Tuesday')
  press('Register')
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
  expect(screen.getByLabelText(CONTACT).getAttribute('aria-invalid')).toBe('true')
})

test('too many codes show the wait in words', async () => {
  const error = 'Many codes were sent to this number. Try again in 60 minutes.'
  await openRegistration({
    [SEND]: () => [429, { error, code: 'too_many_tries' }, { 'retry-after': '3600' }],
  })
  type('Username', 'Ada')
  type(CONTACT, '08031234567')
  type('Password', 'palm oil on Tuesday')
  press('Register')
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
})

test('an SMS that arrives on this phone fills in the code, and leaving ends the wait for it', async () => {
  let arrive = (_credential: object) => {}
  let options: CredentialRequestOptions = {}
  vi.stubGlobal('OTPCredential', () => {})
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    credentials: {
      get: (given: CredentialRequestOptions) => {
        options = given
        return new Promise((resolve) => (arrive = resolve))
      },
    },
  })
  const { bodiesOf, path } = await openRegistration({ [REGISTER]: REGISTERED })
  await askForCode()
  expect(options).toMatchObject({ otp: { transport: ['sms'] } })
  arrive({ code: '654321' })
  await waitFor(() => expect(path()).toBe('/login'))
  expect(bodiesOf(REGISTER)).toMatchObject([{ code: '654321' }])
  expect(options.signal?.aborted).toBe(true)
})

test('where no message reaches a number, only the e-mail is asked for', async () => {
  await openRegistration({ 'GET /api/user/phone-channels': () => [200, { channels: [] }] })
  expect(await screen.findByLabelText('Email')).toBeTruthy()
  type('Email', '0803 123 4567')
  press('Register')
  expect(await screen.findByText('Enter a valid email')).toBeTruthy()
})

test('name and number survive a reload, the password and the code do not', async () => {
  const { unmount, device } = await openRegistration()
  await askForCode()
  unmount()
  renderScreen('/register', device)
  expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'Ada')
  expect(screen.getByLabelText(CONTACT)).toHaveProperty('value', '0803 123 4567')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('palm oil')
})

const LOGIN = 'POST /api/user/login'
async function logIn(contact: string, responses: Record<string, Responder>) {
  const { transport, requests } = scriptedTransport(responses)
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  renderScreen('/login', device)
  await screen.findByLabelText(CONTACT)
  type(CONTACT, contact)
  type('Password', 'not it')
  press('Log in')
  return () => requests.filter(({ call }) => call === LOGIN).map(({ body }) => body)
}

test('a number logs in as it was typed, and the server reads it', async () => {
  const error = 'Wrong phone number or password.'
  const phone = '+234 (0) 803 123 4567'
  const sent = await logIn(phone, { [LOGIN]: () => [401, { error, code: 'wrong_credentials' }] })
  await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2))
  expect(sent()).toEqual([{ phone, password: 'not it' }])
})

test.each(['ada at home', '0803', 'ada@home'])(
  '%s is neither a number nor an address, so nothing is sent',
  async (text) => {
    const sent = await logIn(text, {})
    expect(await screen.findByText('Enter a mobile number or a valid e-mail')).toBeTruthy()
    expect(sent()).toEqual([])
  },
)
