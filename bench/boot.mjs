// `npm run bench:boot`: how long workerd takes from its start to the first answer (DESIGN 8), the bundle that is
// deployed beside a module that does nothing, so that the machine's own slowness can be told from ours.
// `npm run bench:boot -- 40` boots each 40 times.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, OPTIONS } from '../local/build.mjs'
import { ROOT } from '../local/install.mjs'
import { end, freePort, launch } from '../local/processes.mjs'

const TIMES = Number(process.argv[2] ?? 20)
const LONGEST = 10_000
const workerd = createRequire(import.meta.url).resolve('workerd/bin/workerd')

const IDLE = 'export default { fetch: () => new Response("{}", { status: 404 }) }'
const secret = (name) => `${name}-`.padEnd(40, 'x')
/** What the worker must be told to start; nobody is asked, so no database need be there. */
const TOLD = {
  ENVIRONMENT: 'local',
  LIBSQL_URL: 'http://127.0.0.1:9',
  JWT_SECRET: secret('jwt'),
  PASSWORD_PEPPER: secret('pepper'),
  FILES_SECRET: secret('files'),
  BANK_SECRET: secret('bank'),
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  MAIL_URL: 'http://127.0.0.1:9',
}

function configFor(port, module) {
  const { compatibilityDate, compatibilityFlags } = JSON.parse(
    readFileSync(join(ROOT, OPTIONS), 'utf8'),
  )
  const bindings = Object.entries(TOLD).map(
    ([name, text]) => `(name = "${name}", text = "${text}")`,
  )
  bindings.push('(name = "FILES", r2Bucket = "idle")', '(name = "ASSETS", service = "idle")')
  const worker = (file, more = '') =>
    `(modules = [(name = "index.js", esModule = embed "${file}")], compatibilityDate = "${compatibilityDate}"${more})`
  const flags = compatibilityFlags.map((flag) => `"${flag}"`).join(', ')
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "measured", worker = .measured),
    (name = "idle", worker = .idle),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "measured")],
);
const measured :Workerd.Worker = ${worker(module, `, compatibilityFlags = [${flags}], bindings = [${bindings.join(', ')}]`)};
const idle :Workerd.Worker = ${worker('idle.js')};
`
}

/** The first line of the first answer; tried again at once for as long as nobody listens. */
function firstAnswer(port, until) {
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
        resolve(String(bytes).split('\r\n')[0])
      })
      socket.once('error', () => {
        if (performance.now() > until) reject(new Error('workerd never answered.'))
        else setTimeout(attempt, 1)
      })
    }
    attempt()
  })
}

async function boot(dir, module) {
  const port = await freePort()
  const config = join(dir, 'config.capnp')
  writeFileSync(config, configFor(port, module))
  const began = performance.now()
  const child = launch(workerd, ['serve', config], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text))
  try {
    const line = await firstAnswer(port, began + LONGEST)
    const took = performance.now() - began
    if (!line?.includes(' 404 ')) throw new Error(`The first answer was "${line}". ${complaint}`)
    return took
  } finally {
    await end(child, { signal: 'SIGKILL' })
  }
}

function figuresOf(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
}
function print(name, figures) {
  console.log(name.padEnd(36) + figures.map((ms) => `${ms.toFixed(1)} ms`.padStart(12)).join(''))
}

const dir = mkdtempSync(join(tmpdir(), 'onise-boot-'))
try {
  await build()
  writeFileSync(join(dir, 'idle.js'), IDLE)
  writeFileSync(join(dir, 'index.js'), readFileSync(join(ROOT, 'dist/worker/index.js')))
  const times = { 'idle.js': [], 'index.js': [] }
  // By turns, so that a busy moment falls on both. The first of each only warms the disk.
  for (let round = 0; round <= TIMES; round++) {
    for (const module of Object.keys(times)) {
      const took = await boot(dir, module)
      if (round > 0) times[module].push(took)
    }
  }
  console.log(
    `${`start to first answer, ${TIMES} times`.padEnd(36)}${['min', 'median', 'max'].map((name) => name.padStart(12)).join('')}`,
  )
  const [idle, onise] = Object.values(times).map(figuresOf)
  print('workerd with a module that is idle', idle)
  print('workerd with Onise', onise)
  print(
    'of which Onise',
    onise.map((ms, at) => ms - idle[at]),
  )
} finally {
  rmSync(dir, { recursive: true, force: true })
}
