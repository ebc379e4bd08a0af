import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { takeWantedPath } from '#pwa/session/take-wanted-path.ts'
import { storeWantedPath } from '#pwa/session/wanted-path.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { createDevice, unsignedToken } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens, type } from '#testing/pwa/screens.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()
beforeEach(() => localStorage.clear())

const EMAIL = 'ada@home.test'
const PASSWORD = 'a long enough one'
const TASK = '0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e'
const CHOICES = { client: 'As a client', tasker: 'As a professional' } as const

/** A browser that never was here, and the server at which its user registers and logs in. */
async function openFresh(path: string, user: OwnUser = userRow({ email: EMAIL })) {
  const { transport, requests } = scriptedTransport({
    'POST /api/user/register': () => [201, { message: 'Account created. You can log in now.' }],
    'POST /api/user/login': () => [
      200,
      {
        token: unsignedToken(user._id),
        message: 'You are logged in.',
        user,
        phoneKeys: ['5a'.repeat(32)],
      },
    ],
  })
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  localStorage.clear()
  sessionStorage.clear()
  const view = renderScreen(path, device)
  return { ...view, sent: (call: string) => requests.find((request) => request.call === call) }
}

const addressOf = ({ router }: Pick<ReturnType<typeof renderScreen>, 'router'>) =>
  router.state.location.href
const tapButton = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const tapLink = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement)

async function register() {
  await screen.findByLabelText('Username')
  type('Username', 'Ada')
  type('Phone number or e-mail', EMAIL)
  type('Password', PASSWORD)
  await tapButton('Register')
}

/** One tap: both fields are filled. */
async function logInWithOneTap() {
  await screen.findByText(/Your account is ready/)
  await tapButton('Log in')
}

const tasker = (fields: Partial<OwnUser> = {}) =>
  userRow({ userType: 'tasker', email: EMAIL, username: 'Ada', skillsets: [], ...fields })

test.each([
  ['its dialog after a reload', '/?dialog=register', async () => {}],
  ['the choice in the dialog', '/?dialog=account-type', async () => {}],
  ['Sign up in the log-in dialog', '/?dialog=login', () => tapButton('Sign up')],
  ['Get Started', '/', () => tapLink('Get Started')],
  ['/account-type', '/account-type', async () => {}],
  ['/register without a role', '/register', async () => {}],
  ['Sign up of the log-in page', '/login', () => tapLink('Sign up')],
  ['a category', '/', () => tapLink(/Electrical Work/)],
])('%s leads to the choice of a role, and that to the form', async (_way, path, begin) => {
  await openFresh(path)
  await begin()
  await tapButton(CHOICES.client)
  await screen.findByLabelText('Username')
})

test.each([
  ['the header of the landing page', '/', () => tapLink('Register')],
  ['a shared todo', `/single-task/${TASK}`, async () => {}],
])(
  'a browser that never was here registers by %s, and logs in with one tap',
  async (_way, path, begin) => {
    const view = await openFresh(path)
    await begin()
    await tapButton(CHOICES.client)
    await register()
    await logInWithOneTap()
    await waitFor(() =>
      expect(view.sent('POST /api/user/login')?.body).toMatchObject({
        email: EMAIL,
        password: PASSWORD,
      }),
    )
    expect(view.sent('POST /api/user/register')?.body).toMatchObject({ userType: 'client' })
  },
)

test('the password of a registration is stored nowhere, and is gone when the log-in form is left', async () => {
  const view = await openFresh('/register?')
  await tapButton(CHOICES.tasker)
  await register()
  const password = async () => (await screen.findByLabelText<HTMLInputElement>('Password')).value
  await screen.findByText(/Your account is ready/)
  expect(await password()).toBe(PASSWORD)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD)
  await view.router.navigate({ to: '/forgot-password' })
  await view.router.navigate({ to: '/login' })
  await waitFor(() => expect(addressOf(view)).toBe('/login'))
  expect(await password()).toBe('')
})

test.each([
  ['client', userRow({ email: EMAIL }), '/create-task?field=Electrician'],
  ['tasker', tasker(), '/interest?field=Electrician'],
] as const)('the trade of a category is kept for a new %s', async (role, user, to) => {
  const view = await openFresh('/', user)
  await tapLink(/Electrical Work/)
  await screen.findByText('After you log in you go on with: Electrician.')
  await tapButton(CHOICES[role])
  await register()
  await logInWithOneTap()
  await waitFor(() => expect(addressOf(view)).toBe(to))
  if (role === 'tasker') expect(await screen.findByLabelText('House Wiring')).toBeTruthy()
  else expect((await screen.findByLabelText<HTMLSelectElement>('Field')).value).toBe('Electrician')
})

test.each(['Transport and Logistics', 'Consulting Services'])(
  '%s, which is no trade, leads to a todo with these words',
  async (words) => {
    const view = await openFresh('/')
    await tapLink(words)
    await waitFor(() => expect(addressOf(view)).toBe('/register'))
    await register()
    await logInWithOneTap()
    expect((await screen.findByLabelText<HTMLInputElement>('Todo Title')).value).toBe(words)
  },
)

test.each([
  ['opened', `/single-task/${TASK}`],
  ['left for a new account', `/account-type?next=%2Fsingle-task%2F${TASK}`],
])(
  'a shared todo that was %s is shown after the registration, which says so',
  async (_how, path) => {
    const view = await openFresh(path, tasker())
    await screen.findByText('After you log in you go on to the todo that you opened.')
    await tapButton(CHOICES.tasker)
    await register()
    await logInWithOneTap()
    await waitFor(() => expect(addressOf(view)).toBe(`/single-task/${TASK}`))
  },
)

test('a category leads a signed-in client to a todo of its trade', async () => {
  const view = renderScreen('/account-type?field=Painter', await createClientDevice())
  await waitFor(() => expect(addressOf(view)).toBe('/create-task?field=Painter'))
})

test('a category leads a signed-in tasker to the todos of its trade', async () => {
  const view = renderScreen('/account-type?field=Painter', await createTaskerDevice())
  await waitFor(() => expect(addressOf(view)).toBe('/all-task?field=Painter'))
})

test('a link never replaces what was written before, until its button is tapped', async () => {
  const device = await createClientDevice()
  await device.replica.drafts.put({
    key: 'create-task',
    fields: { title: 'Fix the gate', description: 'It is stuck.' },
    updatedAt: 1,
  } as never)
  renderScreen('/create-task?title=Consulting+Services', device)
  const title = await screen.findByLabelText<HTMLInputElement>('Todo Title')
  await screen.findByText('You have an unfinished todo below.')
  expect(title.value).toBe('Fix the gate')
  await tapButton('Start a new one: Consulting Services')
  await waitFor(() => expect(title.value).toBe('Consulting Services'))
  expect(within(document.body).queryByText('You have an unfinished todo below.')).toBeNull()
})

test.each([
  ['/interest', `/apply-task/${TASK}`, `/interest?next=%2Fapply-task%2F${TASK}`],
  ['/update-profile', `/apply-task/${TASK}`, `/update-profile?next=%2Fapply-task%2F${TASK}`],
  ['/dashboard', `/apply-task/${TASK}`, `/apply-task/${TASK}`],
  ['/interest', `/single-task/${TASK}`, `/single-task/${TASK}`],
])('with the home %s, one who came to %s goes on with %s, once', (home, wanted, to) => {
  storeWantedPath(wanted)
  expect(takeWantedPath(home)).toBe(to)
  expect(takeWantedPath(home)).toBeNull()
})
