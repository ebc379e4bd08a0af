import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import type { PublicUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

function publicUser(fields: Partial<PublicUser>): PublicUser {
  const { email: _email, trade: _trade, ...user } = userRow({ userType: 'tasker', ...fields })
  return user
}

const pathOf = ({ router }: ReturnType<typeof renderScreen>) => router.state.location.pathname
const continueButton = () => screen.getByRole('button', { name: 'Continue' })
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

test('Continue is disabled with the reason until a field, which a search finds, and one skill are chosen', async () => {
  renderScreen('/interest', await createTaskerDevice({ user: { skillsets: [], trade: null } }))
  expect(await screen.findByText('Choose a field to continue')).toBeTruthy()
  expect(screen.queryByText('House Wiring')).toBeNull()
  const search = screen.getByLabelText('Find your field')
  fireEvent.change(search, { target: { value: 'solar' } })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  fireEvent.click(screen.getByLabelText('Electrician'))
  expect(await screen.findByText('Choose at least one skill to continue')).toBeTruthy()
  expect(continueButton().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByLabelText('House Wiring'))
  await waitFor(() => expect(continueButton().getAttribute('aria-disabled')).toBeNull())
})

test('a new professional who came for a todo ends there after skills and profile', async () => {
  const next = '/apply-task/0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e'
  const device = await createTaskerDevice({
    user: { skillsets: [], trade: null, profileDescription: '' },
  })
  const view = renderScreen(`/interest?next=${encodeURIComponent(next)}`, device)
  fireEvent.click(await screen.findByLabelText('Electrician'))
  fireEvent.click(await screen.findByLabelText('House Wiring'))
  fireEvent.click(continueButton())
  await waitFor(() => expect(pathOf(view)).toBe('/update-profile'))
  const fill = async (label: RegExp | string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await fill('Job title', 'Electrician')
  await fill(/^Profile description/, 'Wiring and meters.')
  await fill('Location', 'Yaba, Lagos')
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(pathOf(view)).toBe(next))
})

test('choosing another field clears the skills, and a second tap removes a skill', async () => {
  renderScreen('/interest', await createTaskerDevice())
  expect((await screen.findByLabelText<HTMLInputElement>('House Wiring')).checked).toBe(true)
  fireEvent.click(screen.getByLabelText('Barber'))
  const haircut = await screen.findByLabelText<HTMLInputElement>('Haircut')
  expect(screen.getByText('Choose at least one skill to continue')).toBeTruthy()
  fireEvent.click(haircut)
  await waitFor(() => expect(haircut.checked).toBe(true))
  fireEvent.click(haircut)
  await waitFor(() => expect(haircut.checked).toBe(false))
})

test('skills chosen without a network are saved on the phone and take effect at once', async () => {
  const device = await createTaskerDevice({
    user: { skillsets: [], trade: null, profileDescription: '' },
  })
  const view = renderScreen('/interest', device)
  fireEvent.click(await screen.findByLabelText('Electrician'))
  fireEvent.click(await screen.findByLabelText('House Wiring'))
  fireEvent.click(continueButton())
  await waitFor(() => expect(pathOf(view)).toBe('/update-profile'))
  expect(toasts()).toContain('Saved on phone. It is sent when Onise is open and can be reached.')
  expect(await screen.findByText('House Wiring')).toBeTruthy()
  const [entry] = await device.replica.outbox.toArray()
  expect(entry).toMatchObject({
    command: 'accounts.updateProfile',
    input: { skillsets: ['House Wiring'] },
  })
})

test('the profile form has the current values, survives a reload, and leads to the dashboard', async () => {
  const device = await createTaskerDevice({ user: { jobTitle: 'Plumber', location: '' } })
  renderScreen('/update-profile', device)
  const title = await screen.findByLabelText<HTMLInputElement>('Job title')
  expect(title.value).toBe('Plumber')
  fireEvent.change(title, { target: { value: 'Plumber, 9 years' } })
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(async () => expect(await device.replica.drafts.count()).toBe(1))
  cleanup()

  const reloaded = renderScreen('/update-profile', device)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Plumber, 9 years'),
  )
  press('Save profile')
  expect(await screen.findByText('Location is required')).toBeTruthy()
  type('Location', 'Yaba, Lagos')
  press('Save profile')
  await waitFor(() => expect(pathOf(reloaded)).toBe('/dashboard'))
  expect(await device.replica.drafts.count()).toBe(0)
})

test('without a network a professional changes area, reach and further areas, and the row follows', async () => {
  const device = await createTaskerDevice({ user: { location: 'Yaba, Lagos' } })
  online.markUnreachable()
  const view = renderScreen('/update-profile', device)
  const choose = async (name: string, text: string, option: RegExp) => {
    const field = await screen.findByRole('combobox', { name })
    fireEvent.change(field, { target: { value: text } })
    fireEvent.click(await screen.findByRole('option', { name: option }))
  }
  await choose('Area', 'berger', /^Ikeja, Lagos/)
  await choose('Add an area', 'ifo', /^Ifo, Ogun/)
  await choose('Add an area', 'ikorodu', /^Ikorodu, Lagos/)
  press('Remove Ifo, Ogun')
  fireEvent.change(screen.getByLabelText('How far do you go?'), { target: { value: '10' } })
  press('Save profile')
  await waitFor(() => expect(pathOf(view)).toBe('/dashboard'))
  expect((await device.replica.outbox.toArray())[0]?.input).toMatchObject({
    place: 'lagos-ikeja',
    location: 'Yaba, Lagos',
    areas: ['lagos-ikorodu'],
    reach: '10',
  })
})

