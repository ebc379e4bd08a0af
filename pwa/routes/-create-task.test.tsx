import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { editEntry } from '#pwa/outbox/queue.ts'
import { push } from '#pwa/sync/push.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'

setUpScreens()
afterEach(() => void vi.useRealTimers())

const chooseRadio = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const chooseField = (field: string) =>
  fireEvent.change(screen.getByLabelText('Field'), { target: { value: field } })
const skillCheckbox = (name: string) => screen.queryByRole('checkbox', { name })

async function fillForm(device: Awaited<ReturnType<typeof createClientDevice>>) {
  const view = renderScreen('/create-task', device)
  await screen.findByLabelText('Todo Title')
  type('Todo Title', 'Fix a gate')
  type('Description', 'The hinge has rusted through.')
  type('Area', 'berger')
  fireEvent.click(await screen.findByRole('option', { name: /Ikeja, Lagos/ }))
  type('Location', 'Ikeja, Lagos')
  type(/^Exact address/, '12 Allen Avenue')
  type(/^Landmark/, 'Near the blue church')
  type('Price', '45,000')
  chooseRadio('No hurry')
  chooseRadio('Months')
  chooseRadio('2')
  chooseRadio('Onsite')
  chooseField('Welding')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Welding repairs' }))
  return view
}

test('the price is grouped as in en-NG, and what is no number stays with the reason', async () => {
  renderScreen('/create-task', await createClientDevice())
  const price = await screen.findByLabelText('Price')
  type('Price', '12500')
  expect(price).toHaveProperty('value', '12,500')
  type('Price', '12,500/day')
  expect(price).toHaveProperty('value', '12500/day')
  await screen.findByText('Write the amount in figures, for example 5,000 or 5k.')
})

test('skills appear once a field is chosen, and another field clears them', async () => {
  renderScreen('/create-task', await createClientDevice())
  await screen.findByLabelText('Field')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  chooseField('Welding')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Welding repairs' }))
  expect(skillCheckbox('Welding repairs')).toHaveProperty('checked', true)
  chooseField('Vulcanizer')
  expect(skillCheckbox('Welding repairs')).toBe(null)
  chooseField('Welding')
  expect(skillCheckbox('Welding repairs')).toHaveProperty('checked', false)
})

test('an empty form shows what is missing and enqueues nothing', async () => {
  const device = await createClientDevice()
  renderScreen('/create-task', device)
  await screen.findByLabelText('Todo Title')
  press('Post')
  expect(await screen.findByText('Todo title is required')).toBeTruthy()
  expect(screen.getByText('Location is required unless the work is remote')).toBeTruthy()
  expect(await device.replica.outbox.count()).toBe(0)
})

test('the exact address has a hint about who can see it', async () => {
  renderScreen('/create-task', await createClientDevice())
  expect(await screen.findByText('Only the professional you assign can see this')).toBeTruthy()
})

test('a phone number in the description shows the note about hidden contacts', async () => {
  renderScreen('/create-task', await createClientDevice())
  await screen.findByLabelText('Description')
  type('Description', 'Call me on 0803 123 4567')
  expect(await screen.findByText(/are hidden until the todo is assigned/)).toBeTruthy()
})

test('without a network it is saved once and redirects through /dashboard after 2 s', async () => {
  const device = await createClientDevice()
  online.markUnreachable()
  const { router } = await fillForm(device)
  const paths: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => void paths.push(toLocation.pathname))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press('Post')
  await waitUntil(() => expect(screen.getByText('Saved on phone')).toBeTruthy())
  expect(paths).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  await waitUntil(() => expect(router.state.location.pathname).toBe('/client-dashboard'))
  expect(paths[0]).toBe('/dashboard')

  const [entry, ...others] = await device.replica.outbox.toArray()
  expect(others).toEqual([])
  expect(entry?.command).toBe(createTask.name)
  expect(entry?.input).toMatchObject({
    title: 'Fix a gate',
    price: '45000',
    duration: '2',
    place: 'lagos-ikeja',
    address: '12 Allen Avenue',
    landmark: 'Near the blue church',
    skills: ['Welding repairs'],
  })
  expect(await device.replica.drafts.count()).toBe(0)
  await waitUntil(() => expect(screen.getByText('Fix a gate')).toBeTruthy())
})

test('a task that is sent after the screen was left shows the toast on the current screen', async () => {
  const response = { message: 'ok', seq: 1, task: null }
  let isOnline = false
  const device = await createClientDevice({
    responses: {
      'POST /api/client/create-task': () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return [201, response]
      },
    },
  })
  online.markUnreachable()
  const { router } = await fillForm(device)
  press('Post')
  await screen.findByText('Saved on phone')
  await router.navigate({ to: '/settings' })
  expect(screen.queryByText(GENERAL_MESSAGES.taskPosted)).toBe(null)
  isOnline = true
  await push(device, { random: () => 0, immediate: true })
  await screen.findByText(GENERAL_MESSAGES.taskPosted)
})

