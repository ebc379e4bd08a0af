import { expect } from 'vitest'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { withdraw } from '#schema/contract/payouts.ts'
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

const PIN = '4071'
/** `accountNmber` is the spelling of the API. */
export const WITHDRAWAL = {
  accountNmber: '0123456789',
  bankCode: '044',
  amount: '5000',
  pin: PIN,
}
type Fields = Partial<WireInput<typeof withdraw>>

/** What the ledger says the provider holds for us: the users' first money in a test comes from nowhere. */
const floatPosting = (amount: Kobo, now: number) =>
  postJournal({
    type: 'settle',
    idemKey: 'st:start',
    actor: null,
    subject: 'start',
    meta: {},
    legs: [{ debit: 'provider_clearing', credit: 'platform_capital', amount }],
    now,
  }).writes

type BaseMarket = Awaited<ReturnType<typeof createMarket>>

function createPayoutInspection(market: BaseMarket) {
  const listPayouts = () => market.runSql('SELECT * FROM payouts ORDER BY id')
  return {
    listPayouts,
    async firstPayout() {
      const [row] = await listPayouts()
      if (!row) throw new Error('There is no payout.')
      const { id, reference, status } = row
      return { ...row, id: String(id), reference: String(reference), status: String(status) }
    },
    async payoutReferenceOf(user: TestUser): Promise<string> {
      const row = (await listPayouts()).find((each) => each['user_id'] === user.id)
      return String(row?.['reference'])
    },
    history: async (user: TestUser) => (await user.send(listTransactions, {})).body.trx,
    alarms: () => market.logLines.filter((line) => 'alarm' in line).map(({ alarm }) => alarm),
  }
}

export type PayoutMarket = Awaited<ReturnType<typeof createPayoutMarket>>

/** A market whose users have PINs and withdraw money. */
export async function createPayoutMarket(
  options: Parameters<typeof createMarket>[0] = {},
  { money = naira(100_000), float = naira(50_000_000) } = {},
) {
  const market = await createMarket(options)
  market.provider.nameAccount(WITHDRAWAL.accountNmber, 'BELLO MUSA A.')
  // The first connection to a database that is still being created may fail.
  await withRetry(() => market.write(...floatPosting(float, market.now())))
  return {
    ...market,
    ...createPayoutInspection(market),
    async createRichUser(kobo: Kobo = money): Promise<TestUser> {
      const [user] = await market.createUsers({ userType: 'tasker', money: kobo, pin: PIN })
      if (!user) throw new Error('There is no user.')
      return user
    },
    withdraw: (user: TestUser, fields: Fields = {}, key?: string) =>
      user.send(withdraw, { ...WITHDRAWAL, ...fields }, key),
    /** Without the checks after each command, so that many run together. */
    withdrawDirectly: (user: TestUser, fields: Fields = {}, key?: string) =>
      market.send(user.token, withdraw, { ...WITHDRAWAL, ...fields }, key),
    createContext: () => createBackgroundContext(market.deps),
    async runPayoutJob() {
      await runJobs(market.deps, [retryPayoutsJob])
      expect(market.logLines.at(-1)).not.toHaveProperty('fault')
      return market.logLines.at(-1)
    },
    /** What the worker does with an event of the provider. */
    handleEvent: async (event: string, reference: string, data: Record<string, unknown> = {}) =>
      PAYOUT_EVENT_HANDLERS[event]?.(createBackgroundContext(market.deps), { reference, data }),
  }
}
