// `npm run bench:floods [-- 8 [profiles]]`: ten senders attack each expensive call for that many seconds (or those whose
// name has the second word), on 127.0.0.1 only, while another user reads the dashboard. Each attack must meet 429, 400 or
// 401, and the user's median must stay within 5 times its idle median; otherwise the exit code is 1.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '#tools/dev/start-stack.ts'
import { median, percentile } from '../statistics.ts'
import { JSON_TYPE, listFloods, PASSWORD } from './list.ts'
import { send } from './send.ts'

const FLOOD_MS = Number(process.argv[2] ?? 8) * 1000
const ONLY = process.argv[3] ?? ''
const IDLE_READS = 100
const RATIO_MAX = 5
const READ_EVERY_MS = 50
const SENDERS_FILE = join(import.meta.dirname, 'senders.ts')

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function createUser(url: string, name: string): Promise<string> {
  const post = (path: string, input: object) =>
    send(url, path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(input) })
  const account = { email: `${name}@floods.test`, password: PASSWORD }
  const registered = await post('user/register', {
    ...account,
    userType: 'client',
    username: name,
  })
  const loggedIn = await post('user/login', account)
  if (loggedIn.status !== 200) throw new Error(`${registered.text} ${loggedIn.text}`)
  return String((JSON.parse(loggedIn.text) as { token: unknown }).token)
}

/** A browser repeats a read whose connection was closed. */
async function readDashboard(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const first = await send(url, 'user/dashboard', { headers })
  return (first.status === 0 ? await send(url, 'user/dashboard', { headers }) : first).status
}

/** Reads the dashboard until `isOver`, with the pauses of a person in a hurry. */
async function measureUser(url: string, token: string, isOver: (reads: number) => boolean) {
  const times: number[] = []
  let failures = 0
  while (!isOver(times.length)) {
    const startedAt = performance.now()
    const status = await readDashboard(url, token)
    times.push(performance.now() - startedAt)
    if (status !== 200) failures += 1
    await pause(READ_EVERY_MS)
  }
  return { p50: median(times), p95: percentile(times, 0.95), failures }
}

type Message = { statuses: [number, number][] }

async function runFlood(url: string, tokens: { user: string; sender: string }, index: number) {
  const args = [url, tokens.sender, String(index), String(FLOOD_MS)]
  const senders = fork(SENDERS_FILE, args, { execArgv: ['--import', 'tsx'] })
  await once(senders, 'message')
  let result: Message | undefined
  const isSent = once(senders, 'exit')
  senders.on('message', (message) => (result = message as Message))
  senders.send('start')
  const endsAt = performance.now() + FLOOD_MS
  const read = await measureUser(url, tokens.user, () => performance.now() >= endsAt)
  await isSent
  return { read, statuses: new Map(result?.statuses ?? []) }
}

const round = (ms: number) => Math.round(ms * 10) / 10

async function run(url: string): Promise<boolean> {
  const user = await createUser(url, 'victim')
  // A sender for each flood, so that none meets the limits of another; before the floods use up the registrations.
  const senders: string[] = []
  const floods = await listFloods('')
  for (const index of floods.keys()) senders.push(await createUser(url, `sender${index}`))
  const isIdleOver = (reads: number) => reads === IDLE_READS
  await measureUser(url, user, isIdleOver)
  const idle = await measureUser(url, user, isIdleOver)
  const rows: object[] = [{ flood: 'none', p50: round(idle.p50), p95: round(idle.p95) }]
  let isBounded = true
  for (const [index, { name }] of floods.entries()) {
    if (!name.includes(ONLY)) continue
    const tokens = { user, sender: senders[index] ?? '' }
    const { read, statuses } = await runFlood(url, tokens, index)
    const ratio = round(read.p50 / idle.p50)
    const isMet = [429, 400, 401].some((status) => statuses.has(status))
    isBounded &&= isMet && ratio <= RATIO_MAX && read.failures === 0
    const answers = [...statuses].map(([status, count]) => `${count} × ${status || 'closed'}`)
    rows.push({
      flood: name,
      p50: round(read.p50),
      p95: round(read.p95),
      ratio,
      failures: read.failures,
      answers: answers.join(', '),
    })
    await pause(2000)
  }
  console.table(rows)
  return isBounded
}

const dataDir = await mkdtemp(join(tmpdir(), 'onise-floods-'))
const stack = await startStack({ dataDir, runCrons: false })
try {
  process.exitCode = (await run(stack.url)) ? 0 : 1
} finally {
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}
