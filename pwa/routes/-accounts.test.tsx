import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { takeWantedPath } from '#pwa/session/take-wanted-path.ts'
import { storeWantedPath } from '#pwa/session/wanted-path.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { createDevice, unsignedToken } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { scriptedTransport, type Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const CONTACT = 'Phone number or e-mail'
const REGISTER = 'POST /api/user/register'
const LOGIN = 'POST /api/user/login'
const REGISTERED: Responder = () => [201, { message: 'Account created. You can log in now.' }]

/** A phone without a signed-in user. */
async function createVisitorDevice(responses: Record<string, Responder> = {}) {
  const { transport, requests } = scriptedTransport(responses)
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  const sentRequests = () => requests.filter(({ call }) => call !== 'POST /api/user/logout')
  return { ...device, sentRequests }
}

const pathOf = ({ router }: ReturnType<typeof renderScreen>) => router.state.location.pathname
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

async function register(username: string) {
  await screen.findByLabelText('Username')
  type('Username', username)
  type(CONTACT, 'ada@home.test')
  type('Password', 'a long enough one')
  press('Register')
}

async function logIn(email: string, password: string) {
  await screen.findByLabelText(CONTACT)
  type(CONTACT, email)
  type('Password', password)
  press('Log in')
}

test('the account type is stored as role and leads to /register', async () => {
  const view = renderScreen('/account-type', await createVisitorDevice())
  fireEvent.click(await screen.findByRole('button', { name: 'As a professional' }))
  await waitFor(() => expect(pathOf(view)).toBe('/register'))
  expect(localStorage.getItem('role')).toBe('tasker')
  expect(await screen.findByText('You register as a professional.')).toBeTruthy()
})

test('the first field has the focus after the choice of the account type', async () => {
  renderScreen('/account-type', await createVisitorDevice())
  fireEvent.click(await screen.findByRole('button', { name: 'As a professional' }))
  const username = await screen.findByLabelText('Username')
  await waitFor(() => expect(document.activeElement).toBe(username))
})

test('a username of 9 characters shows the fixed text and sends no request', async () => {
  localStorage.setItem('role', 'client')
  const device = await createVisitorDevice()
  renderScreen('/register', device)
  await register('Oluwaseun')
  expect((await screen.findAllByText('Username cannot be longer than 8 characters')).length).toBe(2)
  expect(toasts()).toContain('Username cannot be longer than 8 characters')
  expect(device.sentRequests()).toEqual([])
})

test('an empty registration names what is missing in each field and sends no request', async () => {
  localStorage.setItem('role', 'client')
  const device = await createVisitorDevice()
  renderScreen('/register', device)
  await screen.findByLabelText('Username')
  press('Register')
  await screen.findByText('Username is required')
  expect(screen.getByText('Enter your phone number or your e-mail')).toBeTruthy()
  expect(screen.getAllByText(/Use at least 8 characters/)).not.toEqual([])
  expect(device.sentRequests()).toEqual([])
})

test('counts the characters of a username as a reader sees them, not its code units', async () => {
  localStorage.setItem('role', 'client')
  const device = await createVisitorDevice({ [REGISTER]: REGISTERED })
  const view = renderScreen('/register', device)
  await register('Ọ̀ṣunfún')
  await waitFor(() => expect(pathOf(view)).toBe('/login'))
  expect(device.sentRequests()[0]?.body).toMatchObject({ userType: 'client', username: 'Ọ̀ṣunfún' })
})

test('a registration leads to /login, where the email is filled in', async () => {
  localStorage.setItem('role', 'tasker')
  const view = renderScreen('/register', await createVisitorDevice({ [REGISTER]: REGISTERED }))
  await register('Ada')
  await waitFor(() => expect(pathOf(view)).toBe('/login'))
  expect(toasts()).toContain('Account created. You can log in now.')
  expect((await screen.findByLabelText<HTMLInputElement>(CONTACT)).value).toBe('ada@home.test')
})

