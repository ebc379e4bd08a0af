// `npm run reconcile [-- --days 7]`: the books against the provider, now. decisions/ says what it does and what it costs.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayAfter, dayOf, startOf } from '../schema/domain/days.ts'
import { formatNaira, type Kobo } from '../schema/domain/money.ts'
import { compareAll, examine, openItems } from '../worker/books/by-hand.ts'
import { Away } from '../worker/books/steps.ts'
import { readSettings } from '../worker/env.ts'
import { errandOf } from '../worker/http/errand.ts'
import { SECRETS } from './secrets.mjs'

/** Nothing that is done here opens a session, a file or an account number. */
const UNUSED = Object.fromEntries(SECRETS.map((name) => [name, name.padEnd(32, '-')]))

const { values } = parseArgs({ options: { days: { type: 'string', default: '7' } } })

/** A server that is named in the environment, else the one that `npm start` runs on DATA_DIR. */
function reached(): Record<string, string | undefined> {
  if (process.env['LIBSQL_URL']) return process.env
  const dir = process.env['DATA_DIR'] ?? '.local'
  const running = join(dir, 'running.json')
  if (!existsSync(running))
    throw new Error(
      `Nothing runs on ${dir}. Start Onise first ("npm start"), or name a server: LIBSQL_URL, LIBSQL_AUTH_TOKEN, PAYSTACK_SECRET_KEY.`,
    )
  const { vars } = JSON.parse(readFileSync(running, 'utf8'))
  if (!vars) throw new Error(`Onise is still starting on ${dir}.`)
  const secrets = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8'))
  return { ...secrets, ...vars }
}

const money = (kobo: number) => formatNaira(kobo as Kobo, 'two')
const line = (name: string, ...columns: (string | number)[]) =>
  console.log(`  ${name.padEnd(12)}${columns.map((each) => String(each).padStart(22)).join('')}`)

async function main(): Promise<number> {
  const settings = readSettings({
    MAIL_URL: 'http://127.0.0.1:9',
    ...UNUSED,
    ...reached(),
    ENVIRONMENT: 'local',
  })
  const now = Date.now()
  const errand = errandOf({
    settings,
    files: undefined as unknown as R2Bucket,
    now: Date.now,
    log: (told) => 'provider' in told && console.error(`  provider: ${JSON.stringify(told)}`),
  })
  const from = startOf(dayAfter(dayOf(now), 1 - Number(values.days)))
  const { counts } = await compareAll(errand, from, now)
  const { payments, transfers, balance, entries, asked, healed } = counts
  const { laws, broken, seals, brokenSeals } = await examine(errand)
  const items = await openItems(errand)

  console.log(`\n  The books against the provider, ${dayOf(from)} to ${dayOf(now)}\n`)
  line('', 'there', 'here')
  for (const [name, { theirs, ours }] of Object.entries({ payments, transfers }))
    line(name, ...[theirs, ours].map(({ count, kobo }) => `${count}  ${money(kobo)}`))
  if (balance)
    line(
      'balance',
      money(balance.theirs),
      money(balance.ours),
      `${money(balance.underWay)} on its way`,
    )
  line('our entries', `${entries} looked for`, `${asked} asked after`, `${healed} settled now`)
  line('laws', `${laws - broken.length} of ${laws} hold`)
  line('seals', `${seals - brokenSeals.length} of ${seals} verified`)
  const differences = new Set([
    ...items.map(({ id, words }) => `${id}: ${words}`),
    ...broken.map(({ law, rows }) => `law:${law}: ${rows.join(', ')}`),
    ...brokenSeals.map((day) => `seal:${day}: its entries are not those that were sealed`),
  ])
  line('differences', differences.size)
  for (const each of differences) console.log(`    ${each}`)
  console.log('')
  return differences.size === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const words = error instanceof Error ? error.message : String(error)
  console.error(error instanceof Away ? `The provider could not be asked: ${words}` : words)
  process.exitCode = 2
}
