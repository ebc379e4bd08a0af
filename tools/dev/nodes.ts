// `npm run nodes [-- 20.19 22 24]`: README's two commands on each Node, whose binaries are packages of npm, in a clone of what
// is committed. `npm start` until it is ready and a user has logged in; of `npm test` the short parts, and tests of what
// depends on Node: the database's engines, packages with binaries, and a deployment. A version takes some minutes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#tools/common/paths.ts'
import { createTemporaryDirectory, findFreePort, launch, run } from '#tools/common/processes.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#tools/seed/demo.ts'
import { createProgress } from './progress.ts'

const VERSIONS = ['20.19', '22', '24']
const PARTS = 'build types format lint boundaries docs languages unused budgets old-browsers'.split(
  ' ',
)
const TESTS = ['.ci', 'worker/db', 'tools', 'testing/server']

const { step, log } = createProgress()
type Copy = { folder: string; env: Record<string, string> }

/** A clone, and the shell's variables under which `node` is this version there. */
async function createCopy(version: string): Promise<Copy & { exact: string }> {
  const dir = createTemporaryDirectory('onise-node-')
  const binaries = join(dir, 'node')
  // Its install script links the binary; this repository's .npmrc, which npm passes on, runs none.
  const args = ['install', '--silent', '--ignore-scripts=false', '--prefix', binaries]
  await run('npm', [...args, `node@${version}`], { cwd: dir })
  const env = { PATH: `${join(binaries, 'node_modules/.bin')}:${process.env['PATH']}` }
  const folder = join(dir, 'onise')
  await run('git', ['clone', '--quiet', '--local', ROOT, folder])
  const exact = (await run('node', ['--version'], { env })).trim()
  if (!exact.startsWith(`v${version}.`)) throw new Error(`Node ${version} is ${exact} here.`)
  return { folder, env, exact }
}

async function logIn(url: string): Promise<void> {
  const body = JSON.stringify({ email: DEMO_ACCOUNTS[0]?.email, password: DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/user/login`, { method: 'POST', headers, body })
  const answer = (await response.json()) as { token?: string }
  if (!response.ok || !answer.token)
    throw new Error(`The log-in answered ${response.status} ${JSON.stringify(answer)}`)
}

/** Also installs the packages, as a first start does. */
async function startAndLogIn({ folder, env }: Copy): Promise<string> {
  const [port, sandbox, mailbox] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const ports = { PORT: `${port}`, SANDBOX_PORT: `${sandbox}`, MAILBOX_PORT: `${mailbox}` }
  const child = launch('npm', ['start'], {
    cwd: folder,
    env: { ...env, ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    void child.readOutput((text) => {
      output += text
      const [, ready] = /^Onise is ready at (\S+)$/m.exec(output) ?? []
      if (ready) resolve(ready)
    })
    child.onExit(() => reject(new Error(`npm start ended (${child.exitReason}).\n${output}`)))
  })
  try {
    await logIn(url)
  } finally {
    await child.stop({ graceMs: 20_000 })
  }
  const problems = output.match(/^.*(?:\[ERROR\]|Warning:).*$/gm) ?? []
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return 'npm start: ready, a user has logged in, stopped'
}

async function runParts({ folder, env }: Copy): Promise<string> {
  const output = await run('npm', ['test', '--', ...PARTS], { cwd: folder, env })
  return `npm test: ${output.trim().split('\n').at(-1)} of ${PARTS.length} parts`
}

async function runTests({ folder, env }: Copy): Promise<string> {
  const report = 'test-results/nodes.json'
  const args = ['run', '--project', 'node', '--reporter=json', `--outputFile=${report}`, ...TESTS]
  await run('npx', ['vitest', ...args], { cwd: folder, env })
  const { numPassedTests } = JSON.parse(readFileSync(join(folder, report), 'utf8'))
  return `npm test: ${numPassedTests} tests`
}

/** Goes on after a failed step. Returns whether none has failed. */
async function walk(version: string): Promise<boolean> {
  log(`\nNode ${version}`)
  let isPassed = true
  const attempt = async <T>(title: string, task: () => Promise<T>) => {
    try {
      return await step(title, task)
    } catch (error) {
      isPassed = false
      log(error instanceof Error ? error.message : String(error))
      return null
    }
  }
  const copy = await attempt('Clone', () => createCopy(version))
  if (!copy) return false
  await attempt('npm start', () => startAndLogIn(copy))
  await attempt('npm test, its short parts', () => runParts(copy))
  await attempt('npm test, tests of what depends on Node', () => runTests(copy))
  log(`  Node ${copy.exact}: ${isPassed ? 'everything passed' : 'failed'}`)
  return isPassed
}

const { positionals } = parseArgs({ allowPositionals: true })
const versions = positionals.length > 0 ? positionals : VERSIONS
if (await run('git', ['status', '--porcelain'], { cwd: ROOT }))
  log('What is not committed is not part of this.')
const failed: string[] = []
for (const version of versions) if (!(await walk(version))) failed.push(version)
log(failed.length > 0 ? `\nFailed on Node ${failed.join(', ')}.` : '\nEvery version runs it.')
process.exitCode = failed.length > 0 ? 1 : 0
