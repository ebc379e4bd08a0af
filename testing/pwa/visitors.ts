import type { Transport } from '#pwa/api/call.ts'
import { online } from '#pwa/api/online.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { logOut } from '#pwa/session/log-out.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from './device.ts'
import { applicantRow, conversationRow, meRow, taskRow, userRow, userSummaryRow } from './rows.ts'
import { proposalRow } from './tasker-device.ts'

// One phone for each kind of visitor, between whom work in every state exists: for tests that open all screens.

const summaryOf = ({ _id, username }: OwnUser) => userSummaryRow({ _id, username })

/** New users and tasks. */
function createRows() {
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
  const stranger = userRow({ username: 'Ifeoma' })
  const workOf = { tasker: summaryOf(tasker), awardedAt: new Date(TEST_NOW).toISOString() }
  const open = taskRow(client._id, { title: 'Paint a shop' })
  return {
    client,
    tasker,
    admin,
    open,
    /** A tasker has not applied for it, and its client is not verified. */
    otherOpen: taskRow(stranger._id, { postedBy: summaryOf(stranger) }),
    started: taskRow(client._id, { status: 'in-progress', ...workOf }),
    submitted: taskRow(client._id, { status: 'submitted', ...workOf }),
    completed: taskRow(client._id, { status: 'completed', ...workOf }),
    proposal: proposalRow(open),
    applicant: applicantRow(open, { tasker: summaryOf(tasker) }),
  }
}

/** Of the file that runs: what another did to its phones is not found on these. */
let rows = createRows()

let hasNetwork = true
/** Of all phones. */
export function setNetwork(value: boolean): void {
  hasNetwork = value
  if (value) online.markReachable()
  else online.markUnreachable()
}

const RESPONSES: Record<string, object> = {
  '/api/user/phone-channels': { channels: PHONE_CHANNELS },
  '/api/user/fetch-supported-banks': [{ code: '058', name: 'GTBank' }],
}
/** A server that has little more than what is on the phone. */
const transport: Transport = ({ url }) => {
  if (!hasNetwork) throw new TypeError('Failed to fetch')
  const { pathname } = new URL(url)
  if (pathname === '/api/sync') return new Response(null, { status: 204 })
  const response = RESPONSES[pathname]
  if (response) return Response.json(response)
  return Response.json({ error: 'Not here.', code: 'not_found' }, { status: 404 })
}

export type Phone = { auth: Auth; other: string }

async function createPhone(user: OwnUser, other = newId('user')): Promise<Phone> {
  const device = createDevice({ userId: user._id, isAdmin: user.userType === 'admin', transport })
  await device.replica.me.put(meRow(user))
  await device.replica.setMeta('lastPullAt', TEST_NOW)
  return { auth: device.auth, other }
}

export async function createVisitors() {
  rows = createRows()
  const { client, tasker, admin, open, otherOpen, started, submitted, completed } = rows
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
  await ofClient.applicants.put(rows.applicant)
  await ofClient.conversations.put(conversationRow(client._id, { other: summaryOf(tasker) }))
  await ofTasker.tasks.bulkPut([started, submitted, completed])
  await ofTasker.feed.bulkPut([open, otherOpen])
  await ofTasker.proposals.put(rows.proposal)
  await ofTasker.conversations.put(conversationRow(tasker._id, { other: summaryOf(client) }))
  return phones
}

/** The address with the ids of a pattern such as `/chat/{other}`. */
export const addressOf = (pattern: string, other: string) => {
  const ids: Record<string, string> = {
    open: rows.open._id,
    'other-open': rows.otherOpen._id,
    started: rows.started._id,
    submitted: rows.submitted._id,
    completed: rows.completed._id,
    proposal: rows.proposal._id,
    applicant: rows.applicant._id,
    other,
  }
  return pattern.replace(/\{([\w-]+)\}/, (_, name: string) => ids[name] ?? 'unknown')
}
