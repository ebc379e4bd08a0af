import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, userSummaryRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const pathOf = ({ router }: ReturnType<typeof renderScreen>) => router.state.location.pathname

test('the dashboard has a welcome, the KYC reminder, the balance, a link to /create-task and the posted tasks', async () => {
  const device = await createClientDevice({
    user: userRow({ isVerified: false }),
    money: { balance: naira(12_000.5), held: naira(20_000), heldTasks: 1 },
    tasks: (client) => [taskRow(client, { title: 'Paint a parlour' })],
  })
  renderScreen('/client-dashboard', device)

  expect(await screen.findByRole('heading', { name: 'Welcome, Bukola' })).toBeTruthy()
  expect(screen.getByText('Your identity is not verified yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a todo' }).getAttribute('href')).toBe(
    '/create-task',
  )
  expect(await screen.findByRole('link', { name: 'Paint a parlour' })).toBeTruthy()
  expect(screen.getByText('₦12,000.50')).toBeTruthy()
  expect(screen.getByText('₦20,000 held for 1 todo')).toBeTruthy()
})

test('a verified client sees no KYC reminder, and a tasker is redirected to /dashboard', async () => {
  renderScreen('/client-dashboard', await createClientDevice())
  await screen.findByRole('heading', { name: 'Welcome, Bukola' })
  expect(screen.queryByText('Your identity is not verified yet')).toBe(null)

  const tasker = userRow({
    userType: 'tasker',
    skillsets: ['Haircut'],
    profileDescription: 'I cut.',
  })
  const view = renderScreen('/client-dashboard', await createClientDevice({ user: tasker }))
  await waitFor(() => expect(pathOf(view)).toBe('/dashboard'))
})

test('a description is cut at 150 characters, with four dots only when it was cut', async () => {
  const long = 'x'.repeat(151)
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { description: long }),
      taskRow(client, { description: 'y'.repeat(150) }),
    ],
  })
  renderScreen('/client-tasks', device)
  expect(await screen.findByText(`${'x'.repeat(150)}....`)).toBeTruthy()
  expect(screen.getByText('y'.repeat(150))).toBeTruthy()
})

test('each card has Edit, Proposals and Delete, and the number of pending proposals', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    applicants: [applicantRow(task), applicantRow(task, { status: 'withdrawn' })],
  })
  renderScreen('/client-tasks', device)
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Edit')).toBe(`/edit-task/${task._id}`)
  expect(await hrefOf('Proposals')).toBe(`/proposals/${task._id}`)
  expect(await hrefOf('Delete')).toBe(`/delete-task/${task._id}`)
  expect(await screen.findByText('1 proposal')).toBeTruthy()
})

test('an assigned task cannot be edited or deleted, and the card shows why', async () => {
  renderScreen(
    '/client-tasks',
    await createClientDevice({ tasks: (client) => [taskRow(client, { status: 'in-progress' })] }),
  )
  expect(
    await screen.findByText('Already assigned, so it can no longer be edited or deleted.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the todo' })).toBeTruthy()
  for (const name of ['Edit', 'Delete']) {
    expect(screen.queryByRole('link', { name })).toBeNull()
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

test('On-Going shows the professional, the title and a button with taskStatus', async () => {
  const tasker = userSummaryRow({ username: 'Chidi' })
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, {
        title: 'Paint it',
        status: 'in-progress',
        tasker,
        agreedDate: '2026-03-10',
      }),
      taskRow(client, { title: 'Disagreed on', status: 'disputed', tasker }),
      taskRow(client, { title: 'Still open' }),
    ],
  })
  renderScreen('/client-ongoing-tasks', device)
  expect(await screen.findAllByText('Chidi')).toHaveLength(2)
  expect(screen.getByText('Paint it')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'In Progress' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'In Dispute' })).toBeTruthy()
  expect(screen.queryByText('Still open')).toBe(null)
})

test('Completed links to the review and stores the title as taskTitle', async () => {
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, {
        title: 'Wardrobe',
        status: 'completed',
        tasker: userSummaryRow(),
        submissionNotes: 'Fitted and levelled.',
      }),
    ],
  })
  const view = renderScreen('/client-completed-tasks', device)
  const link = await screen.findByRole('link', { name: 'Drop A review' })
  expect(link.getAttribute('href')).toMatch(/^\/client-review\//)
  expect(screen.getByText('Fitted and levelled.')).toBeTruthy()
  link.click()
  expect(localStorage.getItem('taskTitle')).toBe('Wardrobe')
  view.unmount()
})

