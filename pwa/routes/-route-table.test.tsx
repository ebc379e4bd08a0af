import { waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Transport } from '#pwa/api/call.ts'
import { online } from '#pwa/api/online.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { logOut } from '#pwa/session/log-out.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { prepareScreen } from '#testing/pwa/render-screen.tsx'
import {
  applicantRow,
  conversationRow,
  meRow,
  taskRow,
  userRow,
  userSummaryRow,
} from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { proposalRow } from '#testing/pwa/tasker-device.ts'
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

const client = userRow()
const tasker = userRow({
  userType: 'tasker',
  username: 'Adeola',
  skillsets: ['House Wiring'],
  trade: 'Electrician',
  profileDescription: 'Ten years of houses and shops.',
  jobTitle: 'Electrician',
  location: 'Yaba, Lagos',
})
const admin = userRow({ userType: 'admin', username: 'Ngozi' })

const summaryOf = ({ _id, username }: OwnUser) => userSummaryRow({ _id, username })
const workOf = { tasker: summaryOf(tasker), awardedAt: new Date(TEST_NOW).toISOString() }
const open = taskRow(client._id, { title: 'Paint a shop' })
const started = taskRow(client._id, { status: 'in-progress', ...workOf })
const submitted = taskRow(client._id, { status: 'submitted', ...workOf })
const completed = taskRow(client._id, { status: 'completed', ...workOf })
const proposal = proposalRow(open)
const applicant = applicantRow(open, { tasker: summaryOf(tasker) })

let hasNetwork = true
/** A server that has nothing but what is on the phone. */
const transport: Transport = ({ url }) => {
  if (!hasNetwork) throw new TypeError('Failed to fetch')
  if (new URL(url).pathname === '/api/sync') return new Response(null, { status: 204 })
  return Response.json({ error: 'Not here.', code: 'not_found' }, { status: 404 })
}

type Phone = { auth: Auth; other: string }

async function createPhone(user: OwnUser, other = newId('user')): Promise<Phone> {
  const device = createDevice({ userId: user._id, isAdmin: user.userType === 'admin', transport })
  await device.replica.me.put(meRow(user))
  await device.replica.setMeta('lastPullAt', TEST_NOW)
  return { auth: device.auth, other }
}

async function createPhones() {
  const signedOut = createDevice({ transport })
  await logOut(signedOut.auth, 'keep')
  const phones = {
    'signed out': { auth: signedOut.auth, other: newId('user') },
    client: await createPhone(client, tasker._id),
    tasker: await createPhone(tasker, client._id),
    admin: await createPhone(admin),
    empty: { auth: createDevice({ transport }).auth, other: newId('user') },
  }
  const replicaOf = ({ auth }: Phone) => {
    if (!auth.session) throw new Error('no user is signed in')
    return auth.session.replica
  }
  const [ofClient, ofTasker] = [replicaOf(phones.client), replicaOf(phones.tasker)]
  await ofClient.tasks.bulkPut([open, started, submitted, completed])
  await ofClient.applicants.put(applicant)
  await ofClient.conversations.put(conversationRow(client._id, { other: summaryOf(tasker) }))
  await ofTasker.tasks.bulkPut([started, submitted, completed])
  await ofTasker.feed.put(open)
  await ofTasker.proposals.put(proposal)
  await ofTasker.conversations.put(conversationRow(tasker._id, { other: summaryOf(client) }))
  return phones
}

let phones: Awaited<ReturnType<typeof createPhones>>
beforeAll(async () => {
  phones = await createPhones()
})

const addressOf = (pattern: string, other: string) => {
  const ids: Record<string, string> = {
    open: open._id,
    started: started._id,
    submitted: submitted._id,
    completed: completed._id,
    proposal: proposal._id,
    applicant: applicant._id,
    other,
  }
  return pattern.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? 'unknown')
}

/** A screen that is not loading and has something below its heading. */
function readScreen(): string {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
  const text = (document.querySelector('.page-body') ?? document.body).textContent
  if (text === '') return 'nothing below the heading'
  return text === 'Loading' ? 'Loading' : headings.join(', ')
}

/** What a visitor gets at an address. Only a screen is rendered. */
async function visit(visitor: Visitor, { address, user, outcomes }: RouteRow) {
  const { auth, other } = phones[visitor === 'offline' ? user : visitor]
  hasNetwork = visitor !== 'offline' && visitor !== 'empty'
  if (hasNetwork) online.markReachable()
  else online.markUnreachable()
  const path = addressOf(address, other)
  const { router, show } = prepareScreen(path, { auth })
  await router.load()
  const { pathname } = router.state.location
  if (pathname !== path) return `→ ${pathname}`
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

test('every route has a row', () => {
  const { router } = prepareScreen('/', phones.client)
  const covered = ROUTE_TABLE.map(
    ({ address }) => router.matchRoutes(addressOf(address, newId('user'))).at(-1)?.fullPath,
  )
  const missing = Object.values(router.routesByPath).filter(
    ({ fullPath }) => !covered.includes(fullPath),
  )
  expect(missing.map(({ fullPath }) => fullPath)).toEqual([])
})
