import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { newId } from '#schema/domain/ids.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const id = newId('alert')
const alert = {
  _id: id,
  followsProfile: false,
  field: 'Electrician' as const,
  skills: ['House Wiring'],
  place: 'lagos-ikeja',
  areas: [],
  reach: '25' as const,
  minPrice: 0,
  delivery: 'now' as const,
}

/** The server has one alert, and answers what is set. */
async function createDevice() {
  const sent: [string, unknown][] = []
  const answer = (method: string) => (request: { body?: unknown; path?: string }) => {
    sent.push([method, request.body])
    return [200, { message: 'Saved.', alert: { ...alert, ...(request.body as object) } }] as never
  }
  const device = await createTaskerDevice({
    responses: {
      'GET /api/alerts': () => [200, { alerts: [alert] }],
      [`PUT /api/alerts/${id}`]: answer('PUT'),
      [`DELETE /api/alerts/${id}`]: answer('DELETE'),
    },
  })
  // A pull without one would begin with a snapshot.
  await device.replica.setMeta('cursor', '7.')
  return { device, sent }
}

test('an alert says what it is about, and when it comes is changed by one choice', async () => {
  const { device, sent } = await createDevice()
  renderScreen('/alerts', device)
  expect(await screen.findByText('Electrician')).toBeTruthy()
  const when = screen.getByRole('combobox', { name: 'When' })
  fireEvent.change(when, { target: { value: 'morning' } })
  await waitFor(() =>
    expect(sent).toMatchObject([['PUT', { delivery: 'morning', field: 'Electrician' }]]),
  )
})

test('a deleted alert is brought back by Undo, which has the focus', async () => {
  const { device, sent } = await createDevice()
  renderScreen('/alerts', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Electrician' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(await screen.findByRole('button', { name: 'Delete: Electrician' })).toBeTruthy()
  expect(sent.map(([method]) => method)).toEqual(['DELETE', 'PUT'])
  expect(sent[1]?.[1]).toMatchObject({ place: 'lagos-ikeja', reach: '25', minPrice: 0 })
})

test('the filters of the list of open todos become a new alert', async () => {
  const { device } = await createDevice()
  const search = 'add=yes&field=Electrician&skills=House%20Wiring&within=10&minPrice=20000'
  renderScreen(`/alerts?${search}`, device)
  const form = within(await screen.findByRole('dialog', { name: 'Add an alert' }))
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'House Wiring' }).checked).toBe(true)
  const least = form.getByRole<HTMLSelectElement>('combobox', { name: 'At least' })
  expect(least.selectedOptions[0]?.text).toBe('₦20,000')
})

test('a notice of an alert leads to fewer like it, each by one tap', async () => {
  const { device, sent } = await createDevice()
  const task = openTask()
  await device.replica.feed.put(task)
  await device.replica.notices.put({
    _id: newId('notice'),
    kind: 'todoAlert',
    category: 'alerts',
    title: `New todo: ${task.title}`,
    text: 'Electrician, 4 km, ₦85,000',
    taskId: task._id,
    otherUserId: null,
    data: { alert: id },
    createdAt: new Date().toISOString(),
    readAt: null,
  })
  const { router } = renderScreen('/notices', device)
  fireEvent.click(await screen.findByRole('link', { name: /New todo/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/single-task/${task._id}`))
  fireEvent.click(await screen.findByRole('link', { name: 'Fewer like this' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Only: Up to 10 km' }))
  await waitFor(() => expect(sent).toMatchObject([['PUT', { reach: '10', delivery: 'now' }]]))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('without a network the alerts of before are shown, and say why nothing can be changed', async () => {
  const device = await createTaskerDevice()
  await device.replica.setMeta('alerts', [alert as never])
  online.markUnreachable()
  renderScreen('/alerts', device)
  expect(await screen.findByText('Electrician')).toBeTruthy()
  expect(screen.getAllByText('You need a network for this.')).not.toHaveLength(0)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'When' }).disabled).toBe(true)
})
