import { parseArgs } from 'node:util'
import { readTarget, TARGET_OPTIONS, TARGET_USAGE, type Variables } from '#tools/common/target.ts'
import { createFirstAdministrator } from '#worker/admin/first-administrator.ts'
import { localCodeOf } from '#worker/admin/local-code.ts'
import { createServerContext } from './server-context.ts'

const USAGE = `Usage: npm run admin -- create --email ada@example.com [--username Ada] ${TARGET_USAGE}
       npm run admin -- code admin@onise.test`

// No payment is made; without a key the settings would be refused.
const openContext = (target: Variables | null) =>
  createServerContext(target, { PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(16)}` })

type NewAdministrator = { email: string; named: string | undefined; target: Variables | null }

async function create({ email, named, target }: NewAdministrator): Promise<string> {
  const username = named ?? [...(email.split('@')[0] ?? '')].slice(0, 8).join('')
  const made = await createFirstAdministrator(openContext(target), { email, username })
  return made === 'created'
    ? `${email} is an administrator. Open /forgot-password in Onise to choose a password, then log in and set up the second factor.`
    : `${email} is an administrator from the next log-in on, which sets up the second factor.`
}

async function readCode(email: string, target: Variables | null): Promise<string> {
  // Only the demo has its secrets in a file beside it.
  if (target)
    throw new Error(
      'Codes are shown of the demo on this machine alone. Say --local, and unset LIBSQL_URL.',
    )
  const code = await localCodeOf(openContext(null), email)
  return `${code} is the code of ${email}. It works once, for about 30 seconds.`
}

/** What the command prints; throws an error whose message is for the person at the keyboard. */
export async function runAdminCommand(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...TARGET_OPTIONS, email: { type: 'string' }, username: { type: 'string' } },
  })
  const [action, named] = positionals
  const email = (values.email ?? named ?? '').trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE)
  const target = readTarget(values)
  if (action === 'create') return create({ email, named: values.username, target })
  if (action === 'code') return readCode(email, target)
  throw new Error(USAGE)
}