test('"Email already in use" is shown beside the field and as a toast, and the input stays', async () => {
  localStorage.setItem('role', 'tasker')
  const error = 'Email already in use'
  const device = await createVisitorDevice({
    [REGISTER]: () => [409, { error, code: 'email_in_use', fields: { email: error } }],
  })
  renderScreen('/register', device)
  await register('Ada')
  expect((await screen.findAllByText(error)).length).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('Ada')
  cleanup()
  renderScreen('/register', device)
  expect((await screen.findByLabelText<HTMLInputElement>(CONTACT)).value).toBe('ada@home.test')
})

test('the password can be shown and hidden', async () => {
  renderScreen('/login', await createVisitorDevice())
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  press('Show password')
  expect(field.type).toBe('text')
  press('Hide password')
  expect(field.type).toBe('password')
})

const barber = (fields: Partial<OwnUser>) =>
  userRow({
    userType: 'tasker',
    username: 'Ada',
    jobTitle: 'Barber',
    profileDescription: 'Clean fades.',
    location: 'Yaba',
    skillsets: ['Haircut'],
    trade: 'Barber',
    ...fields,
  })

const loggedIn = (user: OwnUser): ReturnType<Responder> => [
  200,
  {
    token: unsignedToken(user._id),
    message: 'You are logged in.',
    user,
    phoneKeys: ['5a'.repeat(32)],
  },
]

test.each([
  ['a client', { userType: 'client' as const }, '/client-dashboard'],
  ['a tasker with no skillsets', { skillsets: [] }, '/interest'],
  ['a tasker with an empty profileDescription', { profileDescription: '' }, '/update-profile'],
  ['any other tasker', {}, '/dashboard'],
  ['an admin', { userType: 'admin' as const }, '/admin-dashboard'],
])('after login %s goes to their home', async (_user, fields, home) => {
  const user = barber(fields)
  const device = await createVisitorDevice({ [LOGIN]: () => loggedIn(user) })
  const view = renderScreen('/login', device)
  await logIn(user.email, 'a long enough one')
  await waitFor(() => expect(pathOf(view)).toBe(home))
  expect(device.store.getItem('adminToken') !== null).toBe(user.userType === 'admin')
})

const WANTED = '0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e'

test.each([`/single-task/${WANTED}`, `/profile/${WANTED}`])(
  'a visitor who opened %s continues there after the next log-in of the tab, once',
  async (path) => {
    const user = barber({ skillsets: [] })
    const device = await createVisitorDevice({ [LOGIN]: () => loggedIn(user) })
    const visit = renderScreen(path, device)
    await waitFor(() => expect(visit.router.state.status).toBe('idle'))
    expect(pathOf(visit)).toBe(path.startsWith('/profile') ? path : '/')
    cleanup()
    for (const to of [path, '/interest']) {
      const view = renderScreen('/login', device)
      await logIn(user.email, 'a long enough one')
      await waitFor(() => expect(pathOf(view)).toBe(to))
      cleanup()
      await logOut(device.auth, 'keep')
    }
  },
)

test.each(['/wallet', '/single-task/x', '//other.test/single-task/x', '/admin/../x'])(
  'a log-in leads to the home of the user, not to %s',
  async (path) => {
    const user = barber({})
    const device = await createVisitorDevice({ [LOGIN]: () => loggedIn(user) })
    storeWantedPath(path)
    const view = renderScreen('/login', device)
    await logIn(user.email, 'a long enough one')
    await waitFor(() => expect(pathOf(view)).toBe('/dashboard'))
  },
)

test('the screen that a log-out leaves is not opened by the next log-in', async () => {
  const user = barber({})
  const device = createDevice({
    userId: user._id,
    transport: scriptedTransport({ [LOGIN]: () => loggedIn(user) }).transport,
  })
  const view = renderScreen(`/single-task/${WANTED}`, device)
  await waitFor(() => expect(view.router.state.status).toBe('idle'))
  storeWantedPath(`/profile/${WANTED}`)
  await logOut(device.auth, 'keep')
  await view.router.invalidate()
  await waitFor(() => expect(pathOf(view)).toBe('/'))
  expect(takeWantedPath()).toBeNull()
})

