// `npm run admin -- create --email ada@example.com [--username Ada]`: makes the first administrator of the configured
// database, and a second one (docs/operations.md#administrators). Others are made by two administrators.
import { parseArgs } from 'node:util'
import { createFirstAdministrator } from '#worker/admin/first-administrator.ts'
import { createServerContext } from './server-context.ts'

const USAGE = 'Usage: npm run admin -- create --email ada@example.com [--username Ada]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { email: { type: 'string' }, username: { type: 'string' } },
})
try {
  const email = values.email?.trim().toLowerCase() ?? ''
  if (positionals[0] !== 'create' || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE)
  const username = values.username ?? [...(email.split('@')[0] ?? '')].slice(0, 8).join('')
  // No payment is made; without a key the settings would be refused.
  const context = createServerContext({ PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(16)}` })
  const made = await createFirstAdministrator(context, { email, username })
  console.log(
    made === 'created'
      ? `${email} is an administrator. Open /forgot-password in Onise to choose a password, then log in and set up the second factor.`
      : `${email} is an administrator from the next log-in on, which sets up the second factor.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