test('a draft is restored after the browser was killed', async () => {
  const device = await createClientDevice()
  const first = renderScreen('/create-task', device)
  await screen.findByLabelText('Todo Title')
  type('Todo Title', 'Half a todo')
  chooseField('Welding')
  first.unmount()
  await waitFor(async () => expect(await device.replica.drafts.count()).toBe(1))
  device.replica.close()
  renderScreen('/create-task', await createClientDevice({ user: device.user }))
  await waitFor(() =>
    expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'Half a todo'),
  )
  expect(screen.getByRole('checkbox', { name: 'Metal fabrication' })).toBeTruthy()
})

test('with 20 open tasks the form is disabled with the reason', async () => {
  const device = await createClientDevice({
    tasks: (client) => Array.from({ length: 20 }, () => taskRow(client)),
  })
  renderScreen('/create-task', device)
  expect(await screen.findByText(/You already have 20 open todos/)).toBeTruthy()
})

test('editing a queued task changes its outbox entry', async () => {
  const device = await createClientDevice()
  online.markUnreachable()
  await fillForm(device)
  press('Post')
  await screen.findByText('Saved on phone')
  const [entry] = await device.replica.outbox.toArray()
  const view = renderScreen(`/edit-task/${entry?.ref}`, device)
  await waitFor(() => expect(view.getByDisplayValue('Fix a gate')).toBeTruthy())
  fireEvent.change(view.getByDisplayValue('Fix a gate'), { target: { value: 'Fix two gates' } })
  fireEvent.click(view.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/client-dashboard'))
  const entries = await device.replica.outbox.toArray()
  expect(entries.map(({ command, input }) => [command, input['title']])).toEqual([
    [createTask.name, 'Fix two gates'],
  ])
})

test('an edit sends the version it was opened with, and an assigned task has no form', async () => {
  let openId = ''
  let assignedId = ''
  const device = await createClientDevice({
    tasks: (client) => {
      const tasks = [taskRow(client), taskRow(client, { status: 'in-progress' })] as const
      openId = tasks[0]._id
      assignedId = tasks[1]._id
      return [...tasks]
    },
  })
  online.markUnreachable()
  const view = renderScreen(`/edit-task/${openId}`, device)
  await screen.findByLabelText('Todo Title')
  expect(screen.getByRole('checkbox', { name: 'House Wiring' })).toHaveProperty('checked', true)
  type('Price', '130000')
  press('Save changes')
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/client-dashboard'))
  const [entry] = await device.replica.outbox.toArray()
  const row = await device.replica.tasks.get(openId as never)
  expect(entry?.input).toMatchObject({ id: openId, price: '130000', ifMatch: row?.updatedAt })
  view.unmount()

  renderScreen(`/edit-task/${assignedId}`, device)
  expect(await screen.findByText("You can't edit a todo that has been assigned")).toBeTruthy()
  expect(screen.queryByLabelText('Todo Title')).toBe(null)
})

test('a rejected task opens its form with the reason and the errors of the fields', async () => {
  const device = await createClientDevice()
  online.markUnreachable()
  const first = await fillForm(device)
  press('Post')
  await screen.findByText('Saved on phone')
  first.unmount()
  const [entry] = await device.replica.outbox.toArray()
  const error = {
    code: 'invalid_input' as const,
    message: 'Something in that form is not right.',
    fields: { title: 'That title is not allowed.' },
  }
  await device.replica.outbox.update(entry?.position ?? 0, { state: 'failed', error })
  expect(await editEntry(device, entry?.key ?? '')).toBe('/create-task')

  renderScreen('/create-task', device)
  await waitFor(() =>
    expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'Fix a gate'),
  )
  expect(await screen.findByText('Something in that form is not right.')).toBeTruthy()
  expect(screen.getByText('That title is not allowed.')).toBeTruthy()
  expect(skillCheckbox('Welding repairs')).toHaveProperty('checked', true)
})

test('an edit can be reset to the posted values', async () => {
  let id = ''
  const device = await createClientDevice({
    tasks: (client) => {
      const task = taskRow(client, { title: 'As posted' })
      id = task._id
      return [task]
    },
  })
  renderScreen(`/edit-task/${id}`, device)
  await screen.findByDisplayValue('As posted')
  expect(screen.queryByRole('button', { name: 'Undo my changes' })).toBe(null)
  type('Todo Title', 'Changed')
  press('Undo my changes')
  await waitFor(() =>
    expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'As posted'),
  )
})
