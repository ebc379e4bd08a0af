import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { changeTask } from '#pwa/features/tasks/sending.ts'
import { draftOf } from '#pwa/features/tasks/task-draft.ts'
import { online } from '#pwa/api/online.ts'
import { push } from '#pwa/sync/push.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { taskRow, userRow } from '#pwa/test/rows.ts'
import { press, readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()

const LATER = '2026-03-04T10:00:00.000Z'
const SAID = 'This todo was changed elsewhere in the meantime. Compare both and choose.'

/** An edit that waited offline, and was too late: the todo had been edited on another phone. */
async function tooLate({ status = 'pending' }: { status?: Task['status'] } = {}) {
  const owner = userRow()
  const was = taskRow(owner._id, { title: 'Fix a tap', location: 'Yaba', price: 15_000 })
  const now: Task = {
    ...was,
    ...{ title: 'Fix a tap today', location: 'Surulere', updatedAt: LATER, status },
  }
  const call = `PATCH /api/client/edit-tasks/${was._id}`
  const no =
    status === 'pending'
      ? { error: SAID, code: 'edited_elsewhere', current: now }
      : { error: "You can't edit a todo that has been assigned", code: 'task_assigned_edit' }
  const phone = await clientPhone({
    person: owner,
    tasks: () => [was],
    answers: { [call]: () => [status === 'pending' ? 412 : 409, no] },
  })
  online.missed()
  const mine = { ...draftOf(was), title: 'Fix two taps', price: '18000' }
  const seen = { updatedAt: was.updatedAt, base: draftOf(was) }
  await changeTask(phone, { id: was._id, draft: mine, ...seen, unsent: null })
  online.heard()
  await push(phone, { random: () => 0 })
  if (status !== 'pending') await phone.replica.tasks.put(now)
  const shown = show(`/edit-task/${was._id}`, phone)
  const entries = () => phone.replica.outbox.toArray()
  return { phone, id: was._id as TaskId, now, entries, ...shown }
}
const part = (name: string) => within(screen.getByRole('group', { name }))
const isChosen = (name: string, side: RegExp) => part(name).getByRole('radio', { name: side })

test('SYNC 1, 412: both versions stand side by side, each part as it is likely meant', async () => {
  await tooLate()
  await screen.findByText('This todo was changed elsewhere in the meantime')
  expect(isChosen('Todo Title', /Yours\s*Fix two taps/)).toHaveProperty('checked', true)
  expect(isChosen('Todo Title', /elsewhere\s*Fix a tap today/)).toHaveProperty('checked', false)
  expect(isChosen('Location', /elsewhere\s*Surulere/)).toHaveProperty('checked', true)
  expect(isChosen('Price', /Yours\s*₦18,000/)).toHaveProperty('checked', true)
  expect(screen.queryByRole('group', { name: 'Description' })).toBe(null)
})

test('a mix of both is sent on top of the version that was shown, once', async () => {
  const { entries, router } = await tooLate()
  await screen.findByText('This todo was changed elsewhere in the meantime')
  online.missed()
  press('Save changes')
  await waitFor(() => expect(router.state.location.pathname).toBe('/client-dashboard'))
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    state: 'queued',
    input: { ifMatch: LATER, title: 'Fix two taps', location: 'Surulere', price: '18000' },
  })
})

test('all of mine can be kept with one tap, or changed further in the form with nothing lost', async () => {
  const { entries } = await tooLate()
  await screen.findByText('This todo was changed elsewhere in the meantime')
  press('Keep all of mine')
  press('Change it further')
  expect(await screen.findByLabelText('Location')).toHaveProperty('value', 'Yaba')
  expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'Fix two taps')
  online.missed()
  press('Save changes')
  await waitFor(async () =>
    expect(await entries()).toMatchObject([{ input: { ifMatch: LATER, location: 'Yaba' } }]),
  )
})

test('theirs is taken only after asking, and then nothing is sent', async () => {
  const { phone, entries, router } = await tooLate()
  await screen.findByText('This todo was changed elsewhere in the meantime')
  press('Take all of theirs')
  press('Keep the other version')
  await screen.findByText('Let your changes go?')
  expect(await entries()).toHaveLength(1)
  press('Let mine go')
  await waitFor(() => expect(router.state.location.pathname).toBe('/client-dashboard'))
  expect(await entries()).toEqual([])
  expect(await phone.replica.drafts.count()).toBe(0)
})

test('R8: assigned meanwhile it has no form, and what was written can still be read', async () => {
  const { entries } = await tooLate({ status: 'in-progress' })
  await screen.findByText("You can't edit a todo that has been assigned")
  const kept = within(await screen.findByRole('region', { name: /which was not saved/ }))
  expect(kept.getByText('Fix two taps')).toBeTruthy()
  expect(kept.getByText('₦18,000')).toBeTruthy()
  press('Discard')
  await waitFor(async () => expect(await entries()).toEqual([]))
})
