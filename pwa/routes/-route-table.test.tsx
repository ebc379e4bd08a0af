import { waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { prepareScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { addressOf, createVisitors, setNetwork } from '#testing/pwa/visitors.ts'
import { SECTIONS } from './-admin/sections.tsx'
import { ROUTE_TABLE, VISITORS, type RouteRow, type Visitor } from './-route-table.ts'

setUpScreens()
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return () => vi.unstubAllGlobals()
})

let phones: Awaited<ReturnType<typeof createVisitors>>
beforeAll(async () => {
  phones = await createVisitors()
})

/** A screen that is not loading and has something below its heading. */
function readScreen(): string {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
  const text = (document.querySelector('.page-body') ?? document.body).textContent
  if (text === '') return 'nothing below the heading'
  return text === 'Loading' ? 'Loading' : headings.join(', ')
}

/** A screen that the row's own user gets too is one code for both: that others are let in is seen without rendering it. */
const isShownToUser = (visitor: Visitor, { user, outcomes }: RouteRow) =>
  ['client', 'tasker', 'admin'].includes(visitor) &&
  visitor !== user &&
  outcomes[visitor] === outcomes[user]

/** What a visitor gets at an address. Only a screen is rendered. */
async function visit(visitor: Visitor, row: RouteRow) {
  const { address, user, outcomes } = row
  const { auth, other } = phones[visitor === 'offline' ? user : visitor]
  setNetwork(visitor !== 'offline' && visitor !== 'empty')
  const path = addressOf(address, other)
  const { router, show } = prepareScreen(path, { auth })
  await router.load()
  const { pathname } = router.state.location
  if (pathname !== path) return `→ ${pathname}`
  if (isShownToUser(visitor, row)) return outcomes[visitor]
  const { unmount } = show()
  await waitFor(() => expect(readScreen()).toBe(outcomes[visitor])).catch(() => {})
  const shown = readScreen()
  unmount()
  return shown
}

test.each(ROUTE_TABLE)('$address', async (row) => {
  const outcomes: Record<string, string> = {}
  for (const visitor of VISITORS) outcomes[visitor] = await visit(visitor, row)
  expect(outcomes).toEqual(row.outcomes)
})

test('every route and every section of administrators has a row', () => {
  const { router } = prepareScreen('/', phones.client)
  const covered = ROUTE_TABLE.map(
    ({ address }) => router.matchRoutes(addressOf(address, newId('user'))).at(-1)?.fullPath,
  )
  const missing = Object.values(router.routesByPath).filter(
    ({ fullPath }) => !covered.includes(fullPath),
  )
  expect(missing.map(({ fullPath }) => fullPath)).toEqual([])
  const addresses = ROUTE_TABLE.map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(Object.keys(SECTIONS).map((name) => `/admin/${name}`)),
  )
})
