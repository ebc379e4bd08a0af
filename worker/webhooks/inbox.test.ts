import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { webhookData } from '#testing/provider/test-provider.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { purgeExpiredJob } from '#worker/jobs/purge-expired.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { retryWebhooksJob } from './jobs.ts'

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
})
const inbox = () => market.runSql('SELECT processed_at IS NOT NULL AS done FROM webhook_inbox')
const createWebhook = (event: string, data: object) => market.provider.createWebhook(event, data)
async function deliver(request: Request) {
  const { response } = await market.dispatch(request)
  expect(response.status).toBe(200)
}
/** The event about a payment that is not credited yet. */
async function success() {
  const { reference } = await createPaidPayment(market, client)
  return webhookData(market.provider.webhook(reference))
}
async function runJob(after: number) {
  market.advanceClock(after)
  await runJobs(market.deps, [retryWebhooksJob])
  expect(market.logLines.at(-1)).not.toHaveProperty('fault')
}

describe('an event', () => {
  it('delivered again while it is processed is left to the first processing', async () => {
    const data = await success()
    market.provider.intercept('GET /transaction/verify', async () => {
      market.provider.clearFaults()
      await deliver(createWebhook('charge.success', { ...data, amount: 1 }))
      expect(await market.runSql('SELECT attempts FROM webhook_inbox')).toEqual([{ attempts: 0 }])
      return new Response(null, { status: 503 })
    })
    await deliver(createWebhook('charge.success', data))
    expect(await market.runSql('SELECT attempts, lease_until FROM webhook_inbox')).toEqual([
      { attempts: 1, lease_until: null },
    ])
    const [stored] = await market.runSql('SELECT body FROM webhook_inbox')
    const { id, status, reference } = data
    expect(JSON.parse(String(stored?.['body'])).data).toEqual({ id, status, reference })
    expect(market.provider.countRequests('GET /transaction/verify')).toBe(1)
    await deliver(createWebhook('charge.success', data))
    expect(await market.availableBalance(client)).toBe(naira(5000))
  })

  it('whose processing was interrupted is processed after its lease', async () => {
    market.provider.injectFault('GET /transaction/verify', 'drop-request')
    await deliver(createWebhook('charge.success', await success()))
    market.provider.clearFaults()
    await market.runSql('UPDATE webhook_inbox SET lease_until = ?', market.now() + 60_000)
    await runJob(59_000)
    expect(await inbox()).toMatchObject([{ done: 0 }])
    await runJob(121_000)
    expect(await inbox()).toMatchObject([{ done: 1 }])
    await market.runSql('UPDATE webhook_inbox SET processed_at = NULL, lease_until = ?', 9e15)
    await runJob(DAY_MS)
    expect(await inbox()).toMatchObject([{ done: 1 }])
  })

  it.each(['__proto__', 'constructor', 'toString'])('named %s is no handler', async (event) => {
    await deliver(createWebhook(event, { id: 7, status: 'open' }))
    expect(await inbox()).toMatchObject([{ done: 1 }])
    expect(market.logLines.filter((line) => 'fault' in line)).toEqual([])
  })

  it('is stored without account numbers and names, also one that was stored whole before', async () => {
    const data = {
      id: 9,
      status: 'success',
      reference: 'no-such-transfer',
      fee_charged: 1000,
      amount: 5000,
      recipient: { name: 'Ada Obi', details: { account_number: '0123456789' } },
      customer: { email: 'ada@home.test' },
    }
    await deliver(createWebhook('transfer.success', data))
    const bodies = async () =>
      (await market.runSql('SELECT body FROM webhook_inbox')).map(({ body }) =>
        JSON.parse(String(body)),
      )
    const { id, status, reference, fee_charged } = data
    const short = { event: 'transfer.success', data: { id, status, reference, fee_charged } }
    expect(await bodies()).toEqual([short])
    const whole = JSON.stringify({ event: 'transfer.success', data })
    await market.runSql('UPDATE webhook_inbox SET body = ?', whole)
    await runJobs(market.deps, [purgeExpiredJob])
    expect(await bodies()).toEqual([short])
    await market.runSql('UPDATE webhook_inbox SET body = ?', 'account, not JSON')
    await runJobs(market.deps, [purgeExpiredJob])
    expect(await bodies()).toEqual([{}])
  })

  it('that names no payment is given up at once, with a discrepancy', async () => {
    await deliver(createWebhook('charge.success', { id: 7, status: 'success' }))
    expect(await inbox()).toMatchObject([{ done: 1 }])
    expect(await market.runSql('SELECT id, message FROM discrepancies')).toEqual([
      { id: 'webhook:charge.success:7:success', message: expect.stringContaining('no reference') },
    ])
  })
})
