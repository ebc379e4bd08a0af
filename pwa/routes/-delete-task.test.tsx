import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TEXTS } from '#schema/domain/texts.ts'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { taskRow, userRow } from '#pwa/test/rows.ts'
import { press, readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A client with one todo, and a server that deletes and brings back. */
async function withTodo(status: 'pending' | 'in-progress' = 'pending') {
  const owner = userRow()
  const task = taskRow(owner._id, { status })
  const phone = await clientPhone({
    person: owner,
    tasks: () => [task],
    answers: {
      [`DELETE /api/client/delete-tasks/${task._id}`]: () => [200, { message: TEXTS.taskDeleted }],
      [`POST /api/client/restore-task/${task._id}`]: () => [200, { message: TEXTS.taskRestored }],
    },
  })
  const deletions = () => phone.asked.filter(({ call }) => call.startsWith('DELETE')).length
  return { phone, task, deletions }
}
type There = Awaited<ReturnType<typeof withTodo>>

/** As a person gets there: from the card's own Delete. */
async function byTheCard({ phone }: There) {
  const shown = show('/client-tasks', phone)
  fireEvent.click(await screen.findByRole('link', { name: 'Delete' }), { button: 0 })
  await screen.findByRole('heading', { name: 'Delete todo' })
  return shown
}
const button = () => screen.findByRole('button', { name: 'Delete this todo' })

test('F5: reached from the card it deletes on opening, and shows the server’s message with Go Back', async () => {
  const there = await withTodo()
  await byTheCard(there)
  expect(await screen.findByText(TEXTS.taskDeleted)).toBeTruthy()
  expect(there.deletions()).toBe(1)
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe(
    '/client-dashboard',
  )
})

test('F5: opened cold, by a pasted link, it deletes nothing until its one button is pressed', async () => {
  const there = await withTodo()
  show(`/delete-task/${there.task._id}`, there.phone)
  await button()
  expect(there.deletions()).toBe(0)
  press('Delete this todo')
  expect(await screen.findByText(TEXTS.taskDeleted)).toBeTruthy()
  expect(there.deletions()).toBe(1)
})

test('F5: the mark of the card is good once: coming back to the page by Back deletes nothing', async () => {
  const there = await withTodo()
  const { router } = await byTheCard(there)
  await screen.findByText(TEXTS.taskDeleted)
  await router.navigate({ to: '/client-dashboard' })
  await screen.findByRole('heading', { name: 'Welcome, Bukola' })
  router.history.back()
  await button()
  expect(there.deletions()).toBe(1)
})

test('F5: a tap that opens another tab leaves no mark behind', async () => {
  const there = await withTodo()
  const first = show('/client-tasks', there.phone)
  const link = await screen.findByRole('link', { name: 'Delete' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { button: 0, ctrlKey: true })
  first.unmount()
  show(`/delete-task/${there.task._id}`, there.phone)
  await button()
  expect(there.deletions()).toBe(0)
})

test('F5: a page that nobody sees deletes nothing', async () => {
  const there = await withTodo()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await byTheCard(there)
  await button()
  expect(there.deletions()).toBe(0)
})

test('F5: without a signal it asks, greyed, with the reason, and a signal that returns sets nothing off', async () => {
  const there = await withTodo()
  online.missed()
  await byTheCard(there)
  expect((await button()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('No network. Deleting needs a signal.')).toBeTruthy()
  online.heard()
  await waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBe(null))
  expect(there.deletions()).toBe(0)
})

test('F5: Undo brings it back, and is offered for 30 seconds', async () => {
  const there = await withTodo()
  show(`/delete-task/${there.task._id}`, there.phone)
  await button()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press('Delete this todo')
  await vi.waitFor(() => screen.getByRole('button', { name: 'Undo' }))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null))
})

test('R9, F5: Undo asks the server to restore it', async () => {
  const there = await withTodo()
  await byTheCard(there)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(TEXTS.taskRestored)).toBeTruthy()
})

test('R9: what is assigned cannot be deleted, and the button says why', async () => {
  const there = await withTodo('in-progress')
  show(`/delete-task/${there.task._id}`, there.phone)
  expect(await screen.findByText('This todo is already assigned. Cancel it instead.')).toBeTruthy()
  expect((await button()).getAttribute('aria-disabled')).toBe('true')
})
