import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userSummaryRow, type RowFields } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

/** The screen compares with the phone's clock. */
const NOW = Date.now()
const iso = (at: number) => new Date(at).toISOString()
const dayBefore = (days: number) => iso(NOW - days * DAY_MS).slice(0, 10)

async function openAsTasker(fields: RowFields<Task>) {
  const device = await createTaskerDevice()
  const tasker = userSummaryRow({ _id: device.userId, username: 'Adeola' })
  const task = taskRow(newId('user'), { status: 'in-progress', tasker, ...fields })
  await device.replica.tasks.put(task)
  renderScreen('/dashboard', device)
  return task
}

test('the dashboard of a tasker names an offer that silence accepts', async () => {
  const task = await openAsTasker({
    cancelOffer: {
      amount: 40_000,
      note: 'I am moving.',
      reopen: false,
      offeredAt: iso(NOW),
      answerBy: iso(NOW + DAY_MS),
    } as never,
  })
  await screen.findByText(/Answer the offer of Bukola to end the work by/)
  expect(screen.getByRole('link', { name: 'See the todo' }).getAttribute('href')).toBe(
    `/single-task/${task._id}`,
  )
})

test('the dashboard of a tasker names a request for changes', async () => {
  await openAsTasker({
    submittedAt: iso(NOW - DAY_MS),
    changeRequest: { note: 'A socket is loose.', at: iso(NOW), count: 1 },
  })
  expect(await screen.findByText(/Bukola asked for changes/)).toBeTruthy()
})

test('the dashboard of a client names late work and what can be done', async () => {
  const tasker = userSummaryRow({ username: 'Adeola' })
  const running = { status: 'in-progress', tasker } as const
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { ...running, title: 'Late', agreedDate: dayBefore(5) }),
      taskRow(client, { ...running, title: 'In time', agreedDate: iso(NOW + DAY_MS).slice(0, 10) }),
    ],
  })
  renderScreen('/client-dashboard', device)
  expect(await screen.findByText(/You can cancel alone now and get your money back/)).toBeTruthy()
  expect(screen.getAllByText(/the work was agreed for/)).toHaveLength(1)
})