test('Completed offers the reviews instead of a new one where the client has reviewed', async () => {
  const reviewState = {
    client: 'written',
    tasker: null,
    sealedUntil: new Date(Date.now() + DAY_MS).toISOString(),
    closesAt: new Date(Date.now() + DAY_MS).toISOString(),
  } as const
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { status: 'completed', tasker: userSummaryRow(), reviewState }),
    ],
  })
  renderScreen('/client-completed-tasks', device)
  await screen.findByRole('link', { name: 'Reviews' })
  expect(screen.queryByRole('link', { name: 'Drop A review' })).toBeNull()
})

test.each([
  ['/client-tasks', 'No Todo'],
  ['/client-ongoing-tasks', 'No Todo'],
  ['/client-submitted-tasks', 'No Todo'],
  ['/client-completed-tasks', 'No Tasks'],
])('%s without tasks shows "%s"', async (path, message) => {
  renderScreen(path, await createClientDevice())
  expect(await screen.findByText(message)).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'My todos by state' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
    '/client-tasks',
    '/client-ongoing-tasks',
    '/client-submitted-tasks',
    '/client-completed-tasks',
  ])
})

test('before the first pull a list is loading; without a network it shows an error with Try again', async () => {
  const device = await createClientDevice({ hasPulled: false })
  renderScreen('/client-tasks', device)
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  expect(screen.queryByText('No Todo')).toBe(null)
  online.markUnreachable()
  expect(await screen.findByText("Couldn't load.")).toBeTruthy()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(device.syncRequests).toEqual([true])
})

test('before the first pull a tab is not shown as empty because the phone has tasks of other tabs', async () => {
  const device = await createClientDevice({
    hasPulled: false,
    tasks: (client) => [taskRow(client, { title: 'Paint a parlour' })],
  })
  renderScreen('/client-submitted-tasks', device)
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  online.markUnreachable()
  expect(await screen.findByText("Couldn't load.")).toBeTruthy()
  expect(screen.queryByText('No Todo')).toBe(null)
})

test('a list shows the newest 50 first, and more from this phone', async () => {
  const device = await createClientDevice({
    tasks: (client) =>
      Array.from({ length: 60 }, (_, index) =>
        taskRow(client, { status: 'in-progress', title: `Todo ${index}` }),
      ),
  })
  renderScreen('/client-ongoing-tasks', device)
  await waitFor(() => expect(screen.getAllByText(/^Todo \d+$/)).toHaveLength(50))
  press('Show more')
  await waitFor(() => expect(screen.getAllByText(/^Todo \d+$/)).toHaveLength(60))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('before the first pull has brought everything, older tasks come from the server in pages', async () => {
  const user = userRow()
  const device = await createClientDevice({
    user,
    hasPulled: false,
    tasks: (client) => [taskRow(client, { status: 'in-progress', title: 'Todo 1' })],
    responses: {
      'GET /api/client/all-ongoing-tasks': () => [
        200,
        {
          task: [taskRow(user._id, { status: 'in-progress', title: 'Todo 2' })],
          nextCursor: null,
        },
      ],
    },
  })
  renderScreen('/client-ongoing-tasks', device)
  await screen.findByText('Todo 1')
  press('Show more')
  await screen.findByText('Todo 2')
})

test('a todo that was just posted comes first, with what happens next, until a proposal is there', async () => {
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { title: 'Fix the tap', createdAt: new Date().toISOString() }),
    ],
  })
  renderScreen('/client-dashboard', device)
  await screen.findByText(/^Your todo is posted: .*Fix the tap/)
  expect(screen.getByText(/We tell you when one comes/)).toBeTruthy()
})

test('a completed todo offers the same work again, filled in, the receipt and help', async () => {
  const owner = userRow()
  const task = taskRow(owner._id, {
    title: 'Fix the tap',
    status: 'completed',
    tasker: userSummaryRow({ username: 'Musa' }),
  })
  const device = await createClientDevice({ user: owner, tasks: () => [task] })
  const { unmount } = renderScreen(`/single-task/${task._id}`, device)
  const again = await screen.findByRole('link', { name: 'Hire again' })
  expect(again.getAttribute('href')).toBe(`/create-task?again=${task._id}&for=${task.tasker?._id}`)
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toMatch(
    /^\/client-wallet\?receipt=/,
  )
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe(
    `/help?task=${task._id}`,
  )
  unmount()
  renderScreen(`/create-task?again=${task._id}&for=${task.tasker?._id}`, device)
  const title = await screen.findByLabelText<HTMLInputElement>('Todo Title')
  await waitFor(() => expect(title.value).toBe('Fix the tap'))
  expect(screen.queryByText('You have an unfinished todo below.')).toBeNull()
  await screen.findByText('Only Musa sees this todo')
})
