import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTask } from '#schema/contract/tasks.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { online } from '#pwa/api/online.ts'
import { reopen } from '#pwa/replica/outbox.ts'
import { push } from '#pwa/sync/push.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { taskRow } from '#pwa/test/rows.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()
afterEach(() => void vi.useRealTimers())

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const pick = (field: string) =>
  fireEvent.change(screen.getByLabelText('Field'), { target: { value: field } })
const skill = (name: string) => screen.queryByRole('checkbox', { name })

async function filledForm(phone: Awaited<ReturnType<typeof clientPhone>>) {
  const shown = show('/create-task', phone)
  await screen.findByLabelText('Todo Title')
  type('Todo Title', 'Fix a gate')
  type('Description', 'The hinge has rusted through.')
  type('Location', 'Ikeja, Lagos')
  type(/^Exact address/, '12 Allen Avenue')
  type('Price', '45,000')
  choose('2')
  choose('Onsite')
  pick('Welding')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Welding repairs' }))
  return shown
}

test('SPEC 5, F17: the price strips commas, shows them again as en-NG groups, and clears what is no number', async () => {
  show('/create-task', await clientPhone())
  const price = await screen.findByLabelText('Price')
  type('Price', '1,2500')
  expect(price).toHaveProperty('value', '12,500')
  type('Price', 'abc')
  expect(price).toHaveProperty('value', '')
})

test('SPEC 2, 4: skills come only once a field is chosen, and another field clears them', async () => {
  show('/create-task', await clientPhone())
  await screen.findByLabelText('Field')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  pick('Welding')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Welding repairs' }))
  expect(skill('Welding repairs')).toHaveProperty('checked', true)
  pick('Vulcanizer')
  expect(skill('Welding repairs')).toBe(null)
  pick('Welding')
  expect(skill('Welding repairs')).toHaveProperty('checked', false)
})

test('R7: an empty form is told what is missing, and nothing is said to anybody', async () => {
  const phone = await clientPhone()
  show('/create-task', phone)
  await screen.findByLabelText('Todo Title')
  press('Post')
  expect(await screen.findByText('Todo title is required')).toBeTruthy()
  expect(screen.getByText('Location is required unless the work is remote')).toBeTruthy()
  expect(await phone.replica.outbox.count()).toBe(0)
})

test('R7: the exact address says who will see it', async () => {
  show('/create-task', await clientPhone())
  expect(await screen.findByText('Only the professional you assign sees this')).toBeTruthy()
})

test('R7, R37: a phone number in the text is told about before it is posted', async () => {
  show('/create-task', await clientPhone())
  await screen.findByLabelText('Description')
  type('Description', 'Call me on 0803 123 4567')
  expect(await screen.findByText(/are hidden until the todo is assigned/)).toBeTruthy()
})

test('SPEC 9, F15: without a signal it is saved on the phone once, and after 2 s leads over /dashboard home', async () => {
  const phone = await clientPhone()
  online.missed()
  const { router } = await filledForm(phone)
  const paths: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => void paths.push(toLocation.pathname))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press('Post')
  await vi.waitFor(() => expect(screen.getByText('Saved on phone')).toBeTruthy())
  expect(paths).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/client-dashboard'))
  expect(paths[0]).toBe('/dashboard')

  const [entry, ...others] = await phone.replica.outbox.toArray()
  expect(others).toEqual([])
  expect(entry?.kind).toBe(createTask.name)
  expect(entry?.input).toMatchObject({
    title: 'Fix a gate',
    price: '45000',
    duration: '2',
    address: '12 Allen Avenue',
    skills: ['Welding repairs'],
  })
  expect(await phone.replica.drafts.count()).toBe(0)
  await vi.waitFor(() => expect(screen.getByText('Fix a gate')).toBeTruthy())
})

test('SPEC 8: sent only after the screen was left, it says so where the person is by then', async () => {
  const sent = { message: 'ok', seq: 1, task: null }
  let hasSignal = false
  const phone = await clientPhone({
    answers: {
      'POST /api/client/create-task': () => {
        if (!hasSignal) throw new TypeError('Failed to fetch')
        return [201, sent]
      },
    },
  })
  online.missed()
  const { router } = await filledForm(phone)
  press('Post')
  await screen.findByText('Saved on phone')
  await router.navigate({ to: '/settings' })
  expect(screen.queryByText(TEXTS.taskPosted)).toBe(null)
  hasSignal = true
  await push(phone, { random: () => 0, impatient: true })
  await screen.findByText(TEXTS.taskPosted)
})