test('the profile form names each missing field', async () => {
  const user = { jobTitle: '', profileDescription: '' }
  renderScreen('/update-profile', await createTaskerDevice({ user }))
  await screen.findByLabelText('Job title')
  press('Save profile')
  await screen.findByText('Job title is required')
  expect(screen.getByText('Profile description is required')).toBeTruthy()
})

test('a client’s profile form has the picture only, and a way back', async () => {
  const device = await createTaskerDevice({ user: { userType: 'client' } })
  const view = renderScreen('/update-profile', device)
  expect(await screen.findByText('Choose a picture first')).toBeTruthy()
  expect(screen.queryByLabelText('Job title')).toBeNull()
  press('Back')
  await waitFor(() => expect(pathOf(view)).toBe('/client-dashboard'))
})

test('the own incomplete profile redirects to the form of what is missing', async () => {
  const withoutSkills = await createTaskerDevice({ user: { skillsets: [] } })
  const first = renderScreen(`/profile/${withoutSkills.userId}`, withoutSkills)
  await waitFor(() => expect(pathOf(first)).toBe('/interest'))
  cleanup()
  const withoutLocation = await createTaskerDevice({ user: { location: '' } })
  const second = renderScreen(`/profile/${withoutLocation.userId}`, withoutLocation)
  await waitFor(() => expect(pathOf(second)).toBe('/update-profile'))
})

test('the own profile suggests what could be added, and that of others does not', async () => {
  const device = await createTaskerDevice({
    user: { profilePicture: null, profileDescription: 'Cuts hair.', isVerified: false },
  })
  renderScreen(`/profile/${device.userId}`, device)
  const hints = await screen.findByRole('list', { name: 'Make your profile stronger' })
  expect(
    within(hints)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(
    expect.arrayContaining([
      ['Add a picture', '/update-profile'],
      ['Write more about your work', '/update-profile'],
    ]),
  )
  screen.getByText('You are not verified yet')
  cleanup()
  const other = publicUser({ username: 'Ngozi', isVerified: false })
  await device.replica.profiles.put({ ...other, reviews: [] })
  renderScreen(`/profile/${other._id}`, device)
  await screen.findByRole('heading', { name: /Ngozi/ })
  expect(screen.queryByText('Make your profile stronger')).toBeNull()
  expect(screen.queryByText('You are not verified yet')).toBeNull()
})

test('few jobs are counted instead of a rate', async () => {
  const device = await createTaskerDevice()
  const other = publicUser({ username: 'Ngozi', userType: 'tasker' })
  const none = { average: null, count: 0 }
  await device.replica.profiles.put({
    ...other,
    reviews: [],
    about: 'tasker',
    ratings: { tasker: none, client: none },
    completion: { rate: null, jobs: 3, completed: 2 },
  })
  renderScreen(`/profile/${other._id}`, device)
  await screen.findByText('2 jobs completed')
})

test('the incomplete profile of another user is shown as it is', async () => {
  const device = await createTaskerDevice()
  const other = publicUser({ username: 'Ngozi', isVerified: false })
  await device.replica.profiles.put({ ...other, reviews: [] })
  const view = renderScreen(`/profile/${other._id}`, device)
  expect(await screen.findByRole('heading', { name: /Ngozi/ })).toBeTruthy()
  expect(screen.getByText('Not Verified')).toBeTruthy()
  expect(screen.getByText('No skills listed')).toBeTruthy()
  expect(screen.getByText('No review yet')).toBeTruthy()
  expect(pathOf(view)).toBe(`/profile/${other._id}`)
})

test('a signed-out visitor can read and share a profile and gets a link to register', async () => {
  const other = publicUser({ username: 'Ngozi', isVerified: true })
  const device = createDevice({
    transport: () => Response.json({ user: other, reviews: [], nextCursor: null }),
  })
  await logOut(device.auth, 'keep')
  renderScreen(`/profile/${other._id}`, device)
  expect(await screen.findByRole('heading', { name: /Ngozi/ })).toBeTruthy()
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})

test('reviews are listed by role with the average, and a reply is offered on the own profile', async () => {
  const device = await createTaskerDevice()
  const { email: _email, trade: _trade, isEmailProven: _isProven, ...user } = device.user
  const review = {
    _id: newId('review'),
    task: newId('task'),
    projectTitle: 'Paint a duplex',
    comment: 'Neat edges.',
    rating: 5,
    createdAt: user.createdAt,
    visibleAt: new Date().toISOString(),
    from: { _id: newId('user'), username: 'Bukola', profilePicture: null },
    reply: null,
  }
  await device.replica.profiles.put({
    ...user,
    reviews: [review],
    about: 'tasker',
    ratings: { tasker: { average: 4.3, count: 3 }, client: { average: null, count: 1 } },
    completion: { rate: 95, jobs: 21 },
    nextCursor: null,
  })
  renderScreen(`/profile/${device.userId}`, device)
  expect(await screen.findByText('Neat edges.')).toBeTruthy()
  expect(screen.getByText('4.3')).toBeTruthy()
  expect(screen.getByText('3 reviews')).toBeTruthy()
  expect(screen.getByText('Completed 95% of 21 jobs')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
    `/review/${review.task}`,
  )
  fireEvent.click(screen.getByLabelText('As a client'))
  expect(await screen.findByText('New')).toBeTruthy()
  expect(screen.queryByText(/Completed/)).toBeNull()
})
