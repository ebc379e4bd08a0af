// `npm start` and `npm run dev`, once the packages are installed.
import { readFileSync } from 'node:fs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PIN } from '#tools/seed/demo.ts'
import { startDevServer } from './dev.ts'
import { createProgress } from './progress.ts'
import { startStack, type Stack } from './start-stack.ts'

const DEFAULT_PORT = 8787
const flags = new Set(process.argv.slice(2))
const { step, log } = createProgress()

let stack: Stack | undefined
let isStarting = true
let exit: Promise<never> | undefined

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The only way out: after Ctrl-C, a closed terminal, an ended npm or a failed step. */
function stopAndExit(code: number): Promise<never> {
  exit ??= (async () => {
    if (code === 0) log('\n  Stopping …')
    await stack?.stop().catch((error: unknown) => log(`  ${messageOf(error)}`))
    process.exit(code)
  })()
  return exit
}

/** Identifies the parent and its parent: npm may start a shell in between, and neither reports that it was killed. */
function ancestors(): string {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(parent)
  }
}

/** A stop during the start does not wait for the current step: the children end with this process. */
function handleStop(reason: string): void {
  if (!stack && isStarting) {
    log(`\n  Stopped before it was ready (${reason}).`)
    process.exit(130)
  }
  void stopAndExit(0)
}

function listenForStop(): void {
  let signals = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The orphan killer ends the children that an exit at the third signal leaves running.
      if (++signals > 2) process.exit(1)
      handleStop(signal)
    })
  }
  process.stdout.on('error', () => handleStop('closed output'))
  if (process.env['npm_lifecycle_event']) {
    const initial = ancestors()
    setInterval(() => {
      if (ancestors() !== initial) handleStop('npm has ended')
    }, 1000).unref()
  }
}

function portFromEnv(name: string): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a number from 1 to 65535, not "${text}".`)
}

/** For platforms without sqld, and for users who run a libSQL server already. */
function remoteDatabase() {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env
  return url ? { url, authToken } : undefined
}

const SETTINGS = [
  'PLATFORM_FEE_BPS',
  'REVIEW_WINDOW_D',
  'PENDING_WITHDRAWALS_MAX',
  'WEAK_PIN',
  'SECOND_FACTOR',
] as const

/** Settings of the worker that change a rule, as a deployment has them. */
const settingsFromEnv = (): Record<string, string> =>
  Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )

function start(): Promise<Stack> {
  log('\n  Onise\n')
  const port = portFromEnv('PORT') ?? DEFAULT_PORT
  const options = {
    dataDir: process.env['DATA_DIR'] || '.local',
    fresh: flags.has('--fresh'),
    seed: !flags.has('--empty'),
    sandboxPort: { required: portFromEnv('SANDBOX_PORT'), preferred: port + 1 },
    mailboxPort: { required: portFromEnv('MAILBOX_PORT'), preferred: port + 2 },
    phonesPort: { required: portFromEnv('PHONES_PORT'), preferred: port + 3 },
    identityPort: { required: portFromEnv('IDENTITY_PORT'), preferred: port + 4 },
    step,
    remote: remoteDatabase(),
    vars: settingsFromEnv(),
    onNotice: (message: string) => log(`  ! ${message}`),
  }
  return flags.has('--dev')
    ? startDevServer({ ...options, port, log })
    : startStack({ ...options, port })
}

function printReady({ paystack, mailbox, phones, identity, logs, url }: Stack): void {
  if (flags.has('--empty')) log('\n  Make an administrator: npm run admin -- create --email …')
  else {
    log(`\n  Log in with the password ${DEMO_PASSWORD} as`)
    for (const { email, note } of DEMO_ACCOUNTS) log(`    ${email.padEnd(20)} ${note}`)
    log(`  PIN of the client and the tasker: ${DEMO_PIN}`)
    if (process.env['SECOND_FACTOR'] === 'required')
      log('  Code of the second factor: npm run admin -- code admin@onise.test')
  }
  log(`\n  Payment sandbox at ${paystack.url}`)
  log(`  Mailbox at ${mailbox.url}`)
  log(`  SMS and WhatsApp messages at ${phones.url}`)
  log(`  Register of identities at ${identity.url}`)
  log(`\n  Press Ctrl-C to stop. The logs are in ${logs}\n`)
  log(`Onise is ready at ${url}`)
}

listenForStop()
try {
  stack = await start()
  isStarting = false
  printReady(stack)
} catch (error) {
  isStarting = false
  log(`\n  ${messageOf(error).trim().replaceAll('\n', '\n  ')}\n`)
  await stopAndExit(1)
}
