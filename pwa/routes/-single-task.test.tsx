import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Proposal } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { submissionRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { myTask, openTask, proposalRow, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const openScreen = async (task: Task, proposal: Partial<Proposal> | null = null) => {
  const device = await createTaskerDevice({
    feed: [task],
    proposals: proposal ? [proposalRow(task, proposal)] : [],
  })
  return renderScreen(`/single-task/${task._id}`, device)
}
/** A task assigned to the signed-in tasker. */
const openAssigned = async (fields: Partial<Task>, price = naira(105_000)) => {
  const device = await createTaskerDevice()
  const task = myTask(device.userId, { price, ...fields })
  await device.replica.tasks.put(task)
  await device.replica.proposals.put(proposalRow(task, { status: 'accepted', price }))
  return { task, ...renderScreen(`/single-task/${task._id}`, device) }
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('a task', () => {
  test('shows the client, badge, price, location, project type, duration, description and skills', async () => {
    await openScreen(openTask({ title: 'Fix a tap', price: naira(18_500), duration: 2 }))
    await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })
    for (const text of ['Open', 'Verified Client', '₦18,500', 'Onsite', 'Yaba, Lagos', '2 months'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Job Description' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Skills Required' }).textContent).toBe('House Wiring')
    const name = screen.getByText('Bukola')
    expect(name.className).toContain('upper')
  })

  test('shows "Not Verified" for a client who is not verified', async () => {
    const task = openTask()
    await openScreen({ ...task, postedBy: { ...task.postedBy, isVerified: false } })
    await screen.findByText('Not Verified')
  })

  test('links to the chat with the client once a proposal was sent', async () => {
    const task = openTask()
    await openScreen(task, { status: 'pending' })
    await screen.findByText('Message Bukola')
    expect(hrefOf('Message Bukola')).toBe(`/chat/${task.client}`)
  })

  test('has no link to the chat without a proposal', async () => {
    await openScreen(openTask())
    await screen.findByText('Send Proposal')
    expect(screen.queryByText('Message Bukola')).toBeNull()
  })

  test('is shared by the address of its public page while it is open, and not afterwards', async () => {
    const share = vi.fn(async () => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const task = openTask({ title: 'Fix a tap' })
    const { unmount } = await openScreen(task)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Fix a tap',
      url: `${location.origin}/t/${task._id}`,
    })
    unmount()
    await openAssigned({ status: 'in-progress' })
    await screen.findByText('Job Description')
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('links to the proposal form while it is pending', async () => {
    const task = openTask()
    await openScreen(task)
    await screen.findByText('Send Proposal')
    expect(hrefOf('Send Proposal')).toBe(`/apply-task/${task._id}`)
  })

  test.each(['submitted', 'disputed', 'cancelled', 'expired'] as const)(
    'has no main button for a rejected applicant when it is %s',
    async (status) => {
      await openScreen(openTask({ status }), { status: 'rejected' })
      await screen.findByText('Job Description')
      expect(screen.queryByRole('link', { name: /Send|Submit|review/ })).toBeNull()
    },
  )

  test('links the assignee to the submission while it is in progress', async () => {
    const { task } = await openAssigned({})
    await screen.findByText('Submit')
    expect(hrefOf('Submit')).toBe(`/submit-task/${task._id}`)
    expect(screen.getByText('7 Herbert Macaulay Way')).toBeTruthy()
  })

  test('has no main button for other users while it is in progress', async () => {
    await openScreen(openTask({ status: 'in-progress' }))
    await screen.findByText('Job Description')
    expect(screen.queryByText('Submit')).toBeNull()
  })

  test('leads to more todos when it is completed', async () => {
    await openAssigned({ status: 'completed' })
    await screen.findByRole('link', { name: 'Find more todos' })
    expect(hrefOf('Find more todos')).toBe('/all-task')
  })

  test('links only the two parties to the review when it is completed', async () => {
    const { task, unmount } = await openAssigned({ status: 'completed' })
    await screen.findByText('Drop a review')
    expect(hrefOf('Drop a review')).toBe(`/review/${task._id}`)
    unmount()
    await openScreen(openTask({ status: 'completed' }))
    await screen.findByText('Job Description')
    expect(screen.queryByText('Drop a review')).toBeNull()
  })

  test('shows an error with Try again when it is not on the phone and cannot be loaded', async () => {
    renderScreen(`/single-task/${newId('task')}`, await createTaskerDevice())
    await screen.findByRole('button', { name: 'Try again' })
  })

  test.each([
    ['tasker' as const, /^It was assigned to another professional/],
    ['client' as const, /^It was deleted, or only others can see it/],
  ])('shows a %s a note when it no longer exists', async (userType, note) => {
    const id = newId('task')
    const notFound = () =>
      [404, { error: 'We could not find that.', code: 'not_found' }] as [number, object]
    const device = await createTaskerDevice({
      user: { userType },
      responses: { [`GET /api/user/task/${id}`]: notFound },
    })
    renderScreen(`/single-task/${id}`, device)
    await screen.findByText('This todo is no longer available')
    await screen.findByText(note)
  })
})

describe('the user’s part in a task', () => {
  test('after a proposal no second one is offered, but other todos', async () => {
    await openScreen(openTask(), {})
    const more = await screen.findByRole('link', { name: 'Find more todos' })
    expect(more.getAttribute('href')).toBe('/all-task')
    expect(screen.getByText(/The client has your proposal/)).toBeTruthy()
    expect(screen.queryByText('Send Proposal')).toBeNull()
  })

  test('a client can read it and sees why they cannot apply', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ user: { userType: 'client' }, feed: [task] })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Your account type cannot do that.')
  })

  test.each([
    [{ reason: 'not_selected' }, 'The client chose another professional.'],
    [{ reason: 'task_removed' }, 'This todo was deleted.'],
    [{ reason: 'declined_by_client' }, 'The client declined this proposal.'],
  ] as const)('a rejected proposal shows why: %o', async (fields, message) => {
    await openScreen(openTask(), { status: 'rejected', ...fields })
    await screen.findByText(message)
  })

  test('the proposal shows which fields changed after it was sent', async () => {
    await openScreen(openTask(), { changedFields: ['price', 'location'] })
    await screen.findByText(/The client changed the price and the location of this todo/)
  })

  test('shows the held amount and until when to submit', async () => {
    await openAssigned({ agreedDate: '2126-03-08' })
    await screen.findByText('₦105,000 is held for you.')
    expect(screen.getByText(/Submit the work by Friday, 8 March 2126\./)).toBeTruthy()
  })

  test('after a submission it shows when it is paid at the latest', async () => {
    await openAssigned({ status: 'submitted', autoApproveAt: '2126-12-03T16:00:00.000Z' })
    await screen.findByText(
      'You will be paid on Tuesday, 3 December 2126, 5:00 PM unless Bukola asks for changes.',
    )
    expect(await screen.findByRole('link', { name: 'Send a new version' })).toBeTruthy()
  })

  test('says of each file of a version whether it is the one that was captured', async () => {
    const device = await createTaskerDevice()
    const task = myTask(device.userId, { status: 'submitted' })
    await device.replica.tasks.put(task)
    const file = (url: string, isSame: boolean | null) => ({
      url,
      type: 'image/webp',
      sha256: null,
      capturedAt: isSame === null ? null : '2026-03-05T09:00:00.000Z',
      isSame,
      receivedAt: task.createdAt,
    })
    const files = [file('/a.webp', true), file('/b.webp', false), file('/c.webp', null)]
    const submissions = [submissionRow({ files })]
    await device.replica.submissions.put({ task: task._id, submissions })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText(
      /^Added on the phone on .*5 March( 2026)?, 10:00 AM, and unchanged since$/,
    )
    expect(screen.getByText('Changed after it was added on the phone')).toBeTruthy()
    expect(screen.getByText('We do not know when this file was made')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'The picture of version 1' })).toHaveLength(3)
  })

  test('says what its client is like from what was last read, also without a network', async () => {
    const device = await createTaskerDevice()
    const task = openTask()
    await device.replica.feed.put(task)
    const clientRecord = {
      posted: 12,
      awarded: 9,
      paidRate: 88,
      approvalDays: 2,
      lostDisputes: 1,
      since: '2026-01-31T23:30:00.000Z',
    }
    const clientRatings = { average: 4.5, count: 6 }
    const row = { task: task._id, submissions: [], clientRecord, clientRatings }
    await device.replica.submissions.put(row)
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByRole('heading', { name: 'About the client' })
    const text =
      '12 todos posted, 9 assigned · paid for 88% of the work that was assigned · usually approves within 2 days · 1 dispute lost · member since February 2026'
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('6 reviews')).toBeTruthy()
  })

  test('says of an own proposal whether the client has seen it, and where its price lies', async () => {
    const device = await createTaskerDevice()
    const task = openTask()
    await device.replica.feed.put(task)
    await device.replica.proposals.put(proposalRow(task, { seenAt: '2026-03-04T09:00:00.000Z' }))
    const standing = { applied: 5, third: 'lower' as const }
    await device.replica.submissions.put({ task: task._id, submissions: [], standing })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText(
      /^The client has looked at it \(.*4 March.*\)\. 5 professionals have applied\. Your price is in the lower third\.$/,
    )
  })

  test('shows all versions of the submission, latest first', async () => {
    const device = await createTaskerDevice()
    const task = myTask(device.userId, { status: 'submitted' })
    await device.replica.tasks.put(task)
    const version = (number: number) =>
      submissionRow({ version: number, submissionNotes: `Notes ${number}` })
    await device.replica.submissions.put({ task: task._id, submissions: [version(2), version(1)] })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Version 2')
    const versions = screen.getAllByText(/^Version/).map(({ textContent }) => textContent)
    expect(versions).toEqual(['Version 2', 'Version 1'])
  })

  test('Discard deletes an unsent proposal after a confirmation', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    const { enqueue } = await import('#pwa/outbox/queue.ts')
    const { applyForTask } = await import('#pwa/features/proposals/queueable.ts')
    const offer = { price: '9000', description: 'Mine', date: '2026-03-10', title: task.title }
    await enqueue(device, applyForTask, { taskId: task._id, _id: newId('proposal'), ...offer })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Saved on phone')
    press('Discard')
    await screen.findByText('Discard this proposal?')
    expect(screen.getByText(/^It was not sent to the client/)).toBeTruthy()
    await device.replica.outbox.toCollection().modify({ attempts: 1 })
    await screen.findByText(/^It may already have been sent/)
    await device.replica.outbox.toCollection().modify({ attempts: 0 })
    await screen.findByText(/^It was not sent to the client/)
    expect(await device.replica.outbox.count()).toBe(1)
    const [, confirm] = screen.getAllByRole('button', { name: 'Discard' })
    confirm?.click()
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(0))
    await waitFor(() => expect(screen.queryByText('Saved on phone')).toBeNull())
  })
})
