import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import { draftFromTask, EMPTY_DRAFT, NEW_TASK_DRAFT } from '#pwa/features/tasks/post/task-draft.ts'
import { push } from '#pwa/sync/push.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

/** Texts compare a day with the phone's own clock. */
const PASSED = '2026-01-03'
const TO_COME = '2090-01-07'

const radio = (name: string | RegExp) => screen.getByRole('radio', { name })
const choose = (name: string | RegExp) => fireEvent.click(radio(name))
type Device = Awaited<ReturnType<typeof createClientDevice>>
const firstInput = async ({ replica }: Device) => {
  await waitFor(async () => expect(await replica.outbox.count()).toBe(1))
  return (await replica.outbox.toArray())[0]?.input
}

/** A new todo with everything but the time. */
async function openForm(draft: object = {}) {
  const device = await createClientDevice()
  const fields = {
    ...EMPTY_DRAFT,
    title: 'Fix a gate',
    description: 'The hinge.',
    location: 'Yaba',
    price: '45000',
    projectType: 'Onsite',
    field: 'Welding',
    skills: ['Welding repairs'],
    ...draft,
  }
  await device.replica.drafts.put({
    key: NEW_TASK_DRAFT,
    fields,
    entryKey: null,
    isTouched: true,
  })
  online.markUnreachable()
  renderScreen('/create-task', device)
  await screen.findByDisplayValue('Fix a gate')
  return device
}

async function openEdit(fields: Partial<Task>) {
  const user = userRow()
  const task = taskRow(user._id, { title: 'Fix a tap', ...fields })
  const device = await createClientDevice({ user, tasks: () => [task] })
  online.markUnreachable()
  renderScreen(`/edit-task/${task._id}`, device)
  await screen.findByDisplayValue('Fix a tap')
  return device
}

describe('the form asks when a todo is needed', () => {
  test('as soon as possible is chosen, asks for no months, and is sent', async () => {
    const device = await openForm()
    expect(radio('As soon as possible')).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: '1' })).toBe(null)
    press('Post')
    expect(await firstInput(device)).toMatchObject({
      neededBy: 'asap',
      duration: '1',
    })
    await screen.findByText('Saved on phone')
  })

  test('a date is asked for, with one in a week as the first', async () => {
    const device = await openForm()
    choose('By a date')
    expect(await screen.findByLabelText('Needed by')).toHaveProperty('value', '2026-03-11')
    type('Needed by', '2026-03-07')
    press('Post')
    expect(await firstInput(device)).toMatchObject({
      neededBy: '2026-03-07',
      duration: '1',
    })
  })

  test('months are asked for when there is no hurry, and sent without a day', async () => {
    const device = await openForm()
    choose('By a date')
    choose('No hurry')
    choose('Months')
    choose('3')
    press('Post')
    expect(await firstInput(device)).toMatchObject({
      neededBy: '',
      span: 'months',
      duration: '3',
    })
  })

  test('how long it takes is asked for beside it, a few hours first', async () => {
    const device = await openForm()
    expect(radio('A few hours')).toHaveProperty('checked', true)
    choose('A few weeks')
    press('Post')
    expect(await firstInput(device)).toMatchObject({
      neededBy: 'asap',
      span: 'weeks',
      duration: '1',
    })
  })

  test.each(['2026-03-03', ''])('the date "%s" cannot be posted', async (day) => {
    const device = await openForm()
    choose('By a date')
    type('Needed by', day)
    press('Post')
    await screen.findByText('Choose a real date, today or later')
    expect(screen.getByLabelText('Needed by').getAttribute('aria-invalid')).toBe('true')
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('a draft of an older build has its months, or as soon as possible without any', async () => {
    const older = { when: undefined, neededBy: undefined, duration: '2' }
    const device = await openForm(older)
    expect(radio('2')).toHaveProperty('checked', true)
    press('Post')
    expect(await firstInput(device)).toMatchObject({
      neededBy: '',
      duration: '2',
    })
  })

  test('an edit keeps a day that has passed, and another one must be to come', async () => {
    const device = await openEdit({ neededBy: '2026-03-01' })
    expect(screen.getByLabelText('Needed by')).toHaveProperty('value', '2026-03-01')
    type('Needed by', '2026-03-02')
    press('Save changes')
    await screen.findByText('Choose a real date, today or later')
    type('Needed by', '2026-03-01')
    type('Price', '130000')
    press('Save changes')
    expect(await firstInput(device)).toMatchObject({
      neededBy: '2026-03-01',
      price: '130000',
    })
  })

  test('an edit clears the day', async () => {
    const device = await openEdit({ neededBy: 'asap' })
    expect(radio('As soon as possible')).toHaveProperty('checked', true)
    choose('No hurry')
    choose('Months')
    choose('2')
    press('Save changes')
    expect(await firstInput(device)).toMatchObject({
      neededBy: '',
      duration: '2',
    })
  })
})

