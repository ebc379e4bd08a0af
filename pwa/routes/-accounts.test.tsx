import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import type { Transport } from '#pwa/api/call.ts'
import { newPhone, tokenNaming } from '#pwa/test/phone.ts'
import { show } from '#pwa/test/show.tsx'
import { useToasts } from '#pwa/ui/toast-store.ts'

beforeAll(() => {
  // What jsdom lacks and every phone has.
  globalThis.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
  globalThis.scrollTo = () => {}
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  useToasts.setState({ toasts: [] })
})

type Asked = { path: string; body: unknown }

/** A server of a few answers, which remembers what it was asked. */
function newServer(answers: Record<string, (body: unknown) => [number, object]>) {
  const asked: Asked[] = []
  const transport: Transport = async (request) => {
    const path = new URL(request.url).pathname
    const body: unknown = await request.json().catch(() => null)
    const answer = answers[path]
    if (path !== '/api/user/logout') asked.push({ path, body })
    const [status, said] = answer?.(body) ?? [503, { error: 'x', code: 'unavailable' }]
    return Response.json(said, { status })
  }
  return { asked, transport }
}

/** Somebody at the door: a phone on which nobody is signed in. */
async function visitor(answers: Parameters<typeof newServer>[0] = {}) {
  const server = newServer(answers)
  const phone = newPhone({ transport: server.transport })
  await phone.door.logout('keep')
  return { ...server, phone }
}

const pathOf = ({ router }: ReturnType<typeof show>) => router.state.location.pathname
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

async function fillRegistration(username: string) {
  await screen.findByLabelText('Username')
  type('Username', username)
  type('Email', 'ada@home.test')
  type('Password', 'a long enough one')
  press('Register')
}

test('SPEC 2: two buttons choose the account type, it is kept as role, and /register follows', async () => {
  const { phone } = await visitor()
  const shown = show('/account-type', phone)
  fireEvent.click(await screen.findByRole('button', { name: 'As a professional' }))
  await waitFor(() => expect(pathOf(shown)).toBe('/register'))
  expect(localStorage.getItem('role')).toBe('tasker')
  expect(await screen.findByText('You register as a professional.')).toBeTruthy()
})

test('SPEC 2: without a chosen role /register sends to /account-type', async () => {
  const { phone } = await visitor()
  const shown = show('/register', phone)
  await waitFor(() => expect(pathOf(shown)).toBe('/account-type'))
})

test('SPEC 5: a username of 9 characters is refused in SPEC’s words, and no request is sent', async () => {
  localStorage.setItem('role', 'client')
  const { phone, asked } = await visitor()
  show('/register', phone)
  await fillRegistration('Oluwaseun')
  expect((await screen.findAllByText('Username cannot be longer than 8 characters')).length).toBe(2)
  expect(toasts()).toEqual(['Username cannot be longer than 8 characters'])
  expect(asked).toEqual([])
})

test('F8: eight characters as a reader counts them are let through, whatever their bytes', async () => {
  localStorage.setItem('role', 'client')
  const { phone, asked } = await visitor({
    '/api/user/register': () => [201, { message: 'Account created. You can log in now.' }],
  })
  const shown = show('/register', phone)
  await fillRegistration('Ọ̀ṣunfún')
  await waitFor(() => expect(pathOf(shown)).toBe('/login'))
  expect(asked[0]?.body).toMatchObject({ userType: 'client', username: 'Ọ̀ṣunfún' })
})

test('SPEC 2, 8: success says so and leads to /login, with the email already there', async () => {
  localStorage.setItem('role', 'tasker')
  const { phone } = await visitor({
    '/api/user/register': () => [201, { message: 'Account created. You can log in now.' }],
  })
  const shown = show('/register', phone)
  await fillRegistration('Ada')
  await waitFor(() => expect(pathOf(shown)).toBe('/login'))
  expect(toasts()).toEqual(['Account created. You can log in now.'])
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@home.test')
})

test('R1, SPEC 8: "Email already in use" stands beside the field and in a toast, and nothing typed is lost', async () => {
  localStorage.setItem('role', 'tasker')
  const error = 'Email already in use'
  const { phone } = await visitor({
    '/api/user/register': () => [409, { error, code: 'email_in_use', fields: { email: error } }],
  })
  show('/register', phone)
  await fillRegistration('Ada')
  expect((await screen.findAllByText(error)).length).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('Ada')
  cleanup()
  show('/register', phone)
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@home.test')
})

