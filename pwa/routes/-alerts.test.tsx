import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const id = newId('alert')
const alert = {
  _id: id,
  followsProfile: true,
  field: 'Electrician',
  skills: ['House Wiring'],
  place: 'lagos-ikeja',
  areas: [],
  reach: '25',
  minPrice: 0,
  delivery: 'now',
}

test('an alert says what it is about, and when it comes is changed by one choice', async () => {
  const sent: unknown[] = []
  const device = await createTaskerDevice({
    responses: {
      'GET /api/alerts': () => [200, { alerts: [alert] }],
      [`PUT /api/alerts/${id}`]: ({ body }) => {
        sent.push(body)
        return [200, { message: 'Saved.', alert }]
      },
    },
  })
  renderScreen('/alerts', device)
  expect(await screen.findByText('Electrician')).toBeTruthy()
  const when = screen.getByRole('combobox', { name: 'When' })
  fireEvent.change(when, { target: { value: 'morning' } })
  await waitFor(() => expect(sent).toMatchObject([{ delivery: 'morning', field: 'Electrician' }]))
})
