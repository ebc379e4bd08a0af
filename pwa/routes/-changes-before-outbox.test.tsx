// Forms that are sent before their screen has read the outbox: only the stored entries decide what is queued.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { saveSettings } from '#pwa/features/notices/settings-form.tsx'
import { useApplyForTask, useEditProposal } from '#pwa/features/proposals/apply/use-apply.ts'
import { applyForTask, editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { reviewTask } from '#pwa/features/reviews/queueable.ts'
import { useReview } from '#pwa/features/reviews/use-review.ts'
import { requestChanges } from '#pwa/features/tasks/changes/queueable.ts'
import { useRequestChanges } from '#pwa/features/tasks/changes/use-request-changes.ts'
import { createTask, editTask } from '#pwa/features/tasks/post/queueable.ts'
import { saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import { EMPTY_DRAFT } from '#pwa/features/tasks/post/task-draft.ts'
import { submitWork } from '#pwa/features/tasks/work/queueable.ts'
import { EMPTY_SUBMISSION, useSubmit } from '#pwa/features/tasks/work/use-submit.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Queueable } from '#pwa/outbox/queueable.ts'
import { AuthProvider } from '#pwa/session/session.tsx'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const id = newId('task')
const proposal = newId('proposal')
const terms = { price: '12000', description: 'Nine years.', date: '2026-03-09', stages: null }
const better = { ...terms, price: '15000' }
const application = { taskId: id, _id: proposal, title: 'Fix a tap', ...terms }
const opened = { base: EMPTY_DRAFT, updatedAt: '' }
const posted = {
  title: 'Fix a tap',
  description: 'It drips.',
  price: '12000',
  duration: '2',
  projectType: 'Onsite',
  location: 'Yaba',
  skills: ['Pipe Fitting'],
}
const edited = { ...EMPTY_DRAFT, ...posted, title: 'Fix two taps' }

type Stored = { definition: Queueable; input: object; attempts?: number }

/** Stores the entries, and sends the form in the task in which its screen was rendered. */
async function sendAtOnce<Form>(
  stored: readonly Stored[],
  useForm: () => Form,
  send: (form: Form, device: ReturnType<typeof createDevice>) => Promise<unknown>,
) {
  online.markUnreachable()
  const device = createDevice()
  for (const { definition, input, attempts = 0 } of stored) {
    const key = await enqueue(device, definition, input)
    await device.replica.outbox.where({ key }).modify({ attempts })
  }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>
      <AuthProvider auth={device.auth}>{children}</AuthProvider>
    </RouterContextProvider>
  )
  const { current } = renderHook(useForm, { wrapper }).result
  await act(() => send(current, device))
  return device.replica.outbox.orderBy('position').toArray()
}

test('a review that waits gets the new text', async () => {
  const entries = await sendAtOnce(
    [{ definition: reviewTask, input: { id, _id: newId('review'), taskerRating: 5 } }],
    () => useReview(id),
    ({ submit }) =>
      submit({ side: 'client', fields: { rating: 1, comment: 'Late.' }, isChange: false }),
  )
  expect(entries).toMatchObject([
    { command: 'reviews.write', input: { taskerRating: 1, taskerComment: 'Late.' } },
  ])
})

test('a review that may have been sent is followed by a change of it', async () => {
  const entries = await sendAtOnce(
    [{ definition: reviewTask, input: { id, _id: newId('review'), taskerRating: 5 }, attempts: 1 }],
    () => useReview(id),
    ({ submit }) => submit({ side: 'client', fields: { rating: 1, comment: '' }, isChange: false }),
  )
  expect(entries).toMatchObject([
    { command: 'reviews.write', input: { taskerRating: 5 } },
    { command: 'reviews.change', input: { taskerRating: 1 }, after: entries[0]?.key },
  ])
})

test('an application that waits gets the new terms and stays the same proposal', async () => {
  const entries = await sendAtOnce(
    [{ definition: applyForTask, input: application }],
    () => useApplyForTask(id),
    ({ submit }) => submit({ fields: better, task: null }),
  )
  expect(entries).toMatchObject([{ input: { _id: proposal, price: '15000' } }])
})

test('an application that may have been sent is followed by an edit', async () => {
  const entries = await sendAtOnce(
    [{ definition: applyForTask, input: application, attempts: 1 }],
    () => useApplyForTask(id),
    ({ submit }) => submit({ fields: better, task: null }),
  )
  expect(entries).toMatchObject([
    { input: { price: '12000' } },
    { command: 'proposals.edit', input: { id: proposal, price: '15000' }, after: entries[0]?.key },
  ])
})

test('an application waits for the withdrawal of the earlier one', async () => {
  const entries = await sendAtOnce(
    [{ definition: withdrawProposal, input: { id: proposal } }],
    () => useApplyForTask(id),
    async ({ submit }, { replica }) => {
      await replica.proposals.add({ _id: proposal, task: id } as never)
      await submit({ fields: better, task: null })
    },
  )
  expect(entries).toMatchObject([
    { command: 'proposals.withdraw' },
    { command: 'proposals.apply', after: entries[0]?.key },
  ])
})

test('an edit of a proposal that waits gets the new terms', async () => {
  const entries = await sendAtOnce(
    [{ definition: editProposal, input: { id: proposal, ...terms } }],
    () => useEditProposal(proposal),
    ({ submit }) => submit(better),
  )
  expect(entries).toMatchObject([{ input: { id: proposal, price: '15000' } }])
})

test('work that waits is replaced by the work that is submitted now', async () => {
  const entries = await sendAtOnce(
    [{ definition: submitWork, input: { id, _id: newId('submission'), submissionNotes: 'Old' } }],
    () => useSubmit(id),
    ({ submit }) => submit({ ...EMPTY_SUBMISSION, notes: 'New' }),
  )
  expect(entries).toMatchObject([{ input: { submissionNotes: 'New' } }])
})

test('a request for changes that waits gets the new note', async () => {
  const entries = await sendAtOnce(
    [{ definition: requestChanges, input: { id, note: 'Old' } }],
    () => useRequestChanges(id),
    ({ submit }) => submit('New', undefined),
  )
  expect(entries).toMatchObject([{ input: { note: 'New' } }])
})

test('a new task that waits is edited in place, and keeps its id, shape and picture', async () => {
  const taskImage = new File(['picture'], 'tap.jpg', { type: 'image/jpeg' })
  const entries = await sendAtOnce(
    [{ definition: createTask, input: { _id: id, ...posted, taskImage } }],
    () => null,
    (_, device) => saveTaskEdit(device, { id, draft: edited, ...opened }),
  )
  expect(entries).toMatchObject([
    {
      command: createTask.command.name,
      inputVersion: 1,
      input: { _id: id, title: 'Fix two taps', taskImage: { fileId: expect.any(String) } },
    },
  ])
  expect(entries[0]?.input).not.toHaveProperty('id')
})

test('an edit of a task replaces the one that failed and the one that waits', async () => {
  const entries = await sendAtOnce(
    [
      { definition: editTask, input: { id, ...posted, title: 'Failed' } },
      { definition: editTask, input: { id, ...posted, title: 'Waiting', ifMatch: 'v1' } },
    ],
    () => null,
    async (_, device) => {
      await device.replica.outbox
        .filter(({ input }) => input['title'] === 'Failed')
        .modify({ state: 'failed' })
      await saveTaskEdit(device, { id, draft: edited, ...opened })
    },
  )
  expect(entries).toMatchObject([{ input: { id, title: 'Fix two taps', ifMatch: 'v1' } }])
})

test('two settings that are tapped at once are both saved', async () => {
  const shown = { off: { push: [], email: [] }, quietHours: true }
  const entries = await sendAtOnce(
    [],
    () => null,
    async (_, device) => {
      await Promise.all([
        saveSettings(device, shown, (settings) => ({ ...settings, push: ['chat'] })),
        saveSettings(device, shown, (settings) => ({ ...settings, quietHours: false })),
      ])
    },
  )
  expect(entries.at(-1)?.input).toEqual({ push: ['chat'], email: [], quietHours: false })
})
