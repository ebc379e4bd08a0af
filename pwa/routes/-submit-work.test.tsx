import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { NOTES_MAX, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { myTask, openTask, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const atWork = async (some: Partial<Task> = {}) => {
  const phone = await taskerPhone()
  const task = myTask(phone.me, some)
  await phone.replica.tasks.put(task)
  return { phone, task, ...show(`/submit-task/${task._id}`, phone) }
}
const pdf = new File(['%PDF-1.7 the receipt'], 'receipt.pdf', { type: 'application/pdf' })
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/Picture or PDF/), { target: { files: [file] } })

describe('handing in work (R29)', () => {
  test('notes are needed, and no more than the server takes', async () => {
    const { phone } = await atWork()
    await screen.findByLabelText('Notes')
    press('Submit')
    await screen.findByText('Write a few words about the work.')
    type('Notes', 'x'.repeat(NOTES_MAX + 1))
    press('Submit')
    await screen.findByText('Notes can be at most 5,000 characters')
    expect(await phone.replica.outbox.count()).toBe(0)
  })

  test('notes and a PDF are kept on the phone together, and the todo says so', async () => {
    const { phone, task, router } = await atWork()
    await screen.findByLabelText('Notes')
    type('Notes', 'All sockets changed.')
    choose(pdf)
    await screen.findByText('receipt.pdf')
    press('Submit')
    await screen.findByText('Your work is saved on this phone.')
    const [entry] = await phone.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({
      id: task._id,
      submissionNotes: 'All sockets changed.',
      submissionFile: { name: 'receipt.pdf', type: 'application/pdf' },
    })
    const [kept] = await phone.replica.files.bulkGet(entry?.files ?? [])
    expect(kept?.name).toBe('receipt.pdf')

    await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`), {
      timeout: 5000,
    })
    await screen.findByText('Version 1')
    await screen.findByText('Saved on phone')
    expect(screen.getByText('Submitted')).toBeTruthy()
    // R28 counts from when the server has it: until then no day is promised.
    expect(screen.getByText(/5 days after your work arrives/)).toBeTruthy()
  })

  test('a file that is neither a picture nor a PDF is told at once', async () => {
    await atWork()
    await screen.findByLabelText('Notes')
    choose(new File(['hello'], 'notes.docx', { type: 'application/msword' }))
    await screen.findByText('Use a JPEG, PNG or WebP picture, or a PDF.')
  })

  test('a PDF may have 10 MB and no more (RULES 2.0)', async () => {
    await atWork()
    await screen.findByLabelText('Notes')
    choose(new File([new Uint8Array(SUBMISSION_MAX + 1)], 'plan.pdf', { type: 'application/pdf' }))
    await screen.findByText('A PDF can be at most 10 MB')
  })

  test('notes and file are there again after the tab was closed (DESIGN 4)', async () => {
    const { phone, task, unmount } = await atWork()
    await screen.findByLabelText('Notes')
    type('Notes', 'Half of it is done.')
    choose(pdf)
    await screen.findByText('receipt.pdf')
    unmount()
    await waitFor(async () => expect(await phone.replica.drafts.count()).toBe(1))
    show(`/submit-task/${task._id}`, phone)
    await screen.findByText('receipt.pdf')
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Half of it is done.')
  })

  test('handing in again says which version stands and that the days begin anew', async () => {
    const phone = await taskerPhone()
    const task = myTask(phone.me, { status: 'submitted' })
    await phone.replica.tasks.put(task)
    const before = {
      _id: newId('submission'),
      version: 2,
      submissionNotes: 'Done',
      submissionFile: null,
      submissionFileType: null,
      createdAt: task.createdAt,
    }
    await phone.replica.submissions.put({ task: task._id, submissions: [before] })
    show(`/submit-task/${task._id}`, phone)
    await screen.findByText(/You already handed in version 2/)
    expect(screen.getByText('The 5 days until you are paid begin again.')).toBeTruthy()
    type('Notes', 'Done again')
    press('Submit')
    await waitFor(async () => expect(await phone.replica.outbox.count()).toBe(1))
  })

  test('nobody but the assigned professional may, and the button says so', async () => {
    const task = openTask({ status: 'in-progress' })
    show(`/submit-task/${task._id}`, await taskerPhone({ feed: [task] }))
    await screen.findByText('Only the professional this todo is assigned to can submit work.')
  })

  test('a finished todo takes no more work (RULES 2.1)', async () => {
    await atWork({ status: 'completed' })
    await screen.findByText('This todo is not in progress.')
  })
})
