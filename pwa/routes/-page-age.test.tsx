import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A phone without a network that pulled five minutes ago. */
async function openOffline(fetchedAt: Record<string, number>, path: string) {
  const other = { ...userRow(), reviews: [] }
  const [ofTrade, browsed] = [
    openTask({ title: 'Rewire a room' }),
    openTask({ title: 'Bake a cake' }),
  ]
  const device = await createTaskerDevice({ feed: [ofTrade] })
  await device.replica.browsed.put(browsed)
  await device.replica.profiles.put(other)
  await device.replica.setMeta('lastPullAt', Date.now() - 5 * MINUTE_MS)
  const ids: Record<string, string> = {
    profile: other._id,
    browsed: browsed._id,
    feed: ofTrade._id,
  }
  const times = Object.entries(fetchedAt).map(([name, at]) => [ids[name] ?? name, at] as const)
  await device.replica.setMeta('fetchedAt', Object.fromEntries(times))
  online.markUnreachable()
  const [, folder, name] = path.split('/')
  renderScreen(`/${folder}/${ids[name ?? ''] ?? ''}`, device)
  return (await screen.findByText(/^No network\./)).textContent
}
const ago = (hours: number) => Date.now() - hours * HOUR_MS

test.each([
  ['the wallet', '/wallet', {}, 'Updated 5 min ago.'],
  ['a profile', '/profile/profile', { profile: ago(3) }, 'Updated 3 h ago.'],
  ['a task of the user’s trade', '/single-task/feed', { feed: ago(4) }, 'Updated 5 min ago.'],
  ['another task', '/single-task/browsed', { browsed: ago(4) }, 'Updated 4 h ago.'],
  ['the list of open tasks', '/all-task', { [listOpenTasks.name]: ago(2) }, 'Updated 2 h ago.'],
])('without a network the banner shows the age of %s', async (_, path, fetchedAt, age) => {
  await openOffline(fetchedAt, path)
  expect(
    await screen.findByText(
      (_text, element) =>
        element?.className === 'banner-text' && (element.textContent ?? '').includes(age),
    ),
  ).toBeTruthy()
})

test('a page of unknown age shows none', async () => {
  expect(await openOffline({}, '/profile/profile')).not.toContain('Updated')
})
