import { beforeAll, expect, test } from 'vitest'
import { createPaystackInProcess } from '#sandbox/paystack/paystack.ts'
import { STAGE_NOTICES } from '#schema/domain/messages/stage-notices.ts'
import { NOTICE_KINDS } from '#schema/domain/notice.ts'
import { TASK_STATUSES } from '#schema/domain/task.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createSandboxes, SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { createSandboxClient } from '#tools/seed/sandbox.ts'
import { seedMarket } from '#tools/seed/seed-market.ts'
import { createAppServer } from './app-server.ts'
import { createInProcessDatabase } from './in-process-database.ts'

const { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: secretKey } = SANDBOX_SETTINGS

let server: ReturnType<typeof createAppServer>
const paystack = createPaystackInProcess({
  url,
  secretKey,
  now: () => TEST_NOW,
  webhookFetch: async (address, init) =>
    (await server.dispatch(new Request(address, init))).response,
})

beforeAll(async () => {
  const now = () => TEST_NOW
  const { externalFetch } = createSandboxes(now, { wrapProvider: () => paystack.fetch })
  server = createAppServer({ engine: createInProcessDatabase(), externalFetch, now })
  const sandbox = createSandboxClient(url, paystack.fetch)
  await seedMarket({ ...server.deps, sandbox, start: TEST_NOW })
  return async () => {
    await paystack.stop()
    server.close()
  }
})

const read = async (sql: string) => (await server.runSql(sql)).map((row) => Object.values(row))

test('without a fault', () => {
  expect(server.logLines.filter((line) => 'fault' in line)).toEqual([])
})

test('both users have new and read notices', async () => {
  const rows = await read(
    `SELECT DISTINCT users.email, notices.read_at IS NULL FROM notices
      JOIN users ON users.id = notices.user_id
      WHERE users.email IN ('client@onise.test', 'tasker@onise.test') ORDER BY 1, 2`,
  )
  expect(rows).toEqual([
    ['client@onise.test', 0],
    ['client@onise.test', 1],
    ['tasker@onise.test', 0],
    ['tasker@onise.test', 1],
  ])
})

test('there is a notice of each kind', async () => {
  const kinds = new Set((await read('SELECT DISTINCT kind FROM notices')).flat())
  // A chat message is a notice only for a browser that receives pushes, and the demo has no second factor, one
  // administrator, and no number that was proven later. Whether there is a digest of new todos depends on the hour. Its
  // one plan of stages does not have every turn that a plan can take.
  expect([...kinds]).toEqual(expect.arrayContaining(['awardedInStages', 'stageFunded']))
  const isOptional = (kind: string) => kind === 'todoDigest' || kind in STAGE_NOTICES
  const missing = Object.keys(NOTICE_KINDS).filter((kind) => !kinds.has(kind) && !isOptional(kind))
  expect(missing.toSorted()).toEqual(
    ['message', 'administratorMade', 'secondFactorChanged', 'support', 'phoneProven'].toSorted(),
  )
})

test('the client has a task in every state', async () => {
  const rows = await read(
    `SELECT DISTINCT tasks.status FROM tasks JOIN users ON users.id = tasks.client_id
      WHERE users.email = 'client@onise.test'`,
  )
  expect(rows.flat().toSorted()).toEqual([...TASK_STATUSES].toSorted())
})

test('the ledger has the balance of the payment sandbox once it has its webhooks', async () => {
  paystack.setWebhookUrl(`${server.settings.ONISE_URL}/api/payments/webhook`)
  const readBalances = () =>
    read(`SELECT debits - credits FROM ledger_accounts
      WHERE id IN ('provider_clearing', 'admin_adjust') ORDER BY id`)
  await expect.poll(readBalances).toEqual([[0], [paystack.balance]])
  expect(paystack.balance).toBeGreaterThan(0)
  expect(await server.findViolations()).toEqual([])
})
