import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, ensureHeadlessShell, messageOf } from '#tools/common/chromium.ts'
import { ensureFirefox, ensureWebKit } from '#tools/common/engines.ts'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { launch } from '#tools/common/processes.ts'

const MAX_PART_MS = 25 * 60_000
const RESULTS_FOLDER = join(ROOT, 'test-results')

export type PartResult = {
  passed: number
  failed: number
  /** For the end of the output: where each failure is, and the first line of its message. */
  failures?: readonly string[]
}
/** Receives the output of a part. */
type Write = (text: string) => void
type Part = {
  run: (write: Write) => Promise<PartResult>
  after?: readonly string[]
}

/** The parts of vitest's JSON report that are used here. */
export type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    /** Why the file could not be loaded. */
    message?: string
    assertionResults: {
      status: string
      ancestorTitles: string[]
      title: string
      failureMessages?: string[] | null
    }[]
  }[]
}

const resultOf = (isPassed: boolean): PartResult => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
})

type ScriptOptions = { args?: readonly string[]; env?: Record<string, string> }

/** Runs a script. False when it fails or takes too long. */
async function succeeds(
  write: Write,
  script: string,
  { args = [], env = {} }: ScriptOptions = {},
): Promise<boolean> {
  const loader = script.endsWith('.ts') ? TYPESCRIPT_LOADER : []
  const child = launch(process.execPath, [...loader, join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { WRANGLER_SEND_METRICS: 'false', ...env },
  })
  const timer = setTimeout(() => {
    write(`${script} has run for more than ${MAX_PART_MS / 60_000} minutes and is ended.\n`)
    void child.stop()
  }, MAX_PART_MS)
  await child.readOutput(write)
  const exitCode = await child.whenEnded()
  clearTimeout(timer)
  return exitCode === 0
}

const script =
  (path: string, ...args: string[]) =>
  async (write: Write) =>
    resultOf(await succeeds(write, path, { args }))

const MAX_MESSAGE = 300
/** The report does not have the message of one. */
const FAILED_HOOK = 'a hook failed, with its message in the output above'

function describeFailure(titles: readonly string[], message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  return `${titles.join(' > ')}\n    ${(lines[0] || 'no message').slice(0, MAX_MESSAGE)}`
}

/**
 * Counts the tests and lists those that failed. A file that could not be loaded, or an error outside any test, is a failure
 * too.
 */
export function countTests(report: VitestReport, isSuccess: boolean): PartResult {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0)
      return status === 'failed' ? [describeFailure([file], message || FAILED_HOOK)] : []
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      describeFailure([file, ...ancestorTitles, title], failureMessages?.[0]),
    )
  })
  if (failures.length === 0 && !isSuccess)
    failures.push('vitest\n    an error outside any test, in the output above')
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

const vitest =
  (name: string, projects: readonly string[], env: Record<string, string> = {}) =>
  async (write: Write): Promise<PartResult> => {
    const reportFile = join(RESULTS_FOLDER, `${name}.json`)
    mkdirSync(RESULTS_FOLDER, { recursive: true })
    rmSync(reportFile, { force: true })
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ]
    const isSuccess = await succeeds(write, 'node_modules/vitest/vitest.mjs', { args, env })
    if (!existsSync(reportFile)) return resultOf(false)
    const result = countTests(JSON.parse(readFileSync(reportFile, 'utf8')), isSuccess)
    if (result.passed + result.failed > 0) return result
    write(`No test ran in ${projects.join(', ')}.\n`)
    return resultOf(false)
  }

/** Found again by the tests; here they are installed with messages. WebKitGTK is to be had on Linux only. */
async function engines(write: Write): Promise<PartResult> {
  const log = (message: string) => write(`${message}\n`)
  try {
    await ensureFirefox(log)
    await ensureWebKit(log)
  } catch (error) {
    log(`NOT RUN: ${messageOf(error)}`)
    return { passed: 0, failed: 0 }
  }
  return vitest('engines', ['engines'])(write)
}

async function browser(write: Write): Promise<PartResult> {
  const log = (message: string) => write(`${message}\n`)
  // Found again by the tests; here it is installed with messages.
  await ensureHeadlessShell(await ensureChromium(log), log)
  return vitest('browser', ['browser'])(write)
}

/** Each seed counts as a test. */
async function simulation(write: Write): Promise<PartResult> {
  const reportFile = join(RESULTS_FOLDER, 'simulation.json')
  rmSync(reportFile, { force: true })
  const args = ['--workers', '1']
  const isSuccess = await succeeds(write, 'testing/simulation/simulate.ts', { args })
  if (!existsSync(reportFile)) return resultOf(false)
  const { passed, failed }: PartResult = JSON.parse(readFileSync(reportFile, 'utf8'))
  return { passed, failed: failed === 0 && !isSuccess ? 1 : failed }
}

const UNIT_PROJECTS = ['node', 'phone', 'screens', 'simulation']

/**
 * In the order in which they start. The browser tests take longest, so their build is first, and the short parts run beside
 * them and the unit tests.
 */
const PARTS = {
  build: { run: script('tools/build/build.ts') },
  // Several threads would repeat a third of the work, and other parts need the other core.
  types: { run: script('node_modules/typescript/bin/tsc', '-b', '--singleThreaded') },
  format: { run: script('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  lint: { run: script('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  boundaries: { run: script('.ci/boundaries.ts') },
  docs: { run: script('.ci/check-docs.ts') },
  languages: { run: script('tools/languages/translated.ts') },
  unused: { run: script('node_modules/knip/bin/knip.js') },
  browser: { run: browser, after: ['build'] },
  unit: { run: vitest('unit', UNIT_PROJECTS) },
  budgets: { run: script('.ci/budgets.ts'), after: ['build'] },
  'old-browsers': { run: script('.ci/old-browsers.ts'), after: ['build'] },
  engines: { run: engines, after: ['build'] },
  crash: { run: vitest('crash', ['crash']), after: ['build'] },
  simulation: { run: simulation },
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]
export const partOf = (name: PartName): Part => PARTS[name]