test('a login names what is missing or wrong in each field and sends no request', async () => {
  const device = await createVisitorDevice()
  renderScreen('/login', device)
  await logIn('', '')
  await screen.findByText('Enter your phone number or your e-mail')
  await logIn('ada at home', '')
  expect(await screen.findAllByText(/valid e-mail|Password is required/)).toHaveLength(2)
  expect(device.sentRequests()).toEqual([])
})

test('wrong credentials are shown above the form and as a toast, and the email stays', async () => {
  const error = 'Wrong email or password.'
  const device = await createVisitorDevice({
    [LOGIN]: () => [401, { error, code: 'wrong_credentials' }],
  })
  renderScreen('/login', device)
  await logIn('ada@home.test', 'not it')
  expect((await screen.findAllByText(error)).length).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>(CONTACT).value).toBe('ada@home.test')
})

test.each(['/register', '/account-type', '/?dialog=login', '/forgot-password'])(
  'opening %s signs no user out',
  async (path) => {
    const device = createDevice()
    const view = renderScreen(path, device)
    await waitFor(() => expect(view.router.state.status).toBe('idle'))
    await cleanup()
    expect(device.store.getItem('token')).toBe(device.token())
    expect(device.auth.getSession()?.userId).toBe(device.userId)
  },
)

test('Log in and Register open a dialog of the landing page, which switches in place', async () => {
  const view = renderScreen('/', await createVisitorDevice())
  fireEvent.click((await screen.findAllByRole('link', { name: 'Log in' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(await dialog.findByLabelText(CONTACT)).toBeTruthy()
  fireEvent.click(dialog.getByText('Sign up'))
  fireEvent.click(await dialog.findByText('As a client'))
  expect(await dialog.findByLabelText('Username')).toBeTruthy()
  expect(pathOf(view)).toBe('/')
})

test('the dialog closes with its button and by Back, and the landing page stays one entry of the history', async () => {
  const view = renderScreen('/', await createVisitorDevice())
  const [link] = await screen.findAllByRole('link', { name: 'Log in' })
  fireEvent.click(link as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Close', hidden: true }))
  await waitFor(() => expect(view.router.state.location.href).toBe('/'))
  expect(screen.queryByRole('button', { name: 'Close', hidden: true })).toBeNull()
  expect(view.router.history.canGoBack()).toBe(false)

  fireEvent.click(link as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  fireEvent.click(await dialog.findByText('Sign up'))
  await dialog.findByText('As a client')
  expect(document.activeElement?.textContent).toContain('As a client')
  view.router.history.back()
  await waitFor(() => expect(view.router.state.location.href).toBe('/'))
  expect(view.router.history.canGoBack()).toBe(false)
})

test('a direct link to the dialog closes it without leaving Onise', async () => {
  const view = renderScreen('/?dialog=login', await createVisitorDevice())
  fireEvent.click(await screen.findByRole('button', { name: 'Close', hidden: true }))
  await waitFor(() => expect(view.router.state.location.href).toBe('/'))
})

test('Get Started goes to /account-type', async () => {
  renderScreen('/', await createVisitorDevice())
  const [start] = await screen.findAllByRole('link', { name: 'Get Started' })
  expect(start?.getAttribute('href')).toBe('/account-type')
})

test.each([
  ['client' as const, '/client-dashboard'],
  ['admin' as const, '/admin-dashboard'],
  ['tasker' as const, '/dashboard'],
])('on the landing page the username of a %s links to their dashboard', async (userType, home) => {
  const device = createDevice()
  await device.replica.setMeta('loginUser', barber({ _id: device.userId, userType }))
  renderScreen('/', device)
  const link = await screen.findByRole('link', { name: /Ada/ })
  expect(link.getAttribute('href')).toBe(home)
  // Capitals come from CSS, so that the accessible name stays as it is.
  expect(link.textContent).toContain('Ada')
})
