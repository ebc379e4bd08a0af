import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NoticeRow } from '#pwa/features/notices/center/reads.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { shortNoticeLink } from '#schema/domain/notice-links.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const notice = (taskId: TaskId, fields: Partial<NoticeRow> = {}): NoticeRow => ({
  _id: newId('notice'),
  kind: 'awarded',
  category: 'work',
  title: 'Hang doors is yours',
  text: 'Bukola chose your proposal.',
  taskId,
  otherUserId: null,
  createdAt: new Date().toISOString(),
  readAt: null,
  ...fields,
})

test('is grouped by day, shows what is new, and leads to where the user can act', async () => {
  const device = await createTaskerDevice()
  const task = openTask()
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  const old = notice(task._id, {
    title: 'You were paid ₦18,000',
    createdAt: yesterday,
    readAt: yesterday,
  })
  const fresh = notice(task._id)
  await device.replica.notices.bulkPut([old, fresh])
  const { router } = renderScreen('/notices', device)
  const link = await screen.findByRole('link', { name: /New: Hang doors is yours/ })
  expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /New: You were paid/ })).toBe(null)
  link.click()
  await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`))
  await waitFor(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([
      { command: 'notices.read', input: { ids: [fresh._id] } },
    ]),
  )
})

test('where a notice says to write to support, the way there stands beside it with its todo', async () => {
  const device = await createTaskerDevice()
  const { _id: taskId } = openTask()
  await device.replica.notices.bulkPut([
    notice(taskId),
    notice(taskId, { kind: 'holdTaken', title: 'Hang doors is cancelled' }),
  ])
  const { router } = renderScreen('/notices', device)
  const links = await screen.findAllByRole('link', { name: 'Write to us' })
  expect(links).toHaveLength(1)
  links[0]?.click()
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
  expect(router.state.location.search).toEqual({ task: taskId })
})

test('marks all as read at once, also without a network', async () => {
  const device = await createTaskerDevice()
  const task = openTask()
  await device.replica.notices.bulkPut([notice(task._id), notice(task._id, { title: 'Another' })])
  renderScreen('/notices', device)
  await screen.findByRole('link', { name: /New: Another/ })
  press('Mark all as read')
  await waitFor(() => expect(screen.queryByText('New:')).toBe(null))
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBe(null)
  expect(screen.getByRole('link', { name: /Another/ })).toBeTruthy()
  // The button had it.
  expect(document.activeElement?.contains(screen.getByRole('link', { name: /Another/ }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('shows 50 at first, and older ones on request', async () => {
  const device = await createTaskerDevice()
  const readAt = new Date().toISOString()
  const rows = Array.from({ length: 60 }, () => notice(openTask()._id, { readAt }))
  await device.replica.notices.bulkPut(rows)
  renderScreen('/notices', device)
  expect(await screen.findAllByText('Hang doors is yours')).toHaveLength(50)
  press('Show older notices')
  await waitFor(() => expect(screen.getAllByText('Hang doors is yours')).toHaveLength(60))
  expect(screen.queryByRole('button', { name: 'Show older notices' })).toBe(null)
})

test('describes what will appear when there is nothing', async () => {
  renderScreen('/notices', await createTaskerDevice())
  expect(await screen.findByText('No notices yet')).toBeTruthy()
})

test('a choice is saved on the phone at once', async () => {
  const device = await createTaskerDevice()
  renderScreen('/settings', device)
  const boxes = await screen.findAllByRole('checkbox', { name: 'Work on your todos' })
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false])
  // Reviews and messages are sent as notifications only.
  expect(screen.getAllByRole('checkbox', { name: 'Reviews' })).toHaveLength(1)
  expect(screen.getAllByRole('checkbox', { name: /^News from Onise/ })).toHaveLength(1)
  boxes[1]?.click()
  await waitFor(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([
      { command: 'notices.set', input: { push: [], email: ['work'], quietHours: true } },
    ]),
  )
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('checkbox', { name: 'Work on your todos' })
        .map((box) => (box as HTMLInputElement).checked),
    ).toEqual([true, false, false]),
  )
})

test('a choice about the phone number keeps the other ones, and is sent by itself', async () => {
  const device = await createTaskerDevice()
  renderScreen('/settings', device)
  const group = within(await screen.findByRole('group', { name: 'By SMS or WhatsApp' }))
  const box = (name: string) => group.getByRole<HTMLInputElement>('checkbox', { name })
  expect([box('Work on your todos'), box('Your money')].map(({ checked }) => checked)).toEqual([
    false,
    false,
  ])
  fireEvent.click(box('Your money'))
  fireEvent.click(box('By WhatsApp in place of SMS'))
  await waitFor(() => expect(box('By WhatsApp in place of SMS').checked).toBe(true))
  expect([box('Your money').checked, box('Work on your todos').checked]).toEqual([true, false])
  const inputs = (await device.replica.outbox.toArray()).map(({ input }) => input)
  expect(inputs.at(-1)).toEqual({ phone: { on: ['money'], channel: 'whatsapp' } })
})

test('the link of a message to the phone number opens the page of its notice', async () => {
  const device = await createTaskerDevice()
  const task = openTask()
  const [one, other] = [notice(openTask()._id), notice(task._id)]
  await device.replica.notices.bulkPut([one, other])
  const path = new URL(shortNoticeLink('https://onise.ng', other._id)).pathname
  const { router } = renderScreen(path, device)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`))
})

test('a link whose notice is gone, or has not arrived yet, shows all notices', async () => {
  const device = await createTaskerDevice()
  await device.replica.notices.bulkPut([notice(openTask()._id)])
  renderScreen('/n/zzzzzzzz', device)
  await screen.findByRole('heading', { name: 'Notices' })
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
})
