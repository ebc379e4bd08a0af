import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DAY, PART_SIZE } from '#schema/domain/limits.ts'
import { newId } from '#schema/domain/ids.ts'
import { submitWork } from '#pwa/features/tasks/work-writes.ts'
import { createTask } from '#pwa/features/tasks/writes.ts'
import { online } from '#pwa/api/online.ts'
import { say } from '#pwa/replica/outbox.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { NOON } from '#pwa/test/phone.ts'
import { press, readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { myTask, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const TODO = {
  ...{ title: 'Fix a gate', description: 'Rust.', price: '45000', duration: '2' },
  ...{ projectType: 'Onsite', location: 'Ikeja', skills: 'Welding repairs' },
} as const

/** Work with a PDF of which some parts have arrived. */
async function onItsWay() {
  const phone = await taskerPhone()
  const task = myTask(phone.me)
  await phone.replica.tasks.put(task)
  const submissionFile = new File([new Uint8Array(6 * PART_SIZE)], 'work.pdf', {
    type: 'application/pdf',
  })
  const input = { id: task._id, submissionNotes: 'Done as agreed.', submissionFile }
  const key = await say(phone, submitWork, input)
  const upload = { id: newId('upload'), size: 6 * PART_SIZE, sent: 2 * PART_SIZE, isWhole: false }
  await phone.replica.outbox.where({ key }).modify({ state: 'sending', attempts: 1, upload })
  const arrive = (parts: number) =>
    phone.replica.outbox
      .where({ key })
      .modify({ upload: { ...upload, sent: parts * PART_SIZE, isWhole: parts === 6 } })
  return { phone, task, arrive }
}

test('issue 3, 5: how far a file has got is told among the unsent, as it goes', async () => {
  const { phone, arrive } = await onItsWay()
  show('/unsent', phone)
  const bar = await screen.findByRole('progressbar', { name: '512 kB of 1.5 MB sent' })
  expect(bar).toHaveProperty('position', 2 / 6)
  expect(screen.getByText('Sending')).toBeTruthy()
  await arrive(5)
  expect(await screen.findByText('1.3 MB of 1.5 MB sent')).toBeTruthy()
  await arrive(6)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop sending' })).toBe(null))
})

test('stopped, it is kept: nothing nags, and its form has it again', async () => {
  const { phone } = await onItsWay()
  show('/unsent', phone)
  await screen.findByRole('button', { name: 'Stop sending' })
  press('Stop sending')
  expect(await screen.findByText('Stopped')).toBeTruthy()
  expect(screen.getByText(/kept here until you send it again/)).toBeTruthy()
  press('Edit')
  await screen.findByRole('heading', { name: 'Submit your work' })
  expect(screen.queryByText(/could not be sent/)).toBe(null)
  await waitFor(() =>
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Done as agreed.'),
  )
  expect(screen.getByText('work.pdf')).toBeTruthy()
})

test('a refusal is told wherever one is, and not twice where all of them are listed', async () => {
  const { phone } = await onItsWay()
  await phone.replica.outbox
    .toCollection()
    .modify({ state: 'failed', refusal: { code: 'moved_on', words: 'Too late.' } })
  const { router } = show('/wallet', phone)
  await screen.findByText('1 item could not be sent. Open to see why.')
  await router.navigate({ to: '/unsent' })
  await screen.findByText('Too late.')
  expect(screen.queryByText(/could not be sent/)).toBe(null)
})

test('the way to send now stands once where the unsent are listed', async () => {
  const phone = await clientPhone()
  online.missed()
  await say(phone, createTask, { ...TODO, _id: newId('task') })
  const { router } = show('/client-wallet', phone)
  await screen.findByRole('button', { name: 'Send now' })
  await router.navigate({ to: '/unsent' })
  await screen.findByText('Waiting for a signal.')
  expect(screen.getAllByRole('button', { name: 'Send now' })).toHaveLength(1)
  expect(screen.getByText(/^No network\./)).toBeTruthy()
})

test('the same stands where it was said, with the same way to stop it', async () => {
  const { phone, task } = await onItsWay()
  show(`/single-task/${task._id}`, phone)
  await screen.findByRole('progressbar', { name: '512 kB of 1.5 MB sent' })
  press('Stop sending')
  expect(await screen.findByText('Your work is kept here')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBe(null)
})

test('SYNC 1: after a day the badge says "Not sent yet", and a waiting todo is edited where it waits', async () => {
  const phone = { ...(await clientPhone()), now: () => NOON }
  online.missed()
  const _id = newId('task')
  await say(phone, createTask, { ...TODO, _id })
  await phone.replica.outbox.toCollection().modify({ saidAt: NOON - DAY - 1 })
  const list = show('/client-dashboard', phone)
  expect(await screen.findByText('Not sent yet')).toBeTruthy()
  list.unmount()
  const { router } = show('/unsent', phone)
  await screen.findByText(/Waiting for more than a day/)
  press('Edit')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-task/${_id}`))
})
