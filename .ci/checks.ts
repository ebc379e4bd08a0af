import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from '#tools/common/chromium.ts'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { launch } from '#tools/common/processes.ts'

const MAX_PART_MS = 25 * 60_000
const RESULTS_FOLDER = join(ROOT, 'test-results')

/** A test that passed only at its second attempt, and why the first failed. */
type RetriedTest = { file: string; title: string; reason: string }
export type PartResult = { passed: number; failed: number; retried: RetriedTest[] }
type Part = () => Promise<PartResult>

/** The parts of vitest's JSON report that are used here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { title: string; status: string; failureMessages: string[] }[]
  }[]
}

const resultOf = (isPassed: boolean): PartResult => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  retried: [],
})

/** Runs a script with its output shown. False when it fails or takes too long. */
async function succeeds(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const loader = script.endsWith('.ts') ? TYPESCRIPT_LOADER : []
  const child = launch(process.execPath, [...loader, join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { WRANGLER_SEND_METRICS: 'false', ...env },
  })
  const timer = setTimeout(() => {
    console.error(`${script} has run for more than ${MAX_PART_MS / 60_000} minutes and is ended.`)
    void child.stop()
  }, MAX_PART_MS)
  const exitCode = await child.whenEnded()
  clearTimeout(timer)
  return exitCode === 0
}

const script =
  (path: string, ...args: string[]): Part =>
  async () =>
    resultOf(await succeeds(path, args))

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n')[0] ?? ''

function readRetried({ testResults }: VitestReport): RetriedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title, failureMessages }) => ({
        file: relative(ROOT, name),
        title,
        reason: firstLine(failureMessages[0] ?? ''),
      })),
  )
}

/** Counts the tests. A file that could not be loaded, or an error outside any test, is a failure too. */
export function countTests(report: VitestReport, isSuccess: boolean): PartResult {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !isSuccess ? 1 : failed,
    retried: readRetried(report),
  }
}

const vitest =
  (name: string, projects: readonly string[], env: Record<string, string> = {}): Part =>
  async () => {
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
    const isSuccess = await succeeds('node_modules/vitest/vitest.mjs', args, env)
    if (!existsSync(reportFile)) return resultOf(false)
    const result = countTests(JSON.parse(readFileSync(reportFile, 'utf8')), isSuccess)
    for (const { file, title, reason } of result.retried)
      console.log(`Only at the second attempt: ${file}: ${title} (${reason})`)
    if (result.passed + result.failed > 0) return result
    console.error(`No test ran in ${projects.join(', ')}.`)
    return resultOf(false)
  }

async function browser(): Promise<PartResult> {
  const path = await ensureChromium((message) => console.log(message))
  return vitest('browser', ['browser'], { CHROMIUM_PATH: path })()
}

/** Each seed counts as a test. */
async function simulation(): Promise<PartResult> {
  const reportFile = join(RESULTS_FOLDER, 'simulation.json')
  rmSync(reportFile, { force: true })
  const isSuccess = await succeeds('testing/simulation/simulate.ts', [])
  if (!existsSync(reportFile)) return resultOf(false)
  const { passed, failed }: { passed: number; failed: number } = JSON.parse(
    readFileSync(reportFile, 'utf8'),
  )
  return { passed, failed: failed === 0 && !isSuccess ? 1 : failed, retried: [] }
}

const UNIT_PROJECTS = ['schema', 'worker', 'pwa', 'integration', 'tools', 'money', 'simulation']

/** In the order in which they run: fast and informative parts first. */
export const PARTS = {
  format: script('node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  lint: script('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  boundaries: script('.ci/boundaries.ts'),
  docs: script('.ci/check-docs.ts'),
  unused: script('node_modules/knip/bin/knip.js'),
  types: script('node_modules/typescript/bin/tsc', '-b'),
  unit: vitest('unit', UNIT_PROJECTS),
  simulation,
  build: script('tools/build/build.ts'),
  budgets: script('.ci/budgets.ts'),
  crash: vitest('crash', ['crash']),
  browser,
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
