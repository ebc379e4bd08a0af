// `npm run bench:boot [-- 40]`: the time from workerd's start to its first response, that many times. The deployed bundle
// is measured beside a module that does nothing, which shows how slow the machine is.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '#tools/build/build.ts'
import { ROOT } from '#tools/common/paths.ts'
import { findFreePort } from '#tools/common/processes.ts'
import { median } from './statistics.ts'
import { IDLE_FILE, launchWorkerd, writeWorkerdConfig } from './workerd.ts'

const RUNS = Number(process.argv[2] ?? 20)
const TIMEOUT_MS = 10_000

const secret = (name: string) => `${name}-`.padEnd(40, 'x')
/** Settings that the worker needs to start. The measured request needs no database. */
const SETTINGS = {
  ENVIRONMENT: 'local',
  LIBSQL_URL: 'http://127.0.0.1:9',
  JWT_SECRET: secret('jwt'),
  PASSWORD_PEPPER: secret('pepper'),
  FILES_SECRET: secret('files'),
  BANK_SECRET: secret('bank'),
  IDENTITY_SECRET: secret('identity'),
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  MAIL_URL: 'http://127.0.0.1:9',
}

/** The status line of the first response. A refused connection is retried after 1 ms. */
function firstStatusLine(port: number, deadline: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const attempt = () => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () =>
        socket.write(
          'GET /api/no-such-call HTTP/1.1\r\nHost: onise.test\r\nConnection: close\r\n\r\n',
        ),
      )
      socket.once('data', (bytes) => {
        socket.destroy()
        resolve(String(bytes).split('\r\n')[0] ?? '')
      })
      socket.once('error', () => {
        if (performance.now() > deadline) reject(new Error('workerd did not respond.'))
        else setTimeout(attempt, 1)
      })
    }
    attempt()
  })
}

/** Starts workerd with this module. Returns the ms until the first response. */
async function measureStart(dir: string, module: string): Promise<number> {
  const port = await findFreePort()
  const config = writeWorkerdConfig(dir, module, { port, settings: SETTINGS })
  const startedAt = performance.now()
  const child = launchWorkerd(config)
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  try {
    const statusLine = await firstStatusLine(port, startedAt + TIMEOUT_MS)
    const duration = performance.now() - startedAt
    if (!statusLine.includes(' 404 '))
      throw new Error(`The first response was "${statusLine}". ${stderr}`)
    return duration
  } finally {
    await child.kill()
  }
}

const summarize = (durations: readonly number[]) => [
  Math.min(...durations),
  median(durations),
  Math.max(...durations),
]

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join(''))
}
const formatMs = (ms: number) => `${ms.toFixed(1)} ms`

const dir = mkdtempSync(join(tmpdir(), 'onise-boot-'))
try {
  await build()
  writeFileSync(join(dir, 'index.js'), readFileSync(join(ROOT, 'dist/worker/index.js')))
  const idleDurations: number[] = []
  const oniseDurations: number[] = []
  await measureStart(dir, IDLE_FILE)
  await measureStart(dir, 'index.js')
  // Alternately, so that the load of the machine affects both.
  for (let run = 0; run < RUNS; run++) {
    idleDurations.push(await measureStart(dir, IDLE_FILE))
    oniseDurations.push(await measureStart(dir, 'index.js'))
  }
  const idle = summarize(idleDurations)
  const onise = summarize(oniseDurations)
  printRow(`start to first response, ${RUNS} times`, ['min', 'median', 'max'])
  printRow('workerd with an idle module', idle.map(formatMs))
  printRow('workerd with Onise', onise.map(formatMs))
  const difference = onise.map((ms, index) => ms - (idle[index] ?? 0))
  printRow('of which Onise', difference.map(formatMs))
} finally {
  rmSync(dir, { recursive: true, force: true })
}
