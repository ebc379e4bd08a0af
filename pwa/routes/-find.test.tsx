import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { FEED_KEEP, PAGE_SIZE } from '#schema/domain/limits.ts'
import { online } from '#pwa/api/online.ts'
import { placeOf } from '#pwa/features/tasks/order.ts'
import { useVisit } from '#pwa/features/tasks/visit.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { openTask, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const LIST = 'GET /api/user/all-tasks'
const titles = () =>
  within(screen.getByRole('list', { name: 'To do list' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

/** Hundreds of rows in a database that is only imitated, beside other tests. */
const SLOW_MS = 20_000

/** More todos of other trades than the list reads: what is sought may be further back. */
const manySeen = () =>
  Array.from({ length: FEED_KEEP + PAGE_SIZE + 5 }, (_, n) =>
    openTask({
      title: `Paint wall ${n}`,
      field: 'Painter',
      createdAt: new Date(Date.UTC(2026, 1, 1) + n * 60_000).toISOString(),
    }),
  )
const farBack = (some: Partial<Task>) =>
  openTask({ createdAt: '2025-12-01T08:00:00.000Z', ...some })

async function offlinePhone(seen: Task[]) {
  const phone = await taskerPhone({ feed: [openTask({ title: 'Fix a Tap' })], seen })
  await phone.replica.know('titled', true)
  online.missed()
  return phone
}

describe('seeking without a signal (SPEC 5, F28)', { timeout: SLOW_MS }, () => {
  test('finds by part of a title, far behind what the list reads, whatever the tone marks', async () => {
    const old = farBack({ title: 'Tiling a bathroom in Ìbàdàn', field: 'Painter' })
    show('/all-task', await offlinePhone([...manySeen(), old]))
    await screen.findByRole('list', { name: 'To do list' })
    type('Search for todo', ' ibadan ')
    await waitFor(() => expect(titles()).toEqual(['Tiling a bathroom in Ìbàdàn']))
    expect(screen.getByText(/only todos this phone has seen were searched/)).toBeTruthy()
    type('Search for todo', 'ile')
    await screen.findByText('Nothing here is called “ile”.')
    type('Search for todo', 'x')
    await waitFor(() => expect(titles()).toEqual(['Fix a Tap']))
  })

  test('a field is filtered beyond what the list reads', async () => {
    const old = farBack({ title: 'Bake for sixty', field: 'Baker' })
    show('/all-task', await offlinePhone([...manySeen(), old]))
    await screen.findByRole('list', { name: 'To do list' })
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'Baker' } })
    await waitFor(() => expect(titles()).toEqual(['Bake for sixty']))
  })

  test('place, price, project type and skills narrow it, stand in the address, and can be cleared', async () => {
    const fit = openTask({ title: 'Wanted', price: 9000, location: 'Surulere, Lagos' })
    const others = [
      openTask({ title: 'Too dear', price: 90_000, location: 'Surulere, Lagos' }),
      openTask({ title: 'Elsewhere', price: 9000, location: 'Kano' }),
      openTask({ title: 'Remote', price: 9000, projectType: 'Remote', location: 'Surulere' }),
      openTask({
        title: 'Other skill',
        price: 9000,
        location: 'Surulere',
        skills: ['Solar Installation'],
      }),
    ]
    const { router } = show('/all-task', await offlinePhone([fit, ...others]))
    await waitFor(() => expect(titles()).toHaveLength(6))
    press('More filters')
    await screen.findByRole('dialog', { name: 'Filters' })
    type('Location', 'surulere')
    // The wrong way round on purpose: a range is a range.
    type('Price from', '20000')
    type('Price up to', '1000')
    fireEvent.click(screen.getByLabelText('Onsite'))
    fireEvent.click(screen.getByLabelText('House Wiring'))
    press('Show todos')
    await waitFor(() => expect(titles()).toEqual(['Wanted']))
    expect(router.state.location.search).toEqual({
      location: 'surulere',
      minPrice: 1000,
      maxPrice: 20_000,
      projectType: 'Onsite',
      skills: 'House Wiring',
    })
    press(/More filters/)
    press('Clear filters')
    await waitFor(() => expect(titles()).toHaveLength(6))
    expect(router.state.location.search).toEqual({})
  })

  test('an address with filters in it opens so', async () => {
    const seen = [
      openTask({ title: 'Dear', price: 50_000 }),
      openTask({ title: 'Cheap', price: 500 }),
    ]
    show('/all-task?q=e&maxPrice=1000', await offlinePhone(seen))
    await waitFor(() => expect(titles()).toEqual(['Cheap']))
  })

  test('what was in sight keeps its order; what was further back stands under it (F4)', async () => {
    const gates = Array.from({ length: 5 }, (_, n) => openTask({ title: `Weld gate ${n}` }))
    const old = farBack({ title: 'An old gate', field: 'Painter' })
    const phone = await offlinePhone([...manySeen(), old])
    await phone.replica.feed.bulkPut(gates)
    show('/all-task', phone)
    await waitFor(() => expect(titles()).toHaveLength(20))
    type('Search for todo', 'gate')
    const { seed } = useVisit.getState().visit
    const mixed = gates.toSorted((a, b) => placeOf(seed, a._id) - placeOf(seed, b._id))
    const standing = [...mixed, old].map(({ title }) => title)
    await waitFor(() => expect(titles()).toEqual(standing))
  })
})

test(
  'Price finds the dearest wherever they are, here and on the server',
  { timeout: SLOW_MS },
  async () => {
    const dear = farBack({ title: 'A whole estate', price: 5_000_000, field: 'Painter' })
    const asked: string[] = []
    const answer = ({ url }: { url: URL }): [number, object] => {
      asked.push(url.search)
      const isSought = url.searchParams.has('sort')
      return isSought ? [200, { tasks: [], nextCursor: null }] : [503, { error: 'Later' }]
    }
    const phone = await taskerPhone({ seen: [...manySeen(), dear], answers: { [LIST]: answer } })
    online.missed()
    show('/all-task?sort=price', phone)
    await waitFor(() => expect(titles()[0]).toBe('A whole estate'))
    await waitFor(() => expect(asked).toContain('?sort=price-high'))
  },
)

test('with a signal the server is asked for what is sought, and its answer stays on the phone', async () => {
  const far = farBack({ title: 'Plaster a wall', field: 'Painter' })
  const asked: string[] = []
  const answer = ({ url }: { url: URL }): [number, object] => {
    asked.push(url.search)
    const q = url.searchParams.get('q')
    return [200, { tasks: q === 'plaster' ? [far] : [], nextCursor: null }]
  }
  const phone = await taskerPhone({ feed: [openTask()], answers: { [LIST]: answer } })
  await phone.replica.know('titled', true)
  show('/all-task', phone)
  await waitFor(() => expect(titles()).toHaveLength(1))
  type('Search for todo', 'plaster')
  await waitFor(() => expect(titles()).toEqual(['Plaster a wall']))
  expect(asked).toContain('?q=plaster')
  expect(await phone.replica.seen.get(far._id)).toBeTruthy()
})
