import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { submissionRow, taskRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const SOURCE = `${'a'.repeat(48)}.jpg`
const picture = (copy: object | null) => ({ source: SOURCE, url: '/api/files/private/a.jpg', copy })
const iso = (days: number) => new Date(TEST_NOW + days * 86_400_000).toISOString()

async function open(userType: 'client' | 'tasker', pictures: object[]) {
  const user = userRow({ userType })
  const other = userRow()
  const [client, tasker] = userType === 'client' ? [user, other] : [other, user]
  const task = taskRow(client._id, {
    status: 'completed',
    tasker: userSummaryRow({ _id: tasker._id }),
  })
  const path = `/api/user/task/${task._id}`
  const events = { events: [], dispute: null }
  const device = await createClientDevice({
    user,
    tasks: () => [task],
    responses: {
      [`GET ${path}`]: () => [200, { task, submissions: [submissionRow()], ...events }],
      [`GET ${path}/work-pictures`]: () => [200, { pictures }],
      [`POST ${path}/work-pictures`]: () => {
        pictures.splice(
          0,
          1,
          picture({ _id: newId('workPicture'), visibleAt: iso(7), isRefused: false }),
        )
        return [201, { message: 'The picture is on your profile.', picture: {} }]
      },
    },
  })
  await device.replica.submissions.put({
    task: task._id,
    feeBps: 1000,
    submissions: [submissionRow()],
    ...events,
  } as never)
  renderScreen(`/single-task/${task._id}`, device)
  return device
}

test('a professional shows a picture of completed work with one tap, and reads from when others see it', async () => {
  const device = await open('tasker', [picture(null)])
  await screen.findByRole('heading', { name: 'Show this work on your profile' })
  expect(screen.getByText(/can say no within 7 days/)).toBeTruthy()
  press('Show on my profile')
  expect(await screen.findByText(/Others see it from/)).toBeTruthy()
  const sent = device.requests.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toMatchObject({ source: SOURCE })
})

test('a client may say no until others see the picture', async () => {
  const copy = (visibleAt: string) =>
    picture({ _id: newId('workPicture'), visibleAt, isRefused: false })
  await open('client', [copy(iso(1)), { ...copy(iso(-1)), source: `${'b'.repeat(48)}.jpg` }])
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Do not show it' })).toHaveLength(1),
  )
  expect(screen.getByText('On the profile')).toBeTruthy()
})
