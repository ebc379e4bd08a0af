import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { NOTES_MAX, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { submissionRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { myTask, openTask, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const openForm = async (fields: Partial<Task> = {}) => {
  const device = await createTaskerDevice()
  const task = myTask(device.userId, fields)
  await device.replica.tasks.put(task)
  return { device, task, ...renderScreen(`/submit-task/${task._id}`, device) }
}
const pdf = new File(['%PDF-1.7 the receipt'], 'receipt.pdf', { type: 'application/pdf' })
const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText(/Picture or PDF/), { target: { files: [file] } })

describe('submitting work', () => {
  test('notes are required and have a maximum length', async () => {
    const { device } = await openForm()
    await screen.findByLabelText('Notes')
    press('Submit')
    await screen.findByText('Write a few words about the work.')
    type('Notes', 'x'.repeat(NOTES_MAX + 1))
    press('Submit')
    await screen.findByText('Notes can be at most 5,000 characters')
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('notes and a PDF are saved on the phone, and the task shows them as version 1', async () => {
    const { device, task, router } = await openForm()
    await screen.findByLabelText('Notes')
    type('Notes', 'All sockets changed.')
    chooseFile(pdf)
    await screen.findByText('receipt.pdf')
    press('Submit')
    await screen.findByText('Your work is saved on this phone.')
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({
      id: task._id,
      submissionNotes: 'All sockets changed.',
      evidence1: { name: 'receipt.pdf', type: 'application/pdf' },
      evidenceMarks: expect.stringMatching(/^[0-9a-f]{64}@\d+$/),
    })
    const [file] = await device.replica.files.bulkGet(entry?.files ?? [])
    expect(file?.name).toBe('receipt.pdf')

    await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`))
    await screen.findByText('Version 1')
    await screen.findByText('Saved on phone')
    expect(screen.getByText('Submitted')).toBeTruthy()
    await screen.findByText(/You are paid when Bukola approves your work/)
  })

  test('a file that is neither a picture nor a PDF shows an error at once', async () => {
    await openForm()
    await screen.findByLabelText('Notes')
    chooseFile(new File(['hello'], 'notes.docx', { type: 'application/msword' }))
    await screen.findByText('Use a JPEG, PNG or WebP picture, or a PDF.')
  })

  test('a file that cannot be read shows an error, and the form can still be sent', async () => {
    await openForm()
    await screen.findByLabelText('Notes')
    const unreadable = new File(['%PDF-1.7'], 'cloud.pdf', { type: 'application/pdf' })
    unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    chooseFile(unreadable)
    await screen.findByText('This file could not be read. Choose it again, or another one.')
    expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).not.toBe(
      'true',
    )
  })

  test('a PDF with a password shows an error, and is not taken', async () => {
    await openForm()
    await screen.findByLabelText('Notes')
    const locked = '%PDF-1.7\ntrailer <</Root 1 0 R/Encrypt 9 0 R>>'
    chooseFile(new File([locked], 'bill.pdf', { type: 'application/pdf' }))
    await screen.findByText(
      /This PDF is protected with a password.*choose Print, then “Save as PDF”/,
    )
    expect(screen.queryByText('bill.pdf')).toBeNull()
  })

  test('a PDF is sent as it was when it was chosen, also if it is gone from the phone since', async () => {
    const { device } = await openForm()
    await screen.findByLabelText('Notes')
    const chosen = new File(['%PDF-1.7 the receipt'], 'gone.pdf', { type: 'application/pdf' })
    chooseFile(chosen)
    await screen.findByText('gone.pdf')
    chosen.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'))
    type('Notes', 'All sockets changed.')
    press('Submit')
    await screen.findByText('Your work is saved on this phone.')
    const [entry] = await device.replica.outbox.toArray()
    const [file] = await device.replica.files.bulkGet(entry?.files ?? [])
    expect(new TextDecoder().decode(file?.bytes)).toBe('%PDF-1.7 the receipt')
  })

  test('a PDF of more than 10 MB shows an error', async () => {
    await openForm()
    await screen.findByLabelText('Notes')
    chooseFile(
      new File([new Uint8Array(SUBMISSION_MAX + 1)], 'plan.pdf', { type: 'application/pdf' }),
    )
    await screen.findByText('A PDF can be at most 10 MB')
  })

  test('notes and file are restored after the tab was closed', async () => {
    const { device, task, unmount } = await openForm()
    await screen.findByLabelText('Notes')
    type('Notes', 'Half of it is done.')
    chooseFile(pdf)
    await screen.findByText('receipt.pdf')
    unmount()
    await waitFor(async () => expect(await device.replica.drafts.count()).toBe(1))
    renderScreen(`/submit-task/${task._id}`, device)
    await screen.findByText('receipt.pdf')
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Half of it is done.')
  })

  test('a new version shows the latest version, and names no time to decide', async () => {
    const device = await createTaskerDevice()
    const task = myTask(device.userId, { status: 'submitted' })
    await device.replica.tasks.put(task)
    const submission = submissionRow({ version: 2 })
    await device.replica.submissions.put({ task: task._id, submissions: [submission] })
    renderScreen(`/submit-task/${task._id}`, device)
    await screen.findByText(/You already submitted version 2/)
    expect(screen.queryByText(/days/)).toBeNull()
    type('Notes', 'Done again')
    press('Submit')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
  })

  test('other users see why they cannot submit', async () => {
    const task = openTask({ status: 'in-progress' })
    renderScreen(`/submit-task/${task._id}`, await createTaskerDevice({ feed: [task] }))
    await screen.findByText('Only the professional this todo is assigned to can submit work.')
  })

  test('a completed task accepts no submission', async () => {
    await openForm({ status: 'completed' })
    await screen.findByText('This todo is not in progress.')
  })
})
