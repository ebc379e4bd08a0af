import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { messages as quotaMessages } from '#pwa/replica/quota-messages.ts'
import { push } from '#pwa/sync/push.ts'
import { learnTime } from '#pwa/ui/browser/clock.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { fillDisk } from '#testing/pwa/full-disk.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { openTask, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const fillForm = async () => {
  await screen.findByLabelText('Your price')
  type('Your price', '105,000')
  type('Your proposal', 'I will bring my own tester.')
  type('When can you finish?', '2026-03-10')
}
const rejectWith = (error: string, code: string) => () => [409, { error, code }] as [number, object]

describe('the proposal form', () => {
  test('a missing field shows "All field require" and enqueues nothing', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    type('Your proposal', '   ')
    press('Send Proposal')
    expect((await screen.findAllByText('All field require')).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('description'))
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('every empty field is marked, and the first has the focus', async () => {
    const task = openTask()
    renderScreen(`/apply-task/${task._id}`, await createTaskerDevice({ feed: [task] }))
    const labels = ['Your price', 'Your proposal', 'When can you finish?']
    await screen.findByLabelText('Your price')
    press('Send Proposal')
    await screen.findAllByText('All field require')
    for (const label of labels)
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your price')))
    type('Your price', '105,000')
    await waitFor(() =>
      expect(screen.getByLabelText('Your price').getAttribute('aria-invalid')).toBeNull(),
    )
    expect(screen.getByLabelText('Your proposal').getAttribute('aria-invalid')).toBe('true')
  })

  test('a proposal that has no room on the phone shows what to do in the form, until the next attempt', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    let isFull = true
    fillDisk(device.replica, (table, write) => isFull && table === 'outbox' && write.type === 'add')
    renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    press('Send Proposal')
    const alert = await within(screen.getByRole('main')).findByText(quotaMessages.phoneFull)
    expect(alert.closest('[role=alert]')).toBeTruthy()
    expect(await device.replica.outbox.count()).toBe(0)
    type('Your proposal', 'I will bring my own tester and a ladder.')
    expect(screen.getByRole('main').contains(alert)).toBe(true)
    isFull = false
    press('Send Proposal')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    await waitFor(() => expect(screen.getByRole('main').contains(alert)).toBe(false))
  })

  test('an unknown task shows "Please select a task" once the fields are filled', async () => {
    const device = await createTaskerDevice()
    renderScreen(`/apply-task/${newId('task')}`, device)
    await screen.findByLabelText('Your price')
    press('Send Proposal')
    await screen.findAllByText('All field require')
    await fillForm()
    press('Send Proposal')
    await waitFor(() =>
      expect(screen.getAllByText('Please select a task').length).toBeGreaterThan(1),
    )
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('a task that is not on the phone is fetched, and its title is sent', async () => {
    const task = openTask({ title: 'Fix a tap' })
    const respond = () => [200, { task, submissions: [] }] as [number, object]
    const device = await createTaskerDevice({
      responses: { [`GET /api/user/task/${task._id}`]: respond },
    })
    renderScreen(`/Apply-task/${task._id}`, device)
    await screen.findByText('Fix a tap')
    await fillForm()
    press('Send Proposal')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({ title: 'Fix a tap', price: '105000', date: '2026-03-10' })
  })

  test('the date can be today but not earlier', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    expect(screen.getByLabelText('When can you finish?').getAttribute('min')).toBe('2026-03-04')
    type('When can you finish?', '2026-03-03')
    press('Send Proposal')
    await screen.findByText(/today or later\. This phone says that today is .*set the date/)
    learnTime(Date.now(), Date.now())
    type('When can you finish?', '2026-03-02')
    press('Send Proposal')
    await screen.findByText('Choose a real date, today or later')
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('the input is restored after the tab was closed', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    const first = renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    first.unmount()
    await waitFor(async () => expect(await device.replica.drafts.count()).toBe(1))
    renderScreen(`/apply-task/${task._id}`, device)
    await waitFor(() =>
      expect(screen.getByLabelText('Your proposal')).toHaveProperty(
        'value',
        'I will bring my own tester.',
      ),
    )
  })
})

describe('a price far from that of the todo', () => {
  const WORDS = /You wrote one million two hundred thousand naira. That is more than 20 times/
  const openForm = async (price: string) => {
    const task = openTask({ price: naira(15_000) })
    const device = await createTaskerDevice({ feed: [task] })
    renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    type('Your price', price)
    press('Send Proposal')
    return device
  }

  test('is asked once more in words, and changed', async () => {
    const device = await openForm('1200000')
    await screen.findByText(WORDS)
    press('Change the amount')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your price')))
    expect(screen.getByLabelText('Your price')).toHaveProperty('value', '1,200,000')
    expect(await device.replica.outbox.count()).toBe(0)
    type('Your price', '12000.00')
    press('Send Proposal')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({ price: '12000' })
  })

  test('is sent when it is confirmed', async () => {
    const device = await openForm('1,200,000')
    await screen.findByText(WORDS)
    press('Yes, ₦1,200,000')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
  })

  test('is asked once more when it is less than a tenth', async () => {
    await openForm('1k')
    await screen.findByText(
      /You wrote one thousand naira. That is less than a tenth of the ₦15,000/,
    )
  })
})

describe('after sending', () => {
  test('without a network it is saved on the phone and leads back to the task', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    const { router } = renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`))
    await screen.findByRole('region', { name: 'Your proposal' })
    await screen.findByText('Saved on phone')
    expect(await device.replica.drafts.count()).toBe(0)
  })

  test('a rejection shows the reason, and the form has the text again', async () => {
    const task = openTask()
    const responses = {
      [`POST /api/user/apply/${task._id}`]: rejectWith(
        'This todo is no longer open.',
        'task_not_open',
      ),
    }
    const device = await createTaskerDevice({ feed: [task], responses })
    renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    press('Send Proposal')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    await push(device, { random: () => 0 })
    await screen.findByText('This todo is no longer open.')
    expect(screen.getByLabelText('Your proposal')).toHaveProperty(
      'value',
      'I will bring my own tester.',
    )
  })

  test('for a todo that the client has changed since, it shows the changes and is sent after a confirmation', async () => {
    const task = openTask({ price: naira(15_000) as never, location: 'Yaba' })
    const current = {
      ...task,
      price: naira(9000),
      location: 'Ikeja',
      updatedAt: '2026-03-04T11:00:00.000Z',
    }
    const error = 'The client changed this todo.'
    const responses = {
      [`POST /api/user/apply/${task._id}`]: () =>
        [412, { error, code: 'edited_elsewhere', current }] as [number, object],
    }
    const device = await createTaskerDevice({ feed: [task], responses })
    renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    press('Send Proposal')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    const [first] = await device.replica.outbox.toArray()
    expect(first?.input['ifMatch']).toBe(task.updatedAt)
    await push(device, { random: () => 0 })
    await screen.findByText('The client changed this todo before your proposal was sent')
    expect(screen.getByText('Price: ₦15,000 → ₦9,000')).toBeTruthy()
    expect(screen.getByText('Location: Yaba → Ikeja')).toBeTruthy()
    press('Send Proposal')
    await waitFor(async () => {
      const entries = await device.replica.outbox.toArray()
      expect(entries).toMatchObject([
        { state: 'queued', input: { ifMatch: current.updatedAt, price: '105000' } },
      ])
    })
  })

  test('a queued proposal is edited in its outbox entry', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    const first = renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    first.unmount()

    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Saved on phone')
    press('Edit')
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await waitFor(() =>
      expect(screen.getByLabelText('Your price')).toHaveProperty('value', '105,000'),
    )
    type('Your price', '99,000')
    press('Save changes')
    await waitFor(async () => {
      const [entry, ...others] = await device.replica.outbox.toArray()
      expect(others).toEqual([])
      expect(entry?.input).toMatchObject({ price: '99000' })
    })
  })

  test('after a failed attempt an edit is enqueued behind the proposal', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    const first = renderScreen(`/apply-task/${task._id}`, device)
    await fillForm()
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    await push(device, { random: () => 0 })
    const [sentEntry] = await device.replica.outbox.toArray()
    first.unmount()

    const second = renderScreen(`/apply-task/${task._id}`, device)
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await fillForm()
    type('Your price', '99,000')
    press('Save changes')
    const isBehind = async (price: string) => {
      const [apply, edit, ...others] = await device.replica.outbox.toArray()
      expect(others).toEqual([])
      expect(apply).toMatchObject({ key: sentEntry?.key, input: sentEntry?.input })
      expect(edit).toMatchObject({ after: sentEntry?.key, input: { id: sentEntry?.ref, price } })
    }
    await waitFor(() => isBehind('99000'))
    second.unmount()

    renderScreen(`/apply-task/${task._id}`, device)
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await fillForm()
    type('Your price', '95,000')
    press('Save changes')
    await waitFor(() => isBehind('95000'))
  })
})
