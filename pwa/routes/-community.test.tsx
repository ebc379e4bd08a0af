import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const communities = ['WhatsApp', 'Telegram', 'Facebook'].map((name) => ({
  name: `Onise on ${name}`,
  url: `https://${name.toLowerCase()}.example/onise`,
}))
const updateOf = (caption: string, file: object | null = null) => ({
  _id: newId('update'),
  audience: 'all',
  caption,
  file,
  createdAt: new Date(TEST_NOW).toISOString(),
})
const respond = (updates: object[] = []): Record<string, Responder> => ({
  'GET /api/community': () => [200, { communities }],
  'GET /api/updates': () => [200, { updates }],
})

test('the groups open in new tabs that cannot reach this page', async () => {
  renderScreen('/community', await createClientDevice({ responses: respond() }))
  const links = await screen.findAllByRole('link', { name: /opens in a new tab/ })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our Communities')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(communities.map(({ url }) => url))
  expect(
    links.map(({ target, rel }: HTMLElement & { target?: string; rel?: string }) => [target, rel]),
  ).toEqual(communities.map(() => ['_blank', 'noopener noreferrer']))
})

test('without a network the groups of the last visit are shown, or that they could not be fetched', async () => {
  const known = await createClientDevice()
  await known.replica.setMeta('communities', communities)
  const first = renderScreen('/community', known)
  expect(await screen.findAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3)
  first.unmount()
  renderScreen('/community', await createClientDevice())
  await screen.findByText("Couldn't load.")
})

test('shows a sentence when there is no group', async () => {
  const responses: Record<string, Responder> = {
    ...respond(),
    'GET /api/community': () => [200, { communities: [] }],
  }
  renderScreen('/community', await createClientDevice({ responses }))
  await screen.findByText('No communities yet')
})

test('the newest update is shown until the user closes it, then the next one', async () => {
  const file = { url: '/api/files/private/a.pdf?u=1', type: 'application/pdf' }
  const updates = [updateOf('Withdrawals are slow today.', file), updateOf('A new trade: Tiling.')]
  const device = await createClientDevice({ responses: respond(updates) })
  const first = renderScreen('/client-dashboard', device)
  await screen.findByText('Withdrawals are slow today.')
  expect(screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toBe(file.url)
  press('Close')
  await screen.findByText('A new trade: Tiling.')
  first.unmount()
  renderScreen('/client-dashboard', device)
  await screen.findByText('A new trade: Tiling.')
  press('Close')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'News from Onise' })).toBeNull())
})

test('an update that was fetched before is shown without a network', async () => {
  const device = await createClientDevice()
  await device.replica.setMeta('updates', [updateOf('Read me offline.')] as never)
  renderScreen('/client-dashboard', device)
  await screen.findByText('Read me offline.')
})
