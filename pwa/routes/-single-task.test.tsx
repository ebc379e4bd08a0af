import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Proposal } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { press, readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { myTask, openTask, proposalRow, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const open = async (task: Task, some: Partial<Proposal> | null = null) => {
  const phone = await taskerPhone({
    feed: [task],
    proposals: some ? [proposalRow(task, some)] : [],
  })
  return show(`/single-task/${task._id}`, phone)
}
/** A todo of mine, given to me. */
const openMine = async (some: Partial<Task>, price = 105_000) => {
  const phone = await taskerPhone()
  const task = myTask(phone.me, some)
  await phone.replica.tasks.put(task)
  await phone.replica.proposals.put(proposalRow(task, { status: 'accepted', price }))
  return { task, ...show(`/single-task/${task._id}`, phone) }
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('one todo (SPEC 2)', () => {
  test('shows who asks, its badge, price, place, type, months, description and skills', async () => {
    await open(openTask({ title: 'Fix a tap', price: 18_500, duration: 2, taskStatus: '' }))
    await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })
    for (const text of ['Open', 'Verified Client', '₦18,500', 'Onsite', 'Yaba, Lagos', '2 months'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Job Description' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Skills Required' }).textContent).toBe('House Wiring')
    const name = screen.getByText('Bukola')
    expect(name.className).toContain('upper')
  })

  test('a client nobody verified is "Not Verified"', async () => {
    const task = openTask()
    await open({ ...task, postedBy: { ...task.postedBy, isVerified: false } })
    await screen.findByText('Not Verified')
  })

  test('pending leads to its proposal form', async () => {
    const task = openTask()
    await open(task)
    await screen.findByText('Send Proposal')
    expect(hrefOf('Send Proposal')).toBe(`/apply-task/${task._id}`)
  })

  test.each(['submitted', 'disputed', 'cancelled', 'expired'] as const)(
    '%s gives somebody who only applied no action',
    async (status) => {
      await open(openTask({ status }), { status: 'rejected' })
      await screen.findByText('Job Description')
      expect(screen.queryByRole('link', { name: /Send|Submit|review/ })).toBeNull()
    },
  )

  test('in progress leads to submitting, for the assigned professional alone', async () => {
    const { task } = await openMine({})
    await screen.findByText('Submit')
    expect(hrefOf('Submit')).toBe(`/submit-task/${task._id}`)
    expect(screen.getByText('7 Herbert Macaulay Way')).toBeTruthy()
  })

  test('somebody else who opens a todo in progress has no button', async () => {
    await open(openTask({ status: 'in-progress' }))
    await screen.findByText('Job Description')
    expect(screen.queryByText('Submit')).toBeNull()
  })

  test('completed leads the two parties to their review, and strangers nowhere (F24)', async () => {
    const { task, unmount } = await openMine({ status: 'completed' })
    await screen.findByText('Drop a review')
    expect(hrefOf('Drop a review')).toBe(`/review/${task._id}`)
    unmount()
    await open(openTask({ status: 'completed' }))
    await screen.findByText('Job Description')
    expect(screen.queryByText('Drop a review')).toBeNull()
  })

  test('without a signal, an unknown todo says what is the matter', async () => {
    show(`/single-task/${newId('task')}`, await taskerPhone())
    await screen.findByRole('button', { name: 'Try again' })
  })

  test('a todo that is gone says so (R12)', async () => {
    const id = newId('task')
    const gone = () =>
      [404, { error: 'We could not find that.', code: 'not_found' }] as [number, object]
    const phone = await taskerPhone({ answers: { [`GET /api/user/task/${id}`]: gone } })
    show(`/single-task/${id}`, phone)
    await screen.findByText('This todo is not here any more')
  })
})

describe('how things stand for me', () => {
  test('a button that a rule forbids is greyed and says why (R14)', async () => {
    await open(openTask(), {})
    await screen.findByText('You have already applied for this todo')
    const button = screen.getByRole('button', { name: 'Send Proposal' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  test('a client may look, and is told why not apply (R5)', async () => {
    const task = openTask()
    const phone = await taskerPhone({ person: { userType: 'client' }, feed: [task] })
    show(`/single-task/${task._id}`, phone)
    await screen.findByText('Your account type cannot do that.')
  })

  test.each([
    [{ reason: 'not_selected' }, 'The client chose somebody else.'],
    [{ reason: 'task_removed' }, 'The client took this todo back.'],
    [{ reason: 'declined_by_client' }, 'The client declined this proposal.'],
  ] as const)('a proposal turned down says why: %o (R18, R9, R21)', async (some, words) => {
    await open(openTask(), { status: 'rejected', ...some })
    await screen.findByText(words)
  })

  test('what changed of the todo since I applied stands on my proposal (R8)', async () => {
    await open(openTask(), { changedFields: ['price', 'location'] })
    await screen.findByText(/The client changed the price and the location of this todo/)
  })

  test('what is held for me is what I offered, and until when I should submit (R17)', async () => {
    await openMine({})
    await screen.findByText('₦105,000 is held for you.')
    expect(screen.getByText(/Submit the work by Friday, 6 March\b/)).toBeTruthy()
  })

  test('once submitted it says when I am paid by itself, in Lagos (R28)', async () => {
    await openMine({ status: 'submitted', autoApproveAt: '2026-03-10T16:00:00.000Z' })
    await screen.findByText(
      'You will be paid on Tuesday at 5:00 PM unless Bukola asks for changes.',
    )
    expect(screen.getByRole('link', { name: 'Send a new version' })).toBeTruthy()
  })

  test('all versions of my work stand there, the latest first (R29)', async () => {
    const phone = await taskerPhone()
    const task = myTask(phone.me, { status: 'submitted' })
    await phone.replica.tasks.put(task)
    const version = (number: number) => ({
      _id: newId('submission'),
      version: number,
      submissionNotes: `Notes ${number}`,
      submissionFile: null,
      submissionFileType: null,
      createdAt: '2026-03-03T08:00:00.000Z',
    })
    await phone.replica.submissions.put({ task: task._id, submissions: [version(2), version(1)] })
    show(`/single-task/${task._id}`, phone)
    await screen.findByText('Version 2')
    const shown = screen.getAllByText(/^Version/).map(({ textContent }) => textContent)
    expect(shown).toEqual(['Version 2', 'Version 1'])
  })

  test('Discard lets go of what was not sent, after asking (F28)', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    const { say } = await import('#pwa/replica/outbox.ts')
    const { applyForTask } = await import('#pwa/features/proposals/writes.ts')
    const offer = { price: '9000', description: 'Mine', date: '2026-03-10', title: task.title }
    await say(phone, applyForTask, { taskId: task._id, _id: newId('proposal'), ...offer })
    show(`/single-task/${task._id}`, phone)
    await screen.findByText('Saved on phone')
    press('Discard')
    await screen.findByText('Discard this proposal?')
    expect(await phone.replica.outbox.count()).toBe(1)
    const [, confirm] = screen.getAllByRole('button', { name: 'Discard' })
    confirm?.click()
    await waitFor(async () => expect(await phone.replica.outbox.count()).toBe(0))
    await waitFor(() => expect(screen.queryByText('Saved on phone')).toBeNull())
  })
})
