import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { applicantRow, faceRow, taskRow, userRow } from '#pwa/test/rows.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { online } from '#pwa/api/online.ts'

readyForScreens()

const pathOf = ({ router }: ReturnType<typeof show>) => router.state.location.pathname

test('SPEC 2: the client dashboard welcomes, reminds of KYC, leads to /create-task and lists what was posted', async () => {
  const phone = await clientPhone({
    person: userRow({ isVerified: false }),
    money: { balance: 12_000.5, held: 20_000, heldTasks: 1 },
    tasks: (me) => [taskRow(me, { title: 'Paint a parlour' })],
  })
  show('/client-dashboard', phone)

  expect(await screen.findByRole('heading', { name: 'Welcome, Bukola' })).toBeTruthy()
  expect(screen.getByText('Your identity is not verified yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a todo' }).getAttribute('href')).toBe(
    '/create-task',
  )
  expect(await screen.findByRole('link', { name: 'Paint a parlour' })).toBeTruthy()
  expect(screen.getByText('₦12,000.50')).toBeTruthy()
  expect(screen.getByText('₦20,000 held for 1 todo')).toBeTruthy()
})

test('SPEC 2: a verified client is not reminded, and a non-client goes to /dashboard', async () => {
  show('/client-dashboard', await clientPhone())
  await screen.findByRole('heading', { name: 'Welcome, Bukola' })
  expect(screen.queryByText('Your identity is not verified yet')).toBe(null)

  const tasker = userRow({
    userType: 'tasker',
    skillsets: ['Haircut'],
    profileDescription: 'I cut.',
  })
  const shown = show('/client-dashboard', await clientPhone({ person: tasker }))
  await waitFor(() => expect(pathOf(shown)).toBe('/dashboard'))
})

test('SPEC 9, F32: a description is cut at 150 characters, with four dots only when it was cut', async () => {
  const long = 'x'.repeat(151)
  const phone = await clientPhone({
    tasks: (me) => [
      taskRow(me, { description: long }),
      taskRow(me, { description: 'y'.repeat(150) }),
    ],
  })
  show('/client-tasks', phone)
  expect(await screen.findByText(`${'x'.repeat(150)}....`)).toBeTruthy()
  expect(screen.getByText('y'.repeat(150))).toBeTruthy()
})

test('SPEC 2: each posted card has Edit, Proposals and Delete, and says how many proposals wait', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const phone = await clientPhone({
    person: owner,
    tasks: () => [task],
    applicants: [applicantRow(task), applicantRow(task, { status: 'withdrawn' })],
  })
  show('/client-tasks', phone)
  const linked = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await linked('Edit')).toBe(`/edit-task/${task._id}`)
  expect(await linked('Proposals')).toBe(`/proposals/${task._id}`)
  expect(await linked('Delete')).toBe(`/delete-task/${task._id}`)
  expect(await screen.findByText('1 proposal')).toBeTruthy()
})

test('R8, R9: what is assigned can be neither edited nor deleted, and the card says why', async () => {
  show(
    '/client-tasks',
    await clientPhone({ tasks: (me) => [taskRow(me, { status: 'in-progress' })] }),
  )
  expect(
    await screen.findByText('Already assigned, so it can no longer be edited or deleted.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})

test('SPEC 2: On-Going names the professional and the todo, with a button of its taskStatus', async () => {
  const tasker = faceRow({ username: 'Chidi' })
  const phone = await clientPhone({
    tasks: (me) => [
      taskRow(me, { title: 'Paint it', status: 'in-progress', tasker, agreedDate: '2026-03-10' }),
      taskRow(me, { title: 'Still open' }),
    ],
  })
  show('/client-ongoing-tasks', phone)
  expect(await screen.findByText('Chidi')).toBeTruthy()
  expect(screen.getByText('Paint it')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'In Progress' })).toBeTruthy()
  expect(screen.queryByText('Still open')).toBe(null)
})

test('SPEC 2, F25: Completed links to the review and keeps the title where SPEC wants it', async () => {
  const phone = await clientPhone({
    tasks: (me) => [
      taskRow(me, {
        title: 'Wardrobe',
        status: 'completed',
        tasker: faceRow(),
        submissionNotes: 'Fitted and levelled.',
      }),
    ],
  })
  const shown = show('/client-completed-tasks', phone)
  const link = await screen.findByRole('link', { name: 'Drop A review' })
  expect(link.getAttribute('href')).toMatch(/^\/client-review\//)
  expect(screen.getByText('Fitted and levelled.')).toBeTruthy()
  link.click()
  expect(localStorage.getItem('taskTitle')).toBe('Wardrobe')
  shown.unmount()
})

test.each([
  ['/client-tasks', 'No Todo'],
  ['/client-ongoing-tasks', 'No Todo'],
  ['/client-submitted-tasks', 'No Todo'],
  ['/client-completed-tasks', 'No Tasks'],
])('SPEC 2: %s with nothing in it says "%s"', async (path, words) => {
  show(path, await clientPhone())
  expect(await screen.findByText(words)).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'My todos by state' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
    '/client-tasks',
    '/client-ongoing-tasks',
    '/client-submitted-tasks',
    '/client-completed-tasks',
  ])
})

test('F28: before the first pull a list is loading; without a signal it says so and can be tried again', async () => {
  const phone = await clientPhone({ pulled: false })
  show('/client-tasks', phone)
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  expect(screen.queryByText('No Todo')).toBe(null)
  online.missed()
  expect(await screen.findByText("Couldn't load.")).toBeTruthy()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(phone.kicks).toEqual([true])
})
