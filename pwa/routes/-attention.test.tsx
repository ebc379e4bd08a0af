import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

/** The screen compares with the phone's clock. */
const NOW = Date.now()
const iso = (at: number) => new Date(at).toISOString()
const dayBefore = (days: number) => iso(NOW - days * DAY_MS).slice(0, 10)

async function openAsTasker(fields: Partial<Task>) {
  const device = await createTaskerDevice()
  const tasker = userSummaryRow({ _id: device.userId, username: 'Adeola' })
  const task = taskRow(newId('user'), { status: 'in-progress', tasker, ...fields })
  await device.replica.tasks.put(task)
  renderScreen('/dashboard', device)
  return task
}

test('the dashboard of a tasker names an offer that silence accepts', async () => {
  const task = await openAsTasker({
    cancelOffer: {
      amount: naira(40_000),
      note: 'I am moving.',
      reopen: false,
      offeredAt: iso(NOW),
      answerBy: iso(NOW + DAY_MS),
    } as never,
  })
  await screen.findByText(/Answer the offer of Bukola to end the work by/)
  expect(screen.getByRole('link', { name: 'See the todo' }).getAttribute('href')).toBe(
    `/single-task/${task._id}`,
  )
})

test('the dashboard of a tasker names a request for changes', async () => {
  await openAsTasker({
    submittedAt: iso(NOW - DAY_MS),
    changeRequest: { note: 'A socket is loose.', at: iso(NOW), count: 1 },
  })
  expect(await screen.findByText(/Bukola asked for changes/)).toBeTruthy()
})

test('the dashboard of a client names late work and what can be done', async () => {
  const tasker = userSummaryRow({ username: 'Adeola' })
  const running = { status: 'in-progress', tasker } as const
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { ...running, title: 'Late', agreedDate: dayBefore(5) }),
      taskRow(client, { ...running, title: 'In time', agreedDate: iso(NOW + DAY_MS).slice(0, 10) }),
    ],
  })
  renderScreen('/client-dashboard', device)
  expect(await screen.findByText(/You can cancel alone now and get your money back/)).toBeTruthy()
  expect(screen.getAllByText(/the work was agreed for/)).toHaveLength(1)
})

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('the dashboard of a client begins with what waits for the client, before the wallet and offers', async () => {
  const device = await createClientDevice({
    user: userRow({ isVerified: false }),
    tasks: (client) => [taskRow(client, { status: 'submitted', tasker: userSummaryRow() })],
  })
  renderScreen('/client-dashboard', device)
  const waiting = await screen.findByText('1 todo waits for your approval')
  expect(screen.getByRole('region', { name: 'To do now' }).contains(waiting)).toBe(true)
  expect(isBefore(waiting, screen.getByRole('link', { name: 'Post a todo' }))).toBe(true)
  const list = await screen.findByRole('list', { name: 'Your todos' })
  expect(isBefore(list, screen.getByText('Your identity is not verified yet'))).toBe(true)
})

test('the dashboard of a tasker begins with the work to do, before the wallet', async () => {
  const task = await openAsTasker({ title: 'Fix a socket' })
  const [todo] = await within(await screen.findByRole('main')).findAllByRole('link', {
    name: task.title,
  })
  const links = within(screen.getByRole('main')).getAllByRole('link')
  const wallet = links.find((link) => link.getAttribute('href') === '/wallet')
  expect(todo && wallet && isBefore(todo, wallet)).toBe(true)
})

test('the dashboard lists todos to decide first, expired and closed ones last', async () => {
  const statuses = ['completed', 'expired', 'in-progress', 'pending', 'submitted'] as const
  const device = await createClientDevice({
    tasks: (client) =>
      statuses.map((status, index) =>
        taskRow(client, {
          status,
          title: status,
          updatedAt: iso(NOW - index * DAY_MS),
          tasker: status === 'pending' || status === 'expired' ? null : userSummaryRow(),
        }),
      ),
  })
  renderScreen('/client-dashboard', device)
  const list = await screen.findByRole('list', { name: 'Your todos' })
  const titles = within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['submitted', 'in-progress', 'pending', 'expired', 'completed'])
})

test('the dashboard shows the most urgent notice alone, and the others after a tap', async () => {
  const tasker = userSummaryRow({ username: 'Adeola' })
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { status: 'in-progress', tasker, title: 'Late', agreedDate: dayBefore(5) }),
      taskRow(client, { status: 'submitted', tasker, title: 'One' }),
      taskRow(client, { status: 'submitted', tasker, title: 'Two' }),
    ],
  })
  renderScreen('/client-dashboard', device)
  const first = await screen.findByText('2 todos wait for your approval')
  const second = screen.getByText(/You can cancel alone now/)
  expect(isBefore(first, second)).toBe(true)
  const region = screen.getByRole('region', { name: 'To do now' })
  expect(region.dataset['open']).toBe('false')
  fireEvent.click(within(region).getByRole('button', { name: 'See what else waits for you' }))
  expect(region.dataset['open']).toBe('true')
  expect(screen.getByRole('button', { name: 'Show only the first' }).ariaExpanded).toBe('true')
})

test.each(['/client-dashboard', '/client-tasks'])(
  '%s lists work that is late before what only runs, and never an expired todo first',
  async (path) => {
    const tasker = userSummaryRow({ username: 'Adeola' })
    const device = await createClientDevice({
      tasks: (client) => [
        taskRow(client, { status: 'expired', title: 'Expired', updatedAt: iso(NOW) }),
        taskRow(client, { status: 'pending', title: 'Open', updatedAt: iso(NOW - 1000) }),
        taskRow(client, {
          status: 'in-progress',
          tasker,
          title: 'Late',
          agreedDate: dayBefore(5),
          updatedAt: iso(NOW - DAY_MS),
        }),
      ],
    })
    renderScreen(path, device)
    const list = await screen.findByRole('list', {
      name: path === '/client-tasks' ? 'My Todo' : 'Your todos',
    })
    const titles = within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['Late', 'Open', 'Expired'])
  },
)

test('“To do now” of a tasker begins with late work, before work that has time', async () => {
  const device = await createTaskerDevice()
  const tasker = userSummaryRow({ _id: device.userId })
  const running = { status: 'in-progress', tasker } as const
  await device.replica.tasks.bulkPut([
    taskRow(newId('user'), { ...running, title: 'Has time', updatedAt: iso(NOW) }),
    taskRow(newId('user'), {
      ...running,
      title: 'Late',
      agreedDate: dayBefore(3),
      updatedAt: iso(NOW - DAY_MS),
    }),
  ])
  renderScreen('/dashboard', device)
  const list = await screen.findByRole('list', { name: 'To do now' })
  const titles = within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['Late', 'Has time'])
})
