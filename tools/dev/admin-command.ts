import { parseArgs } from 'node:util'
import { createFirstAdministrator } from '#worker/admin/first-administrator.ts'
import { localCodeOf } from '#worker/admin/local-code.ts'
import { createServerContext } from './server-context.ts'

const USAGE = `Usage: npm run admin -- create --email ada@example.com [--username Ada]
       npm run admin -- code admin@onise.test`

// No payment is made; without a key the settings would be refused.
const openContext = () => createServerContext({ PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(16)}` })

async function create(email: string, named: string | undefined): Promise<string> {
  const username = named ?? [...(email.split('@')[0] ?? '')].slice(0, 8).join('')
  const made = await createFirstAdministrator(openContext(), { email, username })
  return made === 'created'
    ? `${email} is an administrator. Open /forgot-password in Onise to choose a password, then log in and set up the second factor.`
    : `${email} is an administrator from the next log-in on, which sets up the second factor.`
}

async function readCode(email: string): Promise<string> {
  // Only the demo has its secrets in a file beside it.
  if (process.env['LIBSQL_URL'])
    throw new Error('Codes are shown of the demo on this machine alone. Unset LIBSQL_URL.')
  const code = await localCodeOf(openContext(), email)
  return `${code} is the code of ${email}. It works once, for about 30 seconds.`
}

/** What the command prints; throws an error whose message is for the person at the keyboard. */
export async function runAdminCommand(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: { type: 'string' }, username: { type: 'string' } },
  })
  const [action, named] = positionals
  const email = (values.email ?? named ?? '').trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE)
  if (action === 'create') return create(email, values.username)
  if (action === 'code') return readCode(email)
  throw new Error(USAGE)
}
