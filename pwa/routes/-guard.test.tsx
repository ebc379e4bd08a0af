import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { words } from '#pwa/features/proposals/words.ts'
import { newPhone } from '#pwa/test/phone.ts'
import { show } from '#pwa/test/show.tsx'

beforeAll(() => {
  // What jsdom lacks and every phone has.
  globalThis.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
  globalThis.scrollTo = () => {}
})
afterEach(cleanup)

const user = (me: OwnUser['_id'], fields: Partial<OwnUser> = {}): OwnUser => ({
  _id: me,
  userType: 'tasker',
  username: 'Bola',
  email: 'bola@home.test',
  profilePicture: null,
  jobTitle: 'Plumber',
  profileDescription: 'I fix taps.',
  location: 'Yaba',
  skillsets: ['Leak detection and repair'],
  isVerified: false,
  trade: 'Plumbing',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

const task = (): Task => ({
  _id: newId('task'),
  title: 'Fix a leaking tap',
  description: 'It drips all night.',
  price: 15_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: ['Leak detection and repair'],
  taskImage: null,
  status: 'pending',
  taskStatus: 'Open',
  client: newId('user'),
  tasker: null,
  submissionNotes: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  postedBy: { _id: newId('user'), username: 'Ada', profilePicture: null, isVerified: true },
  field: 'Plumbing',
  address: null,
  agreedDate: null,
  submittedAt: null,
  autoApproveAt: null,
})

/** A phone without a signal that was here before. */
async function phoneOf(fields: Partial<OwnUser> = {}) {
  const phone = newPhone()
  const me = { user: user(phone.me, fields), balance: 0, held: 0, heldTasks: 0 }
  await phone.replica.me.put(me)
  await phone.replica.know('lastPullAt', phone.now())
  return phone
}
const pathOf = ({ router }: ReturnType<typeof show>) => router.state.location.pathname

test('SPEC 2: without a stored token every guarded screen leads to /', async () => {
  const phone = await phoneOf()
  await phone.door.logout('keep')
  for (const path of ['/dashboard', '/client-tasks', '/apply-task/x', '/wallet']) {
    const shown = show(path, phone)
    await waitFor(() => expect(pathOf(shown)).toBe('/'))
    cleanup()
  }
})

test.each([
  ['/dashboard', { userType: 'client' }, '/client-dashboard'],
  ['/client-dashboard', {}, '/dashboard'],
  ['/dashboard', { skillsets: [] }, '/interest'],
  ['/dashboard', { profileDescription: '' }, '/update-profile'],
  ['/client-dashboard', { userType: 'admin' }, '/admin-dashboard'],
] as const)('SPEC 2: %s with %o leads to %s, without a signal', async (path, fields, to) => {
  const shown = show(path, await phoneOf(fields as Partial<OwnUser>))
  await waitFor(() => expect(pathOf(shown)).toBe(to))
})

test('F34: addresses are found whatever the case of their letters', async () => {
  const phone = await phoneOf()
  const known = task()
  await phone.replica.feed.add(known)
  show(`/Apply-task/${known._id}`, phone)
  expect((await screen.findAllByText(known.title)).length).toBeGreaterThan(0)
})

test('DESIGN 4: from cold and without a signal, the list opens, and what is said stays and says so', async () => {
  const phone = await phoneOf()
  const known = task()
  await phone.replica.feed.add(known)
  show('/all-task', phone)
  expect((await screen.findAllByText(known.title)).length).toBeGreaterThan(0)
  cleanup()

  show(`/apply-task/${known._id}`, phone)
  fireEvent.change(await screen.findByLabelText(words.price), { target: { value: '12000' } })
  fireEvent.change(screen.getByLabelText(words.text), {
    target: { value: 'Nine years of taps in Yaba.' },
  })
  fireEvent.change(screen.getByLabelText(words.date), { target: { value: '2026-03-20' } })
  fireEvent.click(screen.getByRole('button', { name: words.send }))
  await waitFor(async () => expect(await phone.replica.outbox.count()).toBe(1))
  expect((await screen.findAllByText(words.savedTitle)).length).toBeGreaterThan(0)
  cleanup()

  show('/applied-tasks', phone)
  expect((await screen.findAllByText('Saved on phone')).length).toBeGreaterThan(0)
})

test('DESIGN 8: a phone that remembers nothing asks for the list together with whose it is, and shows it', async () => {
  const asked: string[] = []
  const known = task()
  let told = () => {}
  const phone = newPhone({
    transport: async ({ url }) => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      if (pathname.endsWith('/all-tasks'))
        return Response.json({ tasks: [known], nextCursor: null })
      if (!pathname.endsWith('/dashboard')) throw new TypeError('Failed to fetch')
      await new Promise<void>((resolve) => (told = resolve))
      return Response.json({ userDetails: { user: user(phone.me), balance: 0 } })
    },
  })
  show('/all-task', phone)
  await waitFor(() =>
    expect(asked.toSorted()).toEqual(['/api/user/all-tasks', '/api/user/dashboard']),
  )
  expect(screen.queryByText(known.title)).toBeNull()
  told()
  expect((await screen.findAllByText(known.title)).length).toBeGreaterThan(0)
  expect(asked).toHaveLength(2)
})

test('a session that ended is told quietly, with what waits for it', async () => {
  const phone = await phoneOf()
  await phone.replica.know('needsSignIn', true)
  show('/messages', phone)
  expect(await screen.findByText(/log in again to go on/i)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})
