import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { TASK_RESTORE_MS } from '#schema/domain/limits.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const _id = newId('task')
const REPOST = `POST /api/client/repost-task/${_id}`
const RESTORE = `POST /api/client/restore-task/${_id}`

async function open(path: string, fields: Partial<Task>) {
  const deleted: Task[] = []
  const device = await createClientDevice({
    tasks: (client) => [taskRow(client, { _id, ...fields })],
    responses: {
      'GET /api/client/deleted-tasks': () => [200, { task: deleted, nextCursor: null }],
      [REPOST]: () => [200, { message: 'Your todo is open.', seq: 2 }],
      [RESTORE]: () => [200, { message: 'Your todo is back.', seq: 2 }],
    },
  })
  const [task] = await device.replica.tasks.toArray()
  if (task?.status === 'removed') {
    // Sync removes it from the user's own.
    await device.replica.tasks.clear()
    deleted.push(task)
    if (path !== '/client-tasks') await device.replica.browsed.put(task)
  }
  renderScreen(path, device)
  const calls = () => device.requests.map(({ call }) => call).filter((call) => call.startsWith('P'))
  return calls
}

describe('an expired todo', () => {
  test.each(['/client-tasks', `/single-task/${_id}`])('is posted again from %s', async (path) => {
    const calls = await open(path, { status: 'expired' })
    await screen.findByRole('button', { name: 'Post it again' })
    press('Post it again')
    await screen.findByText('Your todo is open.')
    expect(calls()).toEqual([REPOST])
  })

  test('says in the list why it closed, and that posting it again needs the network', async () => {
    online.markUnreachable()
    const calls = await open('/client-tasks', { status: 'expired' })
    await screen.findByText(/Closed, because nothing happened on it for 30 days/)
    press('Post it again')
    expect(calls()).toEqual([])
  })
})

describe('a deleted todo', () => {
  const deletedFor = (ms: number) =>
    ({ status: 'removed', updatedAt: new Date(Date.now() - ms).toISOString() }) as const

  test('is brought back from its page', async () => {
    const calls = await open(`/single-task/${_id}`, deletedFor(60_000))
    await screen.findByRole('button', { name: 'Bring it back' })
    press('Bring it back')
    await screen.findByText('Your todo is back.')
    expect(calls()).toEqual([RESTORE])
  })

  test('shows until when it can be restored', async () => {
    await open(`/single-task/${_id}`, deletedFor(60_000))
    expect(
      await screen.findByText(/You deleted this todo, which was open. You can bring it back until/),
    ).toBeTruthy()
  })

  test('that Onise removed has nothing to bring back', async () => {
    await open(`/single-task/${_id}`, { ...deletedFor(60_000), removedFrom: null })
    await screen.findByText('Onise removed this todo. The reason is listed below.')
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
  })

  test('is listed below My Todo and brought back from there', async () => {
    const deleted = deletedFor(60_000)
    const calls = await open('/client-tasks', { ...deleted, removedFrom: 'expired' })
    await screen.findByRole('button', { name: 'Show deleted todos' })
    press('Show deleted todos')
    await screen.findByText(/It was expired. You can bring it back until/)
    press('Bring it back')
    await screen.findByText('Your todo is back.')
    expect(calls()).toEqual([RESTORE])
  })

  test('is not listed when it cannot be brought back', async () => {
    await open('/client-tasks', deletedFor(TASK_RESTORE_MS + 60_000))
    await screen.findByRole('button', { name: 'Show deleted todos' })
    press('Show deleted todos')
    await screen.findByText('You have deleted no todo in the last 30 days.')
  })

  test('is not brought back after 30 days', async () => {
    await open(`/single-task/${_id}`, deletedFor(TASK_RESTORE_MS + 60_000))
    await screen.findByText('What happened')
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
  })
})
