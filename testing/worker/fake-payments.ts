import { expect } from 'vitest'
import type { RequestInput as Given } from '#schema/contract/endpoint.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { withRetry } from '#worker/db/errors.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { postJournal } from '#worker/ledger/postings.ts'
import { retryPayoutsJob } from '#worker/payouts/jobs.ts'
import { PAYOUT_EVENT_HANDLERS } from '#worker/webhooks/payout-events.ts'
import { createMarket } from './market.ts'
import type { TestUser } from './test-server.ts'

/** `accountNmber` is the spelling of the API. */
export const going = { accountNmber: '0123456789', bankCode: '044', amount: '5000', pin: '4071' }
type Fields = Partial<Given<typeof withdraw>>

/** A market whose people have PINs and take money out, with the bank and the clock at hand. */
export async function newPayer(
  options: Parameters<typeof createMarket>[0] = {},
  { money = naira(100_000), float = naira(50_000_000) } = {},
) {
  const market = await createMarket(options)
  // What the provider holds for us: people's first money in a test comes from nowhere.
  const legs = [{ debit: 'provider_clearing', credit: 'platform_capital', amount: float }]
  const start = { type: 'settle', idemKey: 'st:start', actor: null, subject: 'start' } as const
  const { writes } = postJournal({ ...start, meta: {}, legs, now: market.now() })
  // The first to speak to a database that is only just being made may have to say it again.
  await withRetry(() => market.write(...writes))
  const rich = async (kobo: Kobo = money): Promise<TestUser> => {
    const person = await market.createUser('tasker', kobo)
    await person.send(createPin, { pin: '4071', confirm_pin: '4071' })
    return person
  }
  const rows = () => market.runSql('SELECT * FROM payouts ORDER BY id')
  return {
    ...market,
    rich,
    take: (person: TestUser, fields: Fields = {}, key?: string) =>
      person.send(withdraw, { ...going, ...fields }, key),
    /** Straight to the door, so that many are under way together. */
    rush: (person: TestUser, fields: Fields = {}, key?: string) =>
      market.send(person.token, withdraw, { ...going, ...fields }, key),
    payouts: rows,
    async payout() {
      const [row] = await rows()
      if (!row) throw new Error('There is no payout.')
      const { id, reference, status } = row
      return { ...row, id: String(id), reference: String(reference), status: String(status) }
    },
    createContext: () => createBackgroundContext(market.deps),
    async clock() {
      await runJobs(market.deps, [retryPayoutsJob])
      expect(market.logLines.at(-1)).not.toHaveProperty('fault')
      return market.logLines.at(-1)
    },
    /** What follows from an event of the provider's. */
    sendWebhook: async (event: string, reference: string, data: Record<string, unknown> = {}) =>
      PAYOUT_EVENT_HANDLERS[event]?.(createBackgroundContext(market.deps), { reference, data }),
    changed: market.changesDuring,
    history: async (person: TestUser) => (await person.send(listTransactions, {})).body.trx,
    async balanceOf(account: string) {
      const [row] = await market.runSql(
        'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
        account,
      )
      return Number(row?.['kobo'] ?? 0)
    },
    alarms: () => market.logLines.filter((line) => 'alarm' in line).map(({ alarm }) => alarm),
  }
}
export type Payer = Awaited<ReturnType<typeof newPayer>>
