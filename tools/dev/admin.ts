// `npm run admin -- create --email ada@example.com [--username Ada]`: makes the first administrator of the configured
// database, and a second one (docs/operations.md#administrators). Others are made by two administrators.
// `npm run admin -- code admin@onise.test`: the code of the second factor, of the demo that runs on this machine.
import { parseArgs } from 'node:util'
import { createFirstAdministrator } from '#worker/admin/first-administrator.ts'
import { localCodeOf } from '#worker/admin/local-code.ts'
import { createServerContext } from './server-context.ts'

const USAGE = `Usage: npm run admin -- create --email ada@example.com [--username Ada]
       npm run admin -- code admin@onise.test`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { email: { type: 'string' }, username: { type: 'string' } },
})

// No payment is made; without a key the settings would be refused.
const openContext = () => createServerContext({ PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(16)}` })

async function create(email: string): Promise<string> {
  const username = values.username ?? [...(email.split('@')[0] ?? '')].slice(0, 8).join('')
  const made = await createFirstAdministrator(openContext(), { email, username })
  return made === 'created'
    ? `${email} is an administrator. Open /forgot-password in Onise to choose a password, then log in and set up the second factor.`
    : `${email} is an administrator from the next log-in on, which sets up the second factor.`
}

async function printCode(email: string): Promise<string> {
  // Only the demo has its secrets in a file beside it.
  if (process.env['LIBSQL_URL'])
    throw new Error('Codes are shown of the demo on this machine alone. Unset LIBSQL_URL.')
  const code = await localCodeOf(openContext(), email)
  return `${code} is the code of ${email}. It works once, for about 30 seconds.`
}

try {
  const [action, named] = positionals
  const email = (values.email ?? named ?? '').trim().toLowerCase()
  const run = new Map([
    ['create', create],
    ['code', printCode],
  ]).get(action ?? '')
  if (!run || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE)
  console.log(await run(email))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
