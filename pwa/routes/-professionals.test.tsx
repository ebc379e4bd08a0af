import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NetworkError } from '#pwa/api/errors.ts'
import type { Professional } from '#schema/contract/directory.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const musa: Professional = {
  _id: newId('user'),
  username: 'Musa',
  profilePicture: null,
  isVerified: true,
  jobTitle: 'House wiring',
  location: 'Agege',
  field: 'Electrician',
  ratings: { average: 4.8, count: 9 },
  completion: { rate: 100, jobs: 12, completed: 12 },
  answers: 'hour',
  isFree: true,
  km: 6,
  work: null,
}

test('a client chooses a trade, filters, and invites from the card', async () => {
  const asked: (string | null)[] = []
  const device = await createClientDevice({
    responses: {
      'GET /api/professionals': ({ url }) => {
        asked.push(url.searchParams.get('verified'))
        return [200, { professionals: [musa], nextCursor: null }]
      },
      [`GET /api/client/invite/${musa._id}`]: () => [200, { tasks: [] }],
    },
  })
  renderScreen('/professionals', device)
  fireEvent.click(await screen.findByRole('link', { name: 'Electrician' }))
  const list = await screen.findByRole('list', { name: 'Professionals' })
  const card = within(list)
  expect(card.getByRole('link', { name: 'Musa' }).getAttribute('href')).toBe(`/profile/${musa._id}`)
  for (const text of ['House wiring', '6 km away', 'Usually answers within an hour', 'Free now'])
    expect(card.getByText(text)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Verified' }))
  await waitFor(() => expect(asked).toEqual([null, 'yes']))
  fireEvent.click(await screen.findByRole('button', { name: 'Invite to a todo' }))
  expect(await screen.findByRole('dialog', { name: /Musa/ })).toBeTruthy()
})

test('without a network a list that was seen is shown with its age, another one says why not', async () => {
  const device = await createClientDevice({
    responses: {
      'GET /api/professionals': () => {
        throw new NetworkError('offline')
      },
    },
  })
  await device.replica.setMeta('directory', {
    [JSON.stringify({ field: 'Electrician' })]: { at: 1_700_000_000_000, professionals: [musa] },
  })
  renderScreen('/professionals?field=Electrician', device)
  expect(
    await screen.findByText('Onise cannot be reached: this is what you saw last.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Musa' })).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Trade' }), { target: { value: 'Barber' } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a professional is asked once to be listed', async () => {
  const device = await createTaskerDevice()
  renderScreen('/dashboard', device)
  fireEvent.click(await screen.findByRole('button', { name: 'List me' }))
  await waitFor(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([
      { command: 'directory.setListing', input: { isListed: true, takesJobs: true } },
    ]),
  )
  expect(screen.queryByText('Let clients find you')).toBe(null)
})
