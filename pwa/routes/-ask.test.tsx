import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { postTask, saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import { draftFromTask, EMPTY_DRAFT } from '#pwa/features/tasks/post/task-draft.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const owner = userRow()
const musa = userSummaryRow({ username: 'Musa' })
const AT = '2026-03-08T09:00:00.000Z'

const askedTask = (ask: { until?: string | null; end?: 'unanswered' | 'declined' | null }) =>
  taskRow(owner._id, {
    title: 'Fix the tap',
    forUser: { _id: musa._id, username: 'Musa', until: null, end: null, ...ask },
  })

async function openTodo(task: ReturnType<typeof askedTask>) {
  const path = `/api/client/task/${task._id}`
  const answer = () => [200, { message: 'Done.', task, seq: 2 }] as [number, object]
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    responses: { [`POST ${path}/show`]: answer, [`POST ${path}/wait-longer`]: answer },
  })
  renderScreen(`/single-task/${task._id}`, device)
  return { calls: () => device.requests.map(({ call }) => call), path }
}

describe('the client of a todo for one person', () => {
  test('reads who is waited for, and can show it to everybody at any time', async () => {
    const { calls, path } = await openTodo(askedTask({ until: AT }))
    await screen.findByText('Only Musa sees this todo')
    expect(screen.getByText(/^Musa can answer until/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull()
    press('Show it to everybody')
    await waitFor(() => expect(calls()).toContain(`POST ${path}/show`))
    // It has no page for everybody.
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull()
  })

  test('waits once more after silence, but not after a refusal', async () => {
    const { calls, path } = await openTodo(askedTask({ end: 'unanswered' }))
    await screen.findByText('Musa has not answered')
    press('Keep waiting')
    await waitFor(() => expect(calls()).toContain(`POST ${path}/wait-longer`))
  })

  test('decides after a refusal', async () => {
    await openTodo(askedTask({ end: 'declined' }))
    await screen.findByText('Musa declined')
    expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull()
  })
})

test('no list of proposals says that others can see it', async () => {
  const task = askedTask({ end: 'unanswered' })
  const path = `GET /api/client/task/${task._id}`
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    responses: {
      [`${path}/applicants`]: () => [200, { applicants: [], nextCursor: null }],
      [`${path}/invitations`]: () => [200, { invitations: [] }],
    },
  })
  renderScreen(`/proposals/${task._id}`, device)
  await screen.findByText('No proposals yet')
  expect(screen.getByText('Musa has not answered')).toBeTruthy()
  expect(screen.queryByText(/^Professionals in this field/)).toBeNull()
})

describe('a new todo for one person', () => {
  test('stays so when it is changed before it is sent', async () => {
    const device = await createClientDevice({ user: owner })
    online.markUnreachable()
    const id = newId('task')
    const draft = { ...EMPTY_DRAFT, title: 'Fix the tap', price: '9000', forUserId: musa._id }
    await postTask(device, { id, draft, onSent: () => undefined })
    const edited = { ...draftFromTask(taskRow(owner._id, { _id: id })), title: 'Fix both taps' }
    await saveTaskEdit(device, { id, draft: edited, base: edited, updatedAt: '' })
    const entries = await device.replica.outbox.toArray()
    expect(
      entries.map(({ command, input }) => [command, input['title'], input['forUserId']]),
    ).toEqual([[createTask.name, 'Fix both taps', musa._id]])
  })

  test('is for everybody when the client chooses so, and back', async () => {
    const device = await createClientDevice({ user: owner })
    renderScreen(`/create-task?for=${musa._id}`, device)
    fireEvent.click(await screen.findByRole('button', { name: 'Post it to everybody' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Ask only/ }))
    await screen.findByRole('button', { name: 'Post it to everybody' })
  })
})

describe('the dashboard of a professional', () => {
  const PATH = 'GET /api/user/invitations'
  const invitation = {
    task: { _id: newId('task'), title: 'Fix the tap', price: naira(9_000), location: 'Ikeja' },
    client: userSummaryRow({ username: 'Ada' }),
    createdAt: AT,
    isAsk: true,
    until: AT,
  }

  test('lists who waits for an answer', async () => {
    const responses = { [PATH]: () => [200, { invitations: [invitation] }] as [number, object] }
    renderScreen('/dashboard', await createTaskerDevice({ responses }))
    await screen.findByRole('link', { name: 'Fix the tap' })
    expect(screen.getByText(/Ada asks only you. Answer before/)).toBeTruthy()
  })

  test('says that nobody waits, or that there is no network', async () => {
    const responses = { [PATH]: () => [200, { invitations: [] }] as [number, object] }
    const { unmount } = renderScreen('/dashboard', await createTaskerDevice({ responses }))
    await screen.findByText('Nobody waits for an answer from you.')
    unmount()
    online.markUnreachable()
    renderScreen('/dashboard', await createTaskerDevice({ responses }))
    await screen.findByText(/^No network. Your invitations/)
  })
})
