import { sql } from 'drizzle-orm'
import { updateProfile } from '#schema/contract/accounts.ts'
import { postUpdate } from '#schema/contract/community.ts'
import { initFunding } from '#schema/contract/payments.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { localTimeOf } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import type { Statement } from '#worker/db/write.ts'
import { DEMO_PASSWORD, DEMO_PIN } from './demo.ts'
import { tools } from './events.ts'
import type { Step } from './run-task-lifecycle.ts'
import type { SandboxClient } from './sandbox.ts'
import { stuckMoneySteps, type StuckMoneyOptions } from './stuck-money.ts'
import { USERS } from './users.ts'

const HOUR_MS = 3_600_000
/** Of a company, so that an administrator decides about the withdrawal. */
const ACCOUNT = {
  bankCode: '058',
  accountNumber: '0123450077',
  accountName: 'LEKKI BUILDERS LIMITED',
}
/** In kobo: far more than was asked for. */
const PAID = 250_000_00

/** A withdrawal to another name. */
function withdrawal({ call, userOf, timeOf }: ReturnType<typeof tools>, sandbox: SandboxClient) {
  const { token } = userOf('emeka')
  const { bankCode, accountNumber, accountName } = ACCOUNT
  return [
    {
      at: timeOf(60),
      async run() {
        await sandbox.setAccountName(accountNumber, accountName)
        await call(token, createPin, {
          pin: DEMO_PIN,
          confirm_pin: DEMO_PIN,
          password: DEMO_PASSWORD,
        })
      },
    },
    {
      at: timeOf(5),
      run: () => call(token, withdraw, { bankCode, accountNumber, amount: '40000', pin: DEMO_PIN }),
    },
  ]
}

/** A payment of more than was asked for. */
const payment = ({ call, userOf, timeOf }: ReturnType<typeof tools>, sandbox: SandboxClient) => ({
  at: timeOf(4),
  async run() {
    const { payment: started } = await call(userOf('tunde').token, initFunding, { amount: '10000' })
    await sandbox.payAmount(started.reference, PAID)
  },
})

/** Contact details in three texts of a profile. */
function maskedContacts({ step }: ReturnType<typeof tools>): Step[] {
  const write = (hoursAgo: number, profileDescription: string) =>
    step(hoursAgo, 'samson', updateProfile, { profileDescription })
  return [
    write(9, 'Call me on 0803 123 4567 before you post.'),
    write(8, 'WhatsApp only: 0803 123 4567'),
    write(7.5, 'Write to samson@repairs.ng, it is faster.'),
    write(7, USERS.find(({ handle }) => handle === 'samson')?.about ?? ''),
  ]
}

/** So that each queue of the administrators has an item. */
export function queueSteps(options: StuckMoneyOptions): Step[] {
  const seed = tools(options)
  return [
    ...stuckMoneySteps(seed, options),
    ...withdrawal(seed, options.sandbox),
    payment(seed, options.sandbox),
    ...maskedContacts(seed),
    seed.step(2, 'admin', postUpdate, {
      caption: 'On Friday the banks rest. Withdrawals that you order then arrive on Saturday.',
      audience: 'tasker',
      showFrom: localTimeOf(options.start + 2 * DAY_MS),
    }),
  ]
}

const ARRIVED = {
  username: 'Ifeoma',
  notices: [{ kind: 'withdrawalCompleted', data: { amount: naira(40_000) } }],
}

/**
 * What failed for a reason outside of the marketplace, and is not tried again for a day. The two alarms that the jobs write
 * into the log of a fresh demo, of the email and of the refund, are these, so that their lists are not empty.
 */
export const failures = (start: number): Statement[] => [
  sql`UPDATE refunds SET lease_until = ${start + 20 * HOUR_MS} WHERE status = 'sending'`,
  sql`INSERT INTO emails (id, address, template, params, created_at, lease_until, attempts, last_error)
    VALUES ('demo-email', 'ifeoma@onise.test', 'notices', ${JSON.stringify(ARRIVED)}, ${start - 2 * HOUR_MS},
      ${start + 20 * HOUR_MS}, 6, '452 The mailbox is full')`,
  sql`INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, processed_at, attempts, error)
    VALUES ('demo-webhook', 'transfer.success', '{}', '', ${start - 3 * HOUR_MS}, ${start - 2 * HOUR_MS}, 8,
      'No withdrawal has this reference')`,
]
