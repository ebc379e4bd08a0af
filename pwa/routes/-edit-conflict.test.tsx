import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import { draftFromTask } from '#pwa/features/tasks/post/task-draft.ts'
import { push } from '#pwa/sync/push.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const LATER = '2026-03-04T10:00:00.000Z'
const CONFLICT = 'This todo was changed elsewhere in the meantime. Compare both and choose.'

/** An edit made offline of a task that was edited on another phone before it was sent. */
async function openConflict({ status = 'pending' }: { status?: Task['status'] } = {}) {
  const owner = userRow()
  const original = taskRow(owner._id, {
    title: 'Fix a tap',
    location: 'Yaba',
    price: naira(15_000),
  })
  const latest: Task = {
    ...original,
    title: 'Fix a tap today',
    location: 'Surulere',
    updatedAt: LATER,
    status,
  }
  const call = `PATCH /api/client/edit-tasks/${original._id}`
  const error =
    status === 'pending'
      ? { error: CONFLICT, code: 'edited_elsewhere', current: latest }
      : { error: "You can't edit a todo that has been assigned", code: 'task_assigned_edit' }
  const device = await createClientDevice({
    user: owner,
    tasks: () => [original],
    responses: { [call]: () => [status === 'pending' ? 412 : 409, error] },
  })
  online.markUnreachable()
  const mine = { ...draftFromTask(original), title: 'Fix two taps', price: '18000' }
  const base = { updatedAt: original.updatedAt, base: draftFromTask(original) }
  await saveTaskEdit(device, { id: original._id, draft: mine, ...base })
  online.markReachable()
  await push(device, { random: () => 0 })
  if (status !== 'pending') await device.replica.tasks.put(latest)
  const view = renderScreen(`/edit-task/${original._id}`, device)
  const entries = () => device.replica.outbox.toArray()
  return { device, id: original._id as TaskId, entries, ...view }
}
const fieldGroup = (name: string) => within(screen.getByRole('group', { name }))
const choiceOf = (name: string, side: RegExp) => fieldGroup(name).getByRole('radio', { name: side })

test('shows both versions, with the likely choice of each field', async () => {
  await openConflict()
  await screen.findByText('This todo was also changed on another device')
  expect(choiceOf('Todo Title', /Yours\s*Fix two taps/)).toHaveProperty('checked', true)
  expect(choiceOf('Todo Title', /The other version\s*Fix a tap today/)).toHaveProperty(
    'checked',
    false,
  )
  expect(choiceOf('Location', /The other version\s*Surulere/)).toHaveProperty('checked', true)
  expect(choiceOf('Price', /Yours\s*₦18,000/)).toHaveProperty('checked', true)
  expect(screen.queryByRole('group', { name: 'Description' })).toBe(null)
})

test('a mix of both versions is sent once, based on the version that was shown', async () => {
  const { entries, router } = await openConflict()
  await screen.findByText('This todo was also changed on another device')
  online.markUnreachable()
  press('Save changes')
  await waitFor(() => expect(router.state.location.pathname).toBe('/client-dashboard'))
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    state: 'queued',
    input: { ifMatch: LATER, title: 'Fix two taps', location: 'Surulere', price: '18000' },
  })
})

test('all own changes can be chosen with one tap and edited further', async () => {
  const { entries } = await openConflict()
  await screen.findByText('This todo was also changed on another device')
  press('Choose all of mine')
  press('Edit it further')
  expect(await screen.findByLabelText('Location')).toHaveProperty('value', 'Yaba')
  expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'Fix two taps')
  online.markUnreachable()
  press('Save changes')
  await waitFor(async () =>
    expect(await entries()).toMatchObject([{ input: { ifMatch: LATER, location: 'Yaba' } }]),
  )
})

test('the other version needs a confirmation, and then nothing is sent', async () => {
  const { device, entries, router } = await openConflict()
  await screen.findByText('This todo was also changed on another device')
  press('Choose all of the other version')
  press('Use the other version')
  await screen.findByText('Discard your changes?')
  expect(await entries()).toHaveLength(1)
  press('Discard mine')
  await waitFor(() => expect(router.state.location.pathname).toBe('/client-dashboard'))
  expect(await entries()).toEqual([])
  expect(await device.replica.drafts.count()).toBe(0)
})

test('a task assigned before the edit was sent has no form, but shows the rejected edit', async () => {
  const { entries } = await openConflict({ status: 'in-progress' })
  await screen.findByText("You can't edit a todo that has been assigned")
  const rejectedEdit = within(await screen.findByRole('region', { name: /which was not saved/ }))
  expect(rejectedEdit.getByText('Fix two taps')).toBeTruthy()
  expect(rejectedEdit.getByText('₦18,000')).toBeTruthy()
  press('Discard')
  await waitFor(async () => expect(await entries()).toEqual([]))
})
