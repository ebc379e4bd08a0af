// `npm run smoke -- --env staging`: whether a deployed Onise works with the companies that it depends on, by its own
// settings. It changes nothing that stays: a database batch that must abort, an object that is deleted again, a checkout in
// the provider's test mode that nobody pays. What cannot be checked is said with its reason.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { naira } from '#schema/domain/money.ts'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import {
  nameOf,
  readTarget,
  TARGET_OPTIONS,
  TARGET_USAGE,
  type Variables,
} from '#tools/common/target.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { readRunningState } from '#tools/dev/data-directory.ts'
import { createServerContext, readLocalSettings } from '#tools/dev/server-context.ts'
import { Connection, newQueryStats } from '#worker/db/client.ts'
import { violatedConstraint } from '#worker/db/errors.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { createEnvironment } from './environment.ts'

type Outcome = 'checked' | 'skipped' | 'failed'
type Check = (settings: Variables, name: string) => Promise<string>

/** The reason why something was not checked. */
class Skipped extends Error {}

const getFrom = (settings: Variables, path: string) =>
  fetch(new URL(path, settings['ONISE_URL']), { signal: AbortSignal.timeout(20_000) })

const checkAddress: Check = async (settings, name) => {
  const response = await getFrom(settings, '/api/health')
  const text = await response.text()
  if (!response.ok) throw new Error(`/api/health answers ${response.status} ${text.slice(0, 200)}`)
  const { environment, build, database, files }: Variables = JSON.parse(text)
  if (environment !== name) throw new Error(`It answers as ${environment}, not as ${name}.`)
  if (!database || !files) throw new Error(text)
  for (const path of ['/', '/status', '/api/about']) {
    const { status } = await getFrom(settings, path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  return `build ${build} answers, reaches its database and its files, and shows its pages`
}

const SELECTS = ['SELECT count(*) AS n FROM users', 'SELECT 1 AS a, NULL AS b, ? AS c']

const checkDatabase: Check = async (settings) => {
  const target = { ...createServerContext(settings).deps.settings }
  const connection = new Connection(target, newQueryStats())
  const statements = SELECTS.map((sql, index) => ({ sql, args: index === 0 ? [] : ['Ṣadé'] }))
  // The second uses the stream that the first has left open.
  const reads = [await connection.read(statements), await connection.read(statements)]
  const results = await openToolDb(target).$client.batch(statements, 'read')
  const expected = results.map(({ rows }) => rows.map((row) => Array.from(row)))
  for (const read of reads)
    if (JSON.stringify(read) !== JSON.stringify(expected))
      throw new Error(
        `It answers ${JSON.stringify(read)}, and the official client ${JSON.stringify(expected)}`,
      )
  const aborts = { sql: 'INSERT INTO assertions (code, ok) VALUES (?, 0)', args: ['smoke'] }
  const error = await connection.db.$client.batch([aborts], 'write').then(
    () => new Error('A batch that must abort was written.'),
    (thrown: unknown) => thrown,
  )
  if (!violatedConstraint(error)?.startsWith('assertion:')) throw error
  return `${new URL(target.LIBSQL_URL).hostname} answers the worker's own sender as the official client, on an open stream too, and aborts a batch`
}

const OBJECT = '"An object of the smoke test"'

const checkFiles: Check = async (settings, name) => {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = settings
  if (!token || !account)
    throw new Skipped(
      'needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID; the worker reaches its bucket, see above',
    )
  const { bucket } = createEnvironment(name, settings)
  const base = settings['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4'
  const url = `${base}/accounts/${account}/r2/buckets/${bucket}/objects/smoke-${crypto.randomUUID()}`
  const send = async (method: string, body: string | null = null) => {
    const response = await fetch(url, {
      method,
      body,
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    if (!response.ok)
      throw new Error(
        `${method} of an object in ${bucket}: ${response.status} ${text.slice(0, 200)}`,
      )
    return text
  }
  await send('PUT', OBJECT)
  const stored = await send('GET').finally(() => send('DELETE'))
  if (!stored.includes(OBJECT)) throw new Error(`${bucket} returned ${stored.slice(0, 200)}`)
  return `${bucket} stored an object, returned it and deleted it`
}

const checkProvider: Check = async (settings) => {
  const key = settings['PAYSTACK_SECRET_KEY']
  if (!key) throw new Skipped('needs PAYSTACK_SECRET_KEY')
  const provider = openProvider(createServerContext(settings).deps)
  const banks = await provider.banks()
  if (banks.kind !== 'ok') throw new Error(`The banks: ${banks.message}`)
  if (!key.startsWith('sk_test_'))
    return `the live key lists ${banks.data.length} banks; no checkout was made with it`
  const reference = `smoke-${crypto.randomUUID()}`
  const buyer = { userId: 'smoke', phone: '08030000000', email: 'smoke@example.com' }
  const checkout = await provider.initialize({ reference, amount: naira(100), ...buyer })
  if (checkout.kind !== 'ok') throw new Error(`A checkout: ${checkout.message}`)
  const payment = await provider.verify(reference)
  if (payment.kind !== 'ok') throw new Error(`The payment of a checkout: ${payment.message}`)
  return `test mode lists ${banks.data.length} banks and opened a checkout, which is ${payment.data.status}`
}

const CHECKS: Record<string, Check> = {
  Address: checkAddress,
  Database: checkDatabase,
  Files: checkFiles,
  Provider: checkProvider,
  Emails: async () => {
    throw new Skipped('one would reach somebody; ask for a new password and look')
  },
}

type Line = { check: string; outcome: Outcome; text: string }

export async function smoke(settings: Variables, name: string): Promise<Line[]> {
  const lines: Line[] = []
  for (const [check, run] of Object.entries(CHECKS))
    lines.push(
      await run(settings, name).then(
        (text): Line => ({ check, outcome: 'checked', text }),
        (error: unknown): Line => ({
          check,
          outcome: error instanceof Skipped ? 'skipped' : 'failed',
          text: error instanceof Error ? error.message : String(error),
        }),
      ),
    )
  return lines
}

if (isMainModule(import.meta.filename)) {
  try {
    const { values } = parseArgs({ options: TARGET_OPTIONS })
    const { env, 'env-file': file, local } = values
    const name = local ? 'local' : (env ?? (file && nameOf(file)))
    if (!name) throw new Error(`Which Onise? npm run smoke -- ${TARGET_USAGE}`)
    const running = () => readRunningState(join(ROOT, process.env['DATA_DIR'] ?? '.local'))?.url
    const settings = readTarget(values) ?? { ...readLocalSettings(), ONISE_URL: running() }
    const lines = await smoke(settings, name)
    for (const { check, outcome, text } of lines)
      console.log(`  ${outcome.padEnd(8)} ${check.padEnd(9)} ${text}`)
    process.exitCode = lines.some(({ outcome }) => outcome === 'failed') ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
