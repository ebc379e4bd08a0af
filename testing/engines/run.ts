// npm run browsers -- [--engine firefox] [--pictures]: every step in every engine, as a table.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#tools/common/paths.ts'
import { launch } from '#tools/common/processes.ts'

const REPORT = join(ROOT, 'test-results', 'engines.json')
const SIGNS: Record<string, string> = { passed: 'ok', failed: 'FAILED' }

type Test = { title: string; ancestorTitles: string[]; status: string; duration?: number }
type Report = { testResults: { assertionResults: Test[] }[] }

function formatCell({ status, duration = 0 }: Test): string {
  const sign = SIGNS[status] ?? '–'
  return status === 'passed' ? `${sign} ${(duration / 1000).toFixed(1)} s` : sign
}

/** A row for each step, a column for each engine. */
function formatTable({ testResults }: Report): string {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const engines = [...new Set(tests.map(({ ancestorTitles }) => ancestorTitles.join(' ')))]
  const rows = [...new Set(tests.map(({ title }) => title))].map((title) => {
    const cells = engines.map((engine) => {
      const test = tests.find((each) => each.title === title && each.ancestorTitles[0] === engine)
      return test ? formatCell(test) : '–'
    })
    return [title, ...cells]
  })
  return [['', ...engines], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const { values } = parseArgs({
  options: { engine: { type: 'string', multiple: true }, pictures: { type: 'boolean' } },
})
rmSync(REPORT, { force: true })
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${REPORT}`]
const child = launch(process.execPath, [vitest, 'run', '--project', 'engines', ...reporters], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ENGINES: (values.engine ?? ['chromium', 'firefox', 'webkit']).join(),
    ...(values.pictures ? { PICTURES: '1' } : {}),
  },
})
const exitCode = await child.whenEnded()
console.log(formatTable(JSON.parse(readFileSync(REPORT, 'utf8')) as Report))
process.exitCode = exitCode === 0 ? 0 : 1
