import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { OwnUser, PublicUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { watchForInstall } from '#pwa/features/install/prompt.ts'
import { newPhone } from '#pwa/test/phone.ts'
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
  useToasts.setState({ toasts: [] })
})

const publicUser = (fields: Partial<PublicUser> = {}): PublicUser => ({
  _id: newId('user'),
  userType: 'tasker',
  username: 'Bola',
  profilePicture: null,
  jobTitle: 'Plumber',
  profileDescription: 'I fix taps.',
  location: 'Yaba',
  skillsets: ['Leak detection and repair'],
  isVerified: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

/** A phone without a signal that was here before. */
async function phoneOf(fields: Partial<OwnUser> = {}) {
  const phone = newPhone()
  const user = { ...publicUser(), _id: phone.me, email: 'bola@home.test', trade: null, ...fields }
  await phone.replica.me.put({ user, balance: 0, held: 0, heldTasks: 0 })
  await phone.replica.know('lastPullAt', phone.now())
  return phone
}
const pathOf = ({ router }: ReturnType<typeof show>) => router.state.location.pathname
const continueButton = () => screen.getByRole('button', { name: 'Continue' })
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

test('F16: Continue waits, and says why, until a field and one skill are chosen', async () => {
  const phone = await phoneOf({ skillsets: [], trade: null })
  show('/interest', phone)
  expect(await screen.findByText('Choose a field to go on')).toBeTruthy()
  expect(screen.queryByText('House Wiring')).toBeNull()
  fireEvent.click(screen.getByLabelText('Electrician'))
  expect(await screen.findByText('Choose at least one skill to go on')).toBeTruthy()
  expect(continueButton().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByLabelText('House Wiring'))
  await waitFor(() => expect(continueButton().getAttribute('aria-disabled')).toBeNull())
})

test('SPEC 4: choosing a different field clears the skills; choosing a skill again lets it go', async () => {
  const phone = await phoneOf({ skillsets: ['House Wiring'], trade: 'Electrician' })
  show('/interest', phone)
  expect((await screen.findByLabelText<HTMLInputElement>('House Wiring')).checked).toBe(true)
  fireEvent.click(screen.getByLabelText('Barber'))
  const haircut = await screen.findByLabelText<HTMLInputElement>('Haircut')
  expect(screen.getByText('Choose at least one skill to go on')).toBeTruthy()
  fireEvent.click(haircut)
  await waitFor(() => expect(haircut.checked).toBe(true))
  fireEvent.click(haircut)
  await waitFor(() => expect(haircut.checked).toBe(false))
})

test('DESIGN 4: skills chosen without a signal are kept on the phone, told so, and already count', async () => {
  const phone = await phoneOf({ skillsets: [], trade: null, profileDescription: '' })
  const shown = show('/interest', phone)
  fireEvent.click(await screen.findByLabelText('Electrician'))
  fireEvent.click(await screen.findByLabelText('House Wiring'))
  fireEvent.click(continueButton())
  await waitFor(() => expect(pathOf(shown)).toBe('/update-profile'), { timeout: 4000 })
  expect(toasts()).toEqual(['Saved on phone. It is sent by itself when there is a signal.'])
  expect(await screen.findByText('House Wiring')).toBeTruthy()
  const [entry] = await phone.replica.outbox.toArray()
  expect(entry).toMatchObject({
    kind: 'accounts.updateProfile',
    input: { skillsets: ['House Wiring'] },
  })
})

test('SPEC 2: the profile form is filled with what is known, survives a reload, and leads to the dashboard', async () => {
  const phone = await phoneOf({ location: '' })
  show('/update-profile', phone)
  const title = await screen.findByLabelText<HTMLInputElement>('Job title')
  expect(title.value).toBe('Plumber')
  fireEvent.change(title, { target: { value: 'Plumber, 9 years' } })
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(async () => expect(await phone.replica.drafts.count()).toBe(1))
  cleanup()

  const again = show('/update-profile', phone)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Plumber, 9 years'),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Location is required')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Yaba, Lagos' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(pathOf(again)).toBe('/dashboard'), { timeout: 4000 })
  expect(await phone.replica.drafts.count()).toBe(0)
})

test('F37: a client’s form is the picture alone', async () => {
  const phone = await phoneOf({ userType: 'client' })
  show('/update-profile', phone)
  expect(await screen.findByText('Choose a picture first')).toBeTruthy()
  expect(screen.queryByLabelText('Job title')).toBeNull()
})

test('F10: one’s own unfinished profile leads to what is missing', async () => {
  const noSkills = await phoneOf({ skillsets: [] })
  const first = show(`/profile/${noSkills.me}`, noSkills)
  await waitFor(() => expect(pathOf(first)).toBe('/interest'))
  cleanup()
  const noPlace = await phoneOf({ location: '' })
  const second = show(`/profile/${noPlace.me}`, noPlace)
  await waitFor(() => expect(pathOf(second)).toBe('/update-profile'))
})

test('F10: somebody else’s unfinished profile is shown with what there is', async () => {
  const phone = await phoneOf()
  const other = publicUser({ skillsets: [], location: '', profileDescription: '', jobTitle: '' })
  await phone.replica.profiles.put({ ...other, username: 'Ngozi', reviews: [] })
  const shown = show(`/profile/${other._id}`, phone)
  expect(await screen.findByRole('heading', { name: /Ngozi/ })).toBeTruthy()
  expect(screen.getByText('Not Verified')).toBeTruthy()
  expect(screen.getByText('No skills listed')).toBeTruthy()
  expect(screen.getByText('No review yet')).toBeTruthy()
  expect(pathOf(shown)).toBe(`/profile/${other._id}`)
})

test('SPEC 7: a profile is read without a token too, and the visitor is invited in', async () => {
  const other = publicUser({ username: 'Ngozi', isVerified: true })
  const phone = newPhone({
    transport: () => Response.json({ user: other, reviews: [], nextCursor: null }),
  })
  await phone.door.logout('keep')
  show(`/profile/${other._id}`, phone)
  expect(await screen.findByRole('heading', { name: /Ngozi/ })).toBeTruthy()
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})

const menuOf = async () => {
  const side = await screen.findByRole('complementary', { name: 'Side menu' })
  const links = within(within(side).getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  return { side, entries: links.map((link) => [link.textContent, link.getAttribute('href')]) }
}

test('SPEC 2: the client’s side menu', async () => {
  show('/messages', await phoneOf({ userType: 'client' }))
  await screen.findAllByText('You are a Client')
  const { side, entries } = await menuOf()
  expect(entries).toEqual([
    ['Dashboard', '/client-dashboard'],
    ['Wallet', '/client-wallet'],
    ['My Todo', '/client-tasks'],
    ['Messages', '/messages'],
    ['Community', '/community'],
    ['Settings', '/settings'],
  ])
  for (const words of ['Switch To Professional', 'Log Out', 'General Settings'])
    expect(within(side).getByText(words)).toBeTruthy()
  // F37: Edit Profile is hidden for clients.
  expect(within(side).queryByText('Edit Profile')).toBeNull()
})

test('SPEC 2: the professional’s side menu', async () => {
  show('/messages', await phoneOf())
  await screen.findAllByText('You are a Professional')
  const { side, entries } = await menuOf()
  expect(entries).toEqual([
    ['Dashboard', '/dashboard'],
    ['Wallet', '/wallet'],
    ['To do list', '/all-task'],
    ['Messages', '/messages'],
    ['Community', '/community'],
    ['Settings', '/settings'],
  ])
  fireEvent.click(within(side).getByText('Switch To Client'))
  expect(await screen.findByText(/comes with a later version. Nothing was changed/)).toBeTruthy()
})

test.each([
  ['/messages', 'Messages'],
  ['/community', 'Our Communities'],
  ['/change-password', 'Change password'],
  ['/forgot-password', 'Forgot password?'],
  ['/user/update-password/', 'New password'],
  ['/about', 'About Onise'],
])('what comes later has its place and says so: %s', async (path, heading) => {
  show(path, await phoneOf())
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByText('Not here yet')).toBeTruthy()
})

test('F26: nobody but an administrator opens an administrator’s screen', async () => {
  const shown = show('/admin-users', await phoneOf())
  await waitFor(() => expect(pathOf(shown)).toBe('/dashboard'))
  cleanup()
  const admin = show('/admin-users', await phoneOf({ userType: 'admin' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeTruthy()
  expect(pathOf(admin)).toBe('/admin-users')
})

async function waitingProfile() {
  const phone = await phoneOf()
  show('/update-profile', phone)
  fireEvent.change(await screen.findByLabelText('Job title'), { target: { value: 'Tiler' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(async () => expect(await phone.replica.outbox.count()).toBe(1))
  cleanup()
  return phone
}

test('SYNC 1: what is not sent is listed: what, why, and sent, edited or discarded from there', async () => {
  const phone = await waitingProfile()
  const shown = show('/unsent', phone)
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeTruthy()
  expect(screen.getByText('Saved on phone')).toBeTruthy()
  const before = phone.kicks.length
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
  expect(phone.kicks.slice(before)).toEqual([true])

  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Discard this?' }))
  fireEvent.click(sure.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Everything is sent')).toBeTruthy()
  expect(await phone.replica.outbox.count()).toBe(0)
  expect(pathOf(shown)).toBe('/unsent')
})

test('SYNC 1: what waits is never said to be sent, not even before it has been looked', async () => {
  const phone = await waitingProfile()
  const said: (string | null)[] = []
  const watch = new MutationObserver(() => said.push(document.body.textContent))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  show('/unsent', phone)
  await screen.findByRole('heading', { name: 'Your profile' })
  watch.disconnect()
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((words) => words?.includes('Everything is sent'))).toEqual([])
})

test('SYNC 1: a refused profile says why, and Edit leads back to its form with the text in it', async () => {
  const phone = await waitingProfile()
  await phone.replica.outbox.toCollection().modify({
    state: 'failed',
    refusal: { code: 'invalid_input', words: 'Job title is not a craft' },
  })
  const shown = show('/unsent', phone)
  expect(await screen.findByText('Job title is not a craft')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(pathOf(shown)).toBe('/update-profile'))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Tiler'),
  )
})

test('installing is offered after a first success, not at the door, and a no is a no', async () => {
  watchForInstall(window)
  const offer = 'Keep Onise on your home screen'
  const phone = await phoneOf()
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
  show('/dashboard', phone)
  await screen.findByText(/Welcome/)
  expect(screen.queryByText(offer)).toBeNull()
  await phone.replica.proposals.put({
    ...{ _id: newId('proposal'), task: newId('task'), title: 'Fix a tap', description: 'Today' },
    ...{ price: 9000, date: '2026-03-10', status: 'pending', version: 1, reason: null },
    ...{ changedFields: [], createdAt: '2026-03-04T08:00:00Z', updatedAt: '2026-03-04T08:00:00Z' },
  })
  expect(await screen.findByText(offer)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
  expect(screen.queryByText(offer)).toBeNull()
})
