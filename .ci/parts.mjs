import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bringChromium } from '../local/chromium.mjs'
import { ROOT } from '../local/install.mjs'
import { end, launch } from '../local/processes.mjs'

const LONGEST = 25 * 60_000
// oxlint-disable-next-line no-control-regex -- the escape character is what colours begin with
const COLOURS = /\u001b\[[0-9;]*m/g
const NOTHING = { passed: 0, failed: 0, again: [] }

/** Runs with its output shown as it comes. Resolves with the exit code, 1 when it takes too long. */
async function show(script, args, env = {}) {
  const path = join(ROOT, script)
  const child = launch(process.execPath, [path, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
  })
  let late = false
  const timer = setTimeout(() => {
    late = true
    console.error(`${script} has taken more than ${LONGEST / 60_000} minutes and is ended.`)
    end(child)
  }, LONGEST)
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearTimeout(timer)
  return late ? 1 : code
}

const once = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const tool =
  (script, ...args) =>
  async () =>
    once(await show(`node_modules/${script}`, args))
const own =
  (script, ...args) =>
  async () =>
    once(await show(script, args))

const firstLine = (text) => text.replaceAll(COLOURS, '').split('\n')[0]

/**
 * What vitest counted; a file that could not even be read, or a fault outside any test, is a failure too. `again`: what
 * passed, but not at once.
 */
export function countTests(report, code) {
  const again = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title, failureMessages }) => ({
        file: relative(ROOT, name),
        title,
        why: firstLine(failureMessages[0]),
      })),
  )
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, again }
}

const vitest = (name, projects, env) => async () => {
  const report = join(ROOT, 'test-results', `${name}.json`)
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await show('node_modules/vitest/vitest.mjs', ['run', ...chosen, ...reporters], env)
  if (!existsSync(report)) return { ...NOTHING, failed: 1 }
  const counted = countTests(JSON.parse(readFileSync(report, 'utf8')), code)
  for (const { file, title, why } of counted.again)
    console.log(`Only at a second try: ${file}: ${title} (${why})`)
  if (counted.passed + counted.failed > 0) return counted
  console.error(`No test ran in ${projects.join(', ')}.`)
  return { ...NOTHING, failed: 1 }
}

async function browser() {
  const path = await bringChromium((words) => console.log(words))
  return vitest('browser', ['browser'], { CHROMIUM_PATH: path })()
}

/** Each seed's story counts as a test (e2e/simulator). */
async function simulator() {
  const report = join(ROOT, 'test-results', 'simulator.json')
  rmSync(report, { force: true })
  const code = await show('node_modules/tsx/dist/cli.mjs', ['e2e/simulator/simulate.ts'])
  if (!existsSync(report)) return { ...NOTHING, failed: 1 }
  const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** In the order they run: what is quick and says most comes first. */
export const PARTS = {
  format: tool('oxfmt/bin/oxfmt', '--check', '.'),
  lint: tool('oxlint/bin/oxlint', '--deny-warnings'),
  boundaries: own('.ci/boundaries.mjs'),
  types: tool('typescript/bin/tsc', '-b'),
  unit: vitest('unit', ['schema', 'worker', 'pwa', 'line', 'local', 'money', 'simulator']),
  simulator,
  build: own('local/build.mjs'),
  budgets: own('.ci/budgets.mjs'),
  kills: vitest('kills', ['kills']),
  browser,
}
