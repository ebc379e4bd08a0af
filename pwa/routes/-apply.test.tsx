import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { push } from '#pwa/sync/push.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { openTask, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const fill = async () => {
  await screen.findByLabelText('Your price')
  type('Your price', '105,000')
  type('Your proposal', 'I will bring my own tester.')
  type('When can you finish?', '2026-03-10')
}
const no = (error: string, code: string) => () => [409, { error, code }] as [number, object]

describe('the proposal form (SPEC 5)', () => {
  test('with a field missing it says "All field require" and keeps nothing', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    show(`/apply-task/${task._id}`, phone)
    await fill()
    type('Your proposal', '   ')
    press('Send Proposal')
    expect((await screen.findAllByText('All field require')).length).toBeGreaterThan(0)
    expect(document.activeElement?.getAttribute('name')).toBe('description')
    expect(await phone.replica.outbox.count()).toBe(0)
  })

  test('a todo that cannot be had says "Please select a task", after the fields (F11)', async () => {
    const phone = await taskerPhone()
    show(`/apply-task/${newId('task')}`, phone)
    await screen.findByLabelText('Your price')
    press('Send Proposal')
    await screen.findAllByText('All field require')
    await fill()
    press('Send Proposal')
    await waitFor(() =>
      expect(screen.getAllByText('Please select a task').length).toBeGreaterThan(1),
    )
    expect(await phone.replica.outbox.count()).toBe(0)
  })

  test('a link opened on another phone fetches the todo, and its title with it (F11)', async () => {
    const task = openTask({ title: 'Fix a tap' })
    const found = () => [200, { task, submissions: [] }] as [number, object]
    const phone = await taskerPhone({ answers: { [`GET /api/user/task/${task._id}`]: found } })
    show(`/Apply-task/${task._id}`, phone)
    await screen.findByText('Fix a tap')
    await fill()
    press('Send Proposal')
    await waitFor(async () => expect(await phone.replica.outbox.count()).toBe(1))
    const [entry] = await phone.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({ title: 'Fix a tap', price: '105000', date: '2026-03-10' })
  })

  test('the date may be today and no earlier', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    show(`/apply-task/${task._id}`, phone)
    await fill()
    expect(screen.getByLabelText('When can you finish?').getAttribute('min')).toBe('2026-03-04')
    type('When can you finish?', '2026-03-03')
    press('Send Proposal')
    await screen.findByText('Choose a real date, today or later')
    expect(await phone.replica.outbox.count()).toBe(0)
  })

  test('what is typed is there again after the tab was closed (DESIGN 4)', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    const first = show(`/apply-task/${task._id}`, phone)
    await fill()
    first.unmount()
    await waitFor(async () => expect(await phone.replica.drafts.count()).toBe(1))
    show(`/apply-task/${task._id}`, phone)
    await waitFor(() =>
      expect(screen.getByLabelText('Your proposal')).toHaveProperty(
        'value',
        'I will bring my own tester.',
      ),
    )
  })
})

describe('what becomes of it (F28)', () => {
  test('without a signal it is saved, says so, and goes back to the todo', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    const { router } = show(`/apply-task/${task._id}`, phone)
    await fill()
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`), {
      timeout: 5000,
    })
    await screen.findByRole('region', { name: 'Your proposal' })
    await screen.findByText('Saved on phone')
    expect(await phone.replica.drafts.count()).toBe(0)
  })

  test('refused, it is told in words and its text is in the form again', async () => {
    const task = openTask()
    const answers = {
      [`POST /api/user/apply/${task._id}`]: no('This todo is no longer open.', 'task_not_open'),
    }
    const phone = await taskerPhone({ feed: [task], answers })
    show(`/apply-task/${task._id}`, phone)
    await fill()
    press('Send Proposal')
    await waitFor(async () => expect(await phone.replica.outbox.count()).toBe(1))
    await push(phone, { random: () => 0 })
    await screen.findByText('This todo is no longer open.')
    expect(screen.getByLabelText('Your proposal')).toHaveProperty(
      'value',
      'I will bring my own tester.',
    )
  })

  test('what waits is edited in its place, and is still one proposal (R14)', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    const first = show(`/apply-task/${task._id}`, phone)
    await fill()
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    first.unmount()

    show(`/single-task/${task._id}`, phone)
    await screen.findByText('Saved on phone')
    press('Edit')
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await waitFor(() =>
      expect(screen.getByLabelText('Your price')).toHaveProperty('value', '105,000'),
    )
    type('Your price', '99,000')
    press('Save changes')
    await waitFor(async () => {
      const [entry, ...others] = await phone.replica.outbox.toArray()
      expect(others).toEqual([])
      expect(entry?.input).toMatchObject({ price: '99000' })
    })
  })

  test('edited after it was tried in vain, the change follows behind it: whichever was heard, there is one (R14)', async () => {
    const task = openTask()
    const phone = await taskerPhone({ feed: [task] })
    const first = show(`/apply-task/${task._id}`, phone)
    await fill()
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    await push(phone, { random: () => 0 })
    const [tried] = await phone.replica.outbox.toArray()
    first.unmount()

    const second = show(`/apply-task/${task._id}`, phone)
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await fill()
    type('Your price', '99,000')
    press('Save changes')
    const isBehind = async (price: string) => {
      const [apply, edit, ...others] = await phone.replica.outbox.toArray()
      expect(others).toEqual([])
      expect(apply).toMatchObject({ key: tried?.key, input: tried?.input })
      expect(edit).toMatchObject({ after: tried?.key, input: { id: tried?.ref, price } })
    }
    await waitFor(() => isBehind('99000'))
    second.unmount()

    show(`/apply-task/${task._id}`, phone)
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await fill()
    type('Your price', '95,000')
    press('Save changes')
    await waitFor(() => isBehind('95000'))
  })
})