test.each([
  ['asap', 'As soon as possible'],
  [TO_COME, 'By Saturday, 7 January 2090'],
  [PASSED, /^Needed by Saturday, 3 January( 2026)?, which has passed$/],
  [null, '2 months'],
])('a todo needed by %s reads so in its detail, its card and its summary', async (day, text) => {
  const task = openTask({ title: 'Fix a tap', neededBy: day, duration: 2 })
  const device = await createTaskerDevice({ feed: [task] })
  for (const path of [`/single-task/${task._id}`, '/all-task', `/apply-task/${task._id}`]) {
    const view = renderScreen(path, device)
    await screen.findAllByText('Fix a tap')
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(screen.queryAllByText(/2 months/)).toHaveLength(day === null ? 1 : 0)
    view.unmount()
  }
})

test.each([
  [{ neededBy: 'asap', span: 'hours' }, 'As soon as possible · A few hours'],
  [{ neededBy: null, span: 'weeks' }, 'No hurry · A few weeks'],
  [{ neededBy: 'asap', span: 'months', duration: 3 }, 'As soon as possible · 3 months'],
] as const)('a todo with %o also says how long it takes', async (time, text) => {
  const task = openTask({ title: 'Fix a tap', ...time })
  const device = await createTaskerDevice({ feed: [task] })
  for (const path of [`/single-task/${task._id}`, '/all-task', `/apply-task/${task._id}`]) {
    const view = renderScreen(path, device)
    await screen.findAllByText('Fix a tap')
    expect(screen.getAllByText(text)).toHaveLength(1)
    view.unmount()
  }
})

test('both versions of a todo whose day was changed twice can be compared', async () => {
  const user = userRow()
  const original = taskRow(user._id, { neededBy: 'asap' })
  const current = {
    ...original,
    neededBy: TO_COME,
    updatedAt: '2026-03-04T10:00:00.000Z',
  }
  const conflict = {
    error: 'Changed elsewhere.',
    code: 'edited_elsewhere',
    current,
  }
  const device = await createClientDevice({
    user,
    tasks: () => [original],
    responses: {
      [`PATCH /api/client/edit-tasks/${original._id}`]: () => [412, conflict],
    },
  })
  online.markUnreachable()
  const base = draftFromTask(original)
  const draft = { ...base, when: 'months', neededBy: '', duration: '3', price: '18000' }
  await saveTaskEdit(device, {
    id: original._id,
    draft,
    updatedAt: original.updatedAt,
    base,
  })
  online.markReachable()
  await push(device, { random: () => 0 })
  renderScreen(`/edit-task/${original._id}`, device)
  await screen.findByText('This todo was also changed on another device')
  expect(radio(/Yours\s*No hurry · 3 months/)).toHaveProperty('checked', true)
  choose(/The other version\s*By Saturday, 7 January 2090/)
  online.markUnreachable()
  press('Save changes')
  await waitFor(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([
      { state: 'queued', input: { neededBy: TO_COME, duration: '1' } },
    ]),
  )
})

test('the proposal says what the client needs, and that a later date is later', async () => {
  const task = openTask({ neededBy: '2026-03-07' })
  renderScreen(`/apply-task/${task._id}`, await createTaskerDevice({ feed: [task] }))
  const date = await screen.findByLabelText('When can you finish?')
  expect(screen.getByText(/^The client needs it by Saturday, 7 March[ \d]*\.$/)).toBeTruthy()
  fireEvent.change(date, { target: { value: '2026-03-08' } })
  expect(await screen.findByText(/^The client needs it by .* Your date is later\.$/)).toBeTruthy()
})