test('SPEC 2: the password can be shown and hidden', async () => {
  const { phone } = await visitor()
  show('/login', phone)
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  press('Show password')
  expect(field.type).toBe('text')
  press('Hide password')
  expect(field.type).toBe('password')
})

const someone = (fields: Partial<OwnUser>): OwnUser => ({
  _id: newId('user'),
  userType: 'tasker',
  username: 'Ada',
  email: 'ada@home.test',
  profilePicture: null,
  jobTitle: 'Barber',
  profileDescription: 'Clean fades.',
  location: 'Yaba',
  skillsets: ['Haircut'],
  isVerified: false,
  trade: 'Barber',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

test.each([
  ['a client', { userType: 'client' as const }, '/client-dashboard'],
  ['a tasker with no skillsets', { skillsets: [] }, '/interest'],
  ['a tasker with an empty profileDescription', { profileDescription: '' }, '/update-profile'],
  ['any other tasker', {}, '/dashboard'],
  ['an admin', { userType: 'admin' as const }, '/admin-dashboard'],
])('SPEC 2: after login %s goes where they belong', async (_who, fields, home) => {
  const user = someone(fields)
  const { phone } = await visitor({
    '/api/user/login': () => [
      200,
      { token: tokenNaming(user._id), message: 'Welcome back.', user },
    ],
  })
  const shown = show('/login', phone)
  await screen.findByLabelText('Email')
  type('Email', user.email)
  type('Password', 'a long enough one')
  press('Log in')
  await waitFor(() => expect(pathOf(shown)).toBe(home))
  expect(phone.store.getItem('adminToken') !== null).toBe(user.userType === 'admin')
})

test('R2: wrong credentials are told over the form and in a toast, and the email stays', async () => {
  const error = 'Wrong email or password.'
  const { phone } = await visitor({
    '/api/user/login': () => [401, { error, code: 'wrong_credentials' }],
  })
  show('/login', phone)
  await screen.findByLabelText('Email')
  type('Email', 'ada@home.test')
  type('Password', 'not it')
  press('Log in')
  expect((await screen.findAllByText(error)).length).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@home.test')
})

test('F13: opening /login on purpose clears the stored token, and neither outbox nor drafts', async () => {
  const phone = newPhone()
  await phone.replica.drafts.put({
    key: 'apply:x',
    fields: { description: 'kept' },
    from: null,
    isTouched: true,
    savedAt: 0,
  })
  show('/login', phone)
  await screen.findByLabelText('Email')
  await waitFor(() => expect(phone.store.getItem('token')).toBeNull())
  expect(await phone.replica.drafts.count()).toBe(1)
})

test('SPEC 2: on the landing page Log in and Register stand in a modal, sign-up opens the account types there', async () => {
  const { phone } = await visitor()
  const shown = show('/', phone)
  fireEvent.click((await screen.findAllByRole('link', { name: 'Log in' }))[0] as HTMLElement)
  const modal = within(await screen.findByRole('dialog', { hidden: true }))
  expect(await modal.findByLabelText('Email')).toBeTruthy()
  fireEvent.click(modal.getByText('Sign up'))
  fireEvent.click(await modal.findByText('As a client'))
  expect(await modal.findByLabelText('Username')).toBeTruthy()
  expect(pathOf(shown)).toBe('/')
})

test('SPEC 2: Get Started goes to /account-type', async () => {
  const { phone } = await visitor()
  show('/', phone)
  const [start] = await screen.findAllByRole('link', { name: 'Get Started' })
  expect(start?.getAttribute('href')).toBe('/account-type')
})

test.each([
  ['client' as const, '/client-dashboard'],
  ['admin' as const, '/admin-dashboard'],
  ['tasker' as const, '/dashboard'],
])(
  'SPEC 2: once logged in, the username of a %s leads to their dashboard',
  async (userType, home) => {
    const phone = newPhone()
    await phone.replica.know('knownUser', someone({ _id: phone.me, userType }))
    show('/', phone)
    const link = await screen.findByRole('link', { name: /Ada/ })
    expect(link.getAttribute('href')).toBe(home)
    // F8: upper case is for the eye alone.
    expect(link.textContent).toContain('Ada')
  },
)
