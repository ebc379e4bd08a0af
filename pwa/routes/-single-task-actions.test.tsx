import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Submission, Task } from '#schema/contract/tasks.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { submissionRow, taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const PICTURE = 'https://files.example/socket.webp'
const WORK: Submission['files'][number] = {
  url: 'https://files.example/work.webp',
  type: 'image/webp',
  sha256: null,
  capturedAt: null,
  isSame: null,
  receivedAt: '2026-03-05T09:00:00.000Z',
}

const tasker = userSummaryRow({ username: 'Adeola' })

/** The client opens a task that they posted. */
async function openOwn(fields: Partial<Task>, submissions: Submission[] = [], otherPhone?: string) {
  const device = await createClientDevice({
    tasks: (client) => [taskRow(client, { tasker, price: naira(45_000), ...fields })],
  })
  const [task] = await device.replica.tasks.toArray()
  if (task)
    await device.replica.submissions.put({
      task: task._id,
      submissions,
      ...(otherPhone && { otherPhone }),
    })
  renderScreen(`/single-task/${task?._id}`, device)
  // Comes with the code that only the parties load.
  await screen.findByText('What happened')
  return task
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the client on the page of their todo', () => {
  test('calls the professional who allows it, while the work is awarded', async () => {
    await openOwn({ status: 'in-progress' }, [], '+2348031234567')
    expect((await screen.findByText('Call Adeola: 0803 123 4567')).getAttribute('href')).toBe(
      'tel:+2348031234567',
    )
    expect(hrefOf('WhatsApp')).toBe('https://wa.me/2348031234567')
  })

  test('sees no number that the phone has from before the work was cancelled', async () => {
    await openOwn({ status: 'cancelled' }, [], '+2348031234567')
    expect(screen.queryByText(/0803 123 4567/)).toBeNull()
  })

  test('reaches proposals, edit and delete while it is open', async () => {
    const task = await openOwn({ status: 'pending', tasker: null })
    expect(hrefOf('Proposals')).toBe(`/proposals/${task?._id}`)
    expect(hrefOf('Edit')).toBe(`/edit-task/${task?._id}`)
    expect(hrefOf('Delete')).toBe(`/delete-task/${task?._id}`)
    expect(screen.queryByText('Send Proposal')).toBeNull()
  })

  test('approves submitted work after a confirmation that names the amount', async () => {
    await openOwn({ status: 'submitted' })
    press('Approve and pay ₦45,000')
    await screen.findByText('Adeola will be paid ₦45,000')
    fireEvent.click(await screen.findByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(screen.queryByText('Adeola will be paid ₦45,000')).toBeNull())
  })

  test('sees the work, the picture of before and the note first, and both answers side by side', async () => {
    const task = await openOwn({ status: 'submitted', taskImage: PICTURE }, [
      submissionRow({ version: 2, submissionNotes: 'Both sockets work.', files: [WORK] }),
      submissionRow({ version: 1, submissionNotes: 'One socket works.' }),
    ])
    const work = (await screen.findByText('The work of Adeola')).closest('section')
    const pictures = [...(work?.querySelectorAll('img') ?? [])].map(({ src }) => src)
    expect(pictures).toEqual([WORK.url, PICTURE])
    expect(work?.textContent).toContain('Both sockets work.')
    expect(work?.textContent).not.toContain('One socket works.')
    expect(screen.getByText('One socket works.')).toBeTruthy()
    expect(document.querySelectorAll(`img[src="${PICTURE}"]`)).toHaveLength(1)
    const changes = screen.getByRole('link', { name: 'Ask for changes' })
    expect(changes.getAttribute('href')).toBe(`/request-changes/${task?._id}`)
    const answers = changes.closest('[data-sticky]')
    expect(answers?.textContent).toContain('Approve and pay ₦45,000')
  })

  test('reviews the professional when it is completed', async () => {
    const task = await openOwn({ status: 'completed' })
    expect(hrefOf('Drop a review')).toBe(`/client-review/${task?._id}`)
  })

  test('changes a sealed review instead of writing another', async () => {
    const closesAt = new Date(Date.now() + DAY_MS).toISOString()
    const reviewState = {
      client: 'written',
      tasker: null,
      sealedUntil: closesAt,
      closesAt,
    } as const
    const task = await openOwn({ status: 'completed', reviewState })
    expect(hrefOf('Change my review')).toBe(`/review/${task?._id}`)
    expect(screen.queryByText('Drop a review')).toBeNull()
  })

  test('sees the professional instead of themselves once it is assigned', async () => {
    const landmark = 'Near the blue church'
    await openOwn({ status: 'in-progress', address: '14 Hughes Avenue', landmark })
    expect(screen.getByText('14 Hughes Avenue')).toBeTruthy()
    expect(screen.getByText(landmark).closest('p')?.textContent).toBe(`Landmark: ${landmark}`)
    expect(screen.getByText('Your professional')).toBeTruthy()
    expect(screen.queryByText('Verified Client')).toBeNull()
    expect(screen.getByText('Only you and the professional you assign can see this.')).toBeTruthy()
  })

  test('is not urged to open a dispute while the work is in progress', async () => {
    await openOwn({ status: 'in-progress' })
    const dispute = await screen.findByRole('link', { name: 'Open a dispute' })
    expect(dispute.dataset['tone']).toBe('plain')
    expect(dispute.closest('[data-sticky]')).toBeNull()
  })
})
