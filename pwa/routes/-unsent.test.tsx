import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NetworkError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { sendReceipts } from '#pwa/features/tasks/materials/queueable.ts'
import { createTask } from '#pwa/features/tasks/post/queueable.ts'
import { submitWork } from '#pwa/features/tasks/work/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { OutboxEntry } from '#pwa/replica/database.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS, PART_SIZE } from '#schema/domain/limits.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { stageRows } from '#testing/pwa/stage-rows.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const NEW_TASK = {
  title: 'Fix a gate',
  description: 'Rust.',
  price: '45000',
  duration: '2',
  projectType: 'Onsite',
  location: 'Ikeja',
  skills: 'Welding repairs',
} as const

const pathOf = ({ router }: ReturnType<typeof renderScreen>) => router.state.location.pathname

describe('a submission whose file is being uploaded', () => {
  /** A submission with a PDF of six parts, two of which have arrived. */
  async function createUploadingDevice() {
    const device = await createTaskerDevice()
    const task = myTask(device.userId)
    await device.replica.tasks.put(task)
    const submissionFile = new File([new Uint8Array(6 * PART_SIZE)], 'work.pdf', {
      type: 'application/pdf',
    })
    const input = { id: task._id, submissionNotes: 'Done as agreed.', submissionFile }
    const key = await enqueue(device, submitWork, input)
    const upload = { id: newId('upload'), size: 6 * PART_SIZE, sent: 2 * PART_SIZE, isWhole: false }
    await device.replica.outbox.where({ key }).modify({ state: 'sending', attempts: 1, upload })
    const setPartsSent = (parts: number) =>
      device.replica.outbox
        .where({ key })
        .modify({ upload: { ...upload, sent: parts * PART_SIZE, isWhole: parts === 6 } })
    return { device, task, setPartsSent }
  }

  test('shows its progress in the list', async () => {
    const { device, setPartsSent } = await createUploadingDevice()
    renderScreen('/unsent', device)
    const bar = await screen.findByRole('progressbar', { name: '512 kB of 1.5 MB sent' })
    expect(bar).toHaveProperty('position', 2 / 6)
    expect(screen.getByText('Sending')).toBeTruthy()
    await setPartsSent(5)
    expect(await screen.findByText('1.3 MB of 1.5 MB sent')).toBeTruthy()
    await setPartsSent(6)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop sending' })).toBe(null))
  })

  test('can be stopped, which shows no banner, and edited in its form', async () => {
    const { device } = await createUploadingDevice()
    renderScreen('/unsent', device)
    await screen.findByRole('button', { name: 'Stop sending' })
    press('Stop sending')
    expect(await screen.findByText('Stopped')).toBeTruthy()
    expect(screen.getByText(/stays on this phone until you send it again/)).toBeTruthy()
    press('Edit')
    await screen.findByRole('heading', { name: 'Submit your work' })
    expect(screen.queryByText(/could not be sent/)).toBe(null)
    await waitFor(() =>
      expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Done as agreed.'),
    )
    expect(screen.getByText('work.pdf')).toBeTruthy()
  })

  test('shows a failure in the banner of every screen except the list', async () => {
    const { device } = await createUploadingDevice()
    await device.replica.outbox
      .toCollection()
      .modify({ state: 'failed', error: { code: 'moved_on', message: 'Too late.' } })
    const { router } = renderScreen('/wallet', device)
    await screen.findByText('1 item could not be sent. Open to see why.')
    await router.navigate({ to: '/unsent' })
    await screen.findByText('Too late.')
    expect(screen.queryByText(/could not be sent/)).toBe(null)
  })

  test('shows its progress on the task’s screen, where it can be stopped too', async () => {
    const { device, task } = await createUploadingDevice()
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByRole('progressbar', { name: '512 kB of 1.5 MB sent' })
    press('Stop sending')
    expect(await screen.findByText('Your work is saved on this phone')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBe(null)
  })
})

test('receipts of materials say of which todo and stage they are', async () => {
  const device = await createTaskerDevice()
  const task = myTask(device.userId, { title: 'Build a wall', stages: stageRows() })
  await device.replica.tasks.put(task)
  await enqueue(device, sendReceipts, { id: task._id, n: '2', spent: '5000' })
  renderScreen('/unsent', device)
  expect(await screen.findByText('Build a wall: Walls')).toBeTruthy()
})

describe('a task posted without a network', () => {
  test('has one button to send it now, in the banner or in the list', async () => {
    const device = await createClientDevice()
    online.markUnreachable()
    await enqueue(device, createTask, { ...NEW_TASK, _id: newId('task') })
    const { router } = renderScreen('/client-wallet', device)
    await screen.findByRole('button', { name: 'Send now' })
    await router.navigate({ to: '/unsent' })
    await screen.findByText('No network. It is sent when Onise is open and can be reached.')
    expect(screen.getAllByRole('button', { name: 'Send now' })).toHaveLength(1)
    expect(screen.getAllByText(/^No network\./)).toHaveLength(2)
    localStorage.setItem('support', 'email=help@onise.test')
    act(() => online.markUnreachable(new NetworkError('', { side: 'unknown' })))
    expect(screen.getByText(/^Onise cannot be reached\. \d item saved here/)).toBeTruthy()
    expect(screen.queryByText(/No network/)).toBe(null)
    act(() => online.markUnreachable(new NetworkError('', { hasResponse: true, requestId: 'r-1' })))
    expect(screen.queryByText(/No network/)).toBe(null)
    expect(screen.getAllByText(/^Onise is not answering\./)).toHaveLength(2)
    press('More')
    expect(screen.getByText(/Code: r-1/).textContent).toContain('write to help@onise.test')
  })

  test('has the badge "Not sent yet" after a day, and can be edited while it is queued', async () => {
    const device = { ...(await createClientDevice()), now: () => TEST_NOW }
    online.markUnreachable()
    const _id = newId('task')
    await enqueue(device, createTask, { ...NEW_TASK, _id })
    await device.replica.outbox.toCollection().modify({ queuedAt: TEST_NOW - DAY_MS - 1 })
    const list = renderScreen('/client-dashboard', device)
    expect(await screen.findByText('Not sent yet')).toBeTruthy()
    list.unmount()
    const view = renderScreen('/unsent', device)
    await screen.findByText(/Saved more than a day ago/)
    press('Edit')
    await waitFor(() => expect(pathOf(view)).toBe(`/edit-task/${_id}`))
  })
})

describe('an entry that was tried', () => {
  async function openTried(fields: Partial<OutboxEntry> = {}) {
    const device = { ...(await createClientDevice()), now: () => TEST_NOW }
    await enqueue(device, createTask, { ...NEW_TASK, _id: newId('task') })
    const tried = { attempts: 2, nextAt: TEST_NOW + 12_000, ...fields }
    await device.replica.outbox.toCollection().modify(tried)
    return { device, view: renderScreen('/client-wallet', device) }
  }

  test('is announced with the time of the next try, also when other calls succeed', async () => {
    await openTried()
    await screen.findByText(/1 item saved on this phone\. Next try in 12 s\./)
    expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy()
  })

  test('is discarded with words that do not claim that it was never sent', async () => {
    const { device, view } = await openTried()
    await view.router.navigate({ to: '/unsent' })
    await screen.findByRole('button', { name: 'Discard' })
    press('Discard')
    const dialog = await screen.findByRole('dialog', { name: 'Discard this?' })
    expect(within(dialog).getByText(/may already have been sent.*it is taken back/)).toBeTruthy()
    within(dialog).getByRole('button', { name: 'Discard' }).click()
    await screen.findByText(/It may have been sent before you discarded it/)
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    expect(await device.replica.outbox.toArray()).toMatchObject([{ isDiscarded: true }])
  })

  test('that was sent before it was discarded is announced until it is dismissed', async () => {
    const message = 'Onise had already received this.'
    const error = { code: 'moved_on' as const, message }
    const { device, view } = await openTried({ isDiscarded: true, state: 'failed', error })
    await screen.findByText('An item that you discarded had already been sent.')
    press('Open')
    await waitFor(() => expect(pathOf(view)).toBe('/unsent'))
    await screen.findByText(message)
    press('OK')
    await screen.findByText('Everything is sent')
    expect(await device.replica.outbox.count()).toBe(0)
  })
})

describe('a profile change', () => {
  async function createDeviceWithChange() {
    const device = await createTaskerDevice()
    renderScreen('/update-profile', device)
    await screen.findByLabelText('Job title')
    type('Job title', 'Tiler')
    press('Save profile')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    cleanup()
    return device
  }

  test('is listed, and can be sent now or discarded', async () => {
    const device = await createDeviceWithChange()
    const view = renderScreen('/unsent', device)
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeTruthy()
    expect(screen.getByText('Saved on phone')).toBeTruthy()
    const before = device.syncRequests.length
    press('Send now')
    expect(device.syncRequests.slice(before)).toEqual([true])

    press('Discard')
    const dialog = await screen.findByRole('dialog', { name: 'Discard this?' })
    within(dialog).getByRole('button', { name: 'Discard' }).click()
    expect(await screen.findByText('Everything is sent')).toBeTruthy()
    expect(await device.replica.outbox.count()).toBe(0)
    expect(pathOf(view)).toBe('/unsent')
  })

  test('"Everything is sent" is never shown before the outbox was read', async () => {
    const device = await createDeviceWithChange()
    const texts: (string | null)[] = []
    const observer = new MutationObserver(() => texts.push(document.body.textContent))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    renderScreen('/unsent', device)
    await screen.findByRole('heading', { name: 'Your profile' })
    observer.disconnect()
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text?.includes('Everything is sent'))).toEqual([])
  })

  test('shows why it was rejected, and Edit opens its form with the same input', async () => {
    const device = await createDeviceWithChange()
    await device.replica.outbox.toCollection().modify({
      state: 'failed',
      error: { code: 'invalid_input', message: 'Job title is not a craft' },
    })
    const view = renderScreen('/unsent', device)
    expect(await screen.findByText('Job title is not a craft')).toBeTruthy()
    press('Edit')
    await waitFor(() => expect(pathOf(view)).toBe('/update-profile'))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Tiler'),
    )
  })
})