test('a half-written todo is there again after the browser was killed', async () => {
  const phone = await clientPhone()
  const first = show('/create-task', phone)
  await screen.findByLabelText('Todo Title')
  type('Todo Title', 'Half a todo')
  pick('Welding')
  first.unmount()
  await waitFor(async () => expect(await phone.replica.drafts.count()).toBe(1))
  phone.replica.close()
  show('/create-task', await clientPhone({ person: phone.person }))
  await waitFor(() =>
    expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'Half a todo'),
  )
  expect(screen.getByRole('checkbox', { name: 'Metal fabrication' })).toBeTruthy()
})

test('R7: with 20 open todos it says so instead of letting somebody write for nothing', async () => {
  const phone = await clientPhone({ tasks: (me) => Array.from({ length: 20 }, () => taskRow(me)) })
  show('/create-task', phone)
  expect(await screen.findByText(/You already have 20 open todos/)).toBeTruthy()
})

test('R8: editing what still waits changes it where it waits, so it is said once', async () => {
  const phone = await clientPhone()
  online.missed()
  await filledForm(phone)
  press('Post')
  await screen.findByText('Saved on phone')
  const [entry] = await phone.replica.outbox.toArray()
  const shown = show(`/edit-task/${entry?.ref}`, phone)
  await waitFor(() => expect(shown.getByDisplayValue('Fix a gate')).toBeTruthy())
  fireEvent.change(shown.getByDisplayValue('Fix a gate'), { target: { value: 'Fix two gates' } })
  fireEvent.click(shown.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/client-dashboard'))
  const entries = await phone.replica.outbox.toArray()
  expect(entries.map(({ kind, input }) => [kind, input['title']])).toEqual([
    [createTask.name, 'Fix two gates'],
  ])
})

test('R8: an edit sends the time it was opened on, and what is assigned has no form at all', async () => {
  let open = ''
  let taken = ''
  const phone = await clientPhone({
    tasks: (me) => {
      const tasks = [taskRow(me), taskRow(me, { status: 'in-progress' })] as const
      open = tasks[0]._id
      taken = tasks[1]._id
      return [...tasks]
    },
  })
  online.missed()
  const shown = show(`/edit-task/${open}`, phone)
  await screen.findByLabelText('Todo Title')
  expect(screen.getByRole('checkbox', { name: 'House Wiring' })).toHaveProperty('checked', true)
  type('Price', '130000')
  press('Save changes')
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/client-dashboard'))
  const [entry] = await phone.replica.outbox.toArray()
  const row = await phone.replica.tasks.get(open as never)
  expect(entry?.input).toMatchObject({ id: open, price: '130000', ifMatch: row?.updatedAt })
  shown.unmount()

  show(`/edit-task/${taken}`, phone)
  expect(await screen.findByText("You can't edit a todo that has been assigned")).toBeTruthy()
  expect(screen.queryByLabelText('Todo Title')).toBe(null)
})

test('what the server refused comes back as its form, with the reason and the fields it is about', async () => {
  const phone = await clientPhone()
  online.missed()
  const first = await filledForm(phone)
  press('Post')
  await screen.findByText('Saved on phone')
  first.unmount()
  const [entry] = await phone.replica.outbox.toArray()
  const refusal = {
    code: 'invalid_input' as const,
    words: 'Something in that form is not right.',
    fields: { title: 'That title is not allowed.' },
  }
  await phone.replica.outbox.update(entry?.n ?? 0, { state: 'failed', refusal })
  expect(await reopen(phone, entry?.key ?? '')).toBe('/create-task')

  show('/create-task', phone)
  await waitFor(() =>
    expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'Fix a gate'),
  )
  expect(await screen.findByText('Something in that form is not right.')).toBeTruthy()
  expect(screen.getByText('That title is not allowed.')).toBeTruthy()
  expect(skill('Welding repairs')).toHaveProperty('checked', true)
})

test('an edit can be put back to what is posted', async () => {
  let id = ''
  const phone = await clientPhone({
    tasks: (me) => {
      const task = taskRow(me, { title: 'As posted' })
      id = task._id
      return [task]
    },
  })
  show(`/edit-task/${id}`, phone)
  await screen.findByDisplayValue('As posted')
  expect(screen.queryByRole('button', { name: 'Put back what is posted' })).toBe(null)
  type('Todo Title', 'Changed')
  press('Put back what is posted')
  await waitFor(() =>
    expect(screen.getByLabelText('Todo Title')).toHaveProperty('value', 'As posted'),
  )
})
