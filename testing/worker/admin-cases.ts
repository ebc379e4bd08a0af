import * as desk from '#schema/contract/admin-desk.ts'
import * as health from '#schema/contract/admin-health.ts'
import * as lists from '#schema/contract/admin-lists.ts'
import { searchAll } from '#schema/contract/admin-search.ts'
import * as users from '#schema/contract/admin-users.ts'
import * as approvals from '#schema/contract/approvals.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import * as factor from '#schema/contract/second-factor.ts'
import { changeSetting } from '#schema/contract/settings.ts'
import { totpAt } from '#worker/secrets/totp.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import { TEST_PASSWORD } from './test-server.ts'

const asAdmin = async (market: Market) => ({
  caller: await market.createUser('admin'),
  input: {},
})

const asAdminAboutUser = async (market: Market) => {
  const tasker = await market.createTasker()
  const stranger = { user: await market.createClient(), status: 403 as const }
  return { caller: await market.createUser('admin'), id: tasker.id, stranger }
}

/** An administrator who has begun to set up the second factor, and the secret. */
async function beginSetup(market: Market) {
  const caller = await market.createUser('admin')
  const { body } = await caller.send(factor.startSecondFactor, { password: TEST_PASSWORD })
  const codeAt = (at: number) => totpAt(body.secret, at)
  return { caller, codeAt }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(lists.readOverview, asAdmin),
  endpointCase(
    lists.listAllUsers,
    async (market) => ({ ...(await asAdmin(market)), input: { status: 'unverified' as const } }),
    { freeTextFields: ['q'] },
  ),
  endpointCase(lists.listAllTasks, asAdmin, { freeTextFields: ['q'] }),
  endpointCase(lists.listAllTransactions, asAdmin, { freeTextFields: ['q'] }),
  endpointCase(
    searchAll,
    async (market) => ({ ...(await asAdmin(market)), input: { q: 'Fix the roof' } }),
    { freeTextFields: ['q'] },
  ),
  endpointCase(lists.verifyUser, async (market) => {
    const { id } = await market.createTasker()
    const stranger = { user: await market.createClient(), status: 403 as const }
    const caller = await market.createUser('admin')
    return { caller, input: { id }, otherInput: { id, reason: 'Seen in person.' }, stranger }
  }),
  endpointCase(lists.unverifyUser, async (market) => {
    const { id, ...rest } = await asAdminAboutUser(market)
    await rest.caller.send(lists.verifyUser, { id })
    const input = { id, reason: 'Another person.' }
    return { ...rest, input, otherInput: { ...input, reason: 'A mistake.' } }
  }),
  endpointCase(users.changeStanding, async (market) => {
    const { id, ...rest } = await asAdminAboutUser(market)
    const input = { id, standing: 'limited', reason: 'Reported twice.' } as const
    return { ...rest, input, otherInput: { ...input, standing: 'suspended' as const } }
  }),
  ...[
    users.readUser,
    users.listUserTransactions,
    users.listUserPayments,
    users.listUserReports,
    desk.listUserTimeline,
    desk.listUserNotes,
    desk.listUserSessions,
  ].map((endpoint) =>
    endpointCase(endpoint as typeof users.readUser, async (market) => {
      const { id, ...rest } = await asAdminAboutUser(market)
      return { ...rest, input: { id } }
    }),
  ),
  endpointCase(desk.writeUserNote, async (market) => {
    const { id, ...rest } = await asAdminAboutUser(market)
    return {
      ...rest,
      input: { id, text: 'Called about the roof.' },
      otherInput: { id, text: 'Called again.' },
    }
  }),
  endpointCase(desk.endUserSessions, async (market) => {
    const { id, ...rest } = await asAdminAboutUser(market)
    const input = { id, reason: 'The phone was stolen.' }
    return { ...rest, input, otherInput: { ...input, reason: 'Asked for it.' } }
  }),
  endpointCase(
    desk.sendSupportNotice,
    async (market) => {
      const { id, ...rest } = await asAdminAboutUser(market)
      const input = { id, title: 'Your payment', text: 'It is here.', reason: 'They asked.' }
      return { ...rest, input, otherInput: { ...input, title: 'Your withdrawal' } }
    },
    { booleanFields: ['email'] },
  ),
  endpointCase(users.listUserTasks, async (market) => {
    const { id, ...rest } = await asAdminAboutUser(market)
    return { ...rest, input: { id, role: 'tasker' as const } }
  }),
  endpointCase(users.readTaskFile, async (market) => {
    const client = await market.createClient()
    const task = await market.createAssignedTask(client, await market.createTasker())
    const caller = await market.createUser('admin')
    return { caller, input: { id: task._id }, stranger: { user: client, status: 403 as const } }
  }),
  endpointCase(listAuditLog, asAdmin, { freeTextFields: ['q', 'subject', 'action'] }),
  endpointCase(factor.readSecondFactor, asAdmin),
  // Its response is a secret, which is not stored.
  endpointCase(
    factor.startSecondFactor,
    async (market) => ({ ...(await asAdmin(market)), input: { password: TEST_PASSWORD } }),
    { storesResponse: false },
  ),
  endpointCase(
    factor.confirmSecondFactor,
    async (market) => {
      const { caller, codeAt } = await beginSetup(market)
      return { caller, input: { code: codeAt(market.now()) } }
    },
    { storesResponse: false },
  ),
  endpointCase(
    factor.passSecondFactor,
    async (market) => {
      const { caller, codeAt } = await beginSetup(market)
      await caller.send(factor.confirmSecondFactor, { code: codeAt(market.now()) })
      return { caller, input: { code: codeAt(market.now() + 30_000) } }
    },
    { storesResponse: false },
  ),
  endpointCase(factor.makeAdministrator, async (market) => {
    const { email } = await market.createUser('client')
    const { email: other } = await market.createUser('client')
    const reason = 'Works with us.'
    const caller = await market.createUser('admin')
    return { caller, input: { email, reason }, otherInput: { email: other, reason } }
  }),
  endpointCase(approvals.listApprovals, asAdmin),
  endpointCase(approvals.decideApproval, async (market) => {
    const maker = await market.createUser('admin')
    const reason = 'Agreed for March.'
    await maker.send(changeSetting, { name: 'platformFeeBps', value: 250, reason })
    const { body } = await maker.send(approvals.listApprovals, {})
    const [{ _id: id }] = body.approvals as [(typeof body.approvals)[number]]
    return {
      caller: await market.createUser('admin'),
      input: { id, decision: 'approve' as const, reason },
      otherInput: { id, decision: 'reject' as const, reason },
      stranger: { user: await market.createClient(), status: 403 },
    }
  }),
  endpointCase(health.listDailyFigures, asAdmin),
  endpointCase(health.listPlaceFigures, asAdmin),
  endpointCase(health.listFailures, asAdmin),
  endpointCase(health.readHealth, asAdmin),
  endpointCase(health.runJobNow, async (market) => {
    const input = { job: 'verify-audit-log' } as const
    return { ...(await asAdmin(market)), input, otherInput: { job: 'due-tasks' as const } }
  }),
  endpointCase(health.retryFailure, async (market) => {
    await market.runSql(
      `INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, processed_at, error)
       VALUES ('a', 'e', '{}', '', 1, 1, 'x'), ('b', 'e', '{}', '', 1, 1, 'x')`,
    )
    const input = { kind: 'webhook', id: 'a' } as const
    return { ...(await asAdmin(market)), input, otherInput: { ...input, id: 'b' } }
  }),
]
