// `npm run lighthouse [-- --runs 3] [--only landing,chat]`: Lighthouse's mobile audits on five pages of the built product,
// as `npm start` serves it with its demo data. It prints the scores and the audits that miss points, and fails below GOALS.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { chromium } from 'playwright-core'
import { ensureChromium } from '#tools/common/chromium.ts'
import { ROOT } from '#tools/common/paths.ts'
import { createTemporaryDirectory, findFreePort } from '#tools/common/processes.ts'
import { startStack } from '#tools/dev/start-stack.ts'
import { DEMO_PASSWORD } from '#tools/seed/demo.ts'

/** Fetched by npx when it is first used: a dependency for one command would cost each installation 40 MB. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
const GOALS: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const CLIENT = 'client@onise.test'
const TASKER = 'tasker@onise.test'

type PageUnderTest = { name: string; path: string; token?: string }
type Audit = { score: number | null; title: string; displayValue?: string }
type Report = {
  finalDisplayedUrl: string
  runtimeError?: { message: string }
  categories: Record<
    Category,
    { score: number; auditRefs: readonly { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const runs = Number(options.runs)

async function logIn(url: string, email: string) {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { token } = (await response.json()) as { token: string }
  const read = async <Result>(path: string): Promise<Result> => {
    const answer = await fetch(`${url}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()) as Result
  }
  return { token, read }
}

type Conversation = { other: { _id: string }; blockedBy: string | null }

async function listPages(url: string): Promise<PageUnderTest[]> {
  const [tasker, client] = await Promise.all([logIn(url, TASKER), logIn(url, CLIENT)])
  const { tasks } = await tasker.read<{ tasks: { _id: string }[] }>('user/all-tasks')
  const conversations = await client.read<Conversation[]>('chats/conversations')
  const chat = conversations.find(({ blockedBy }) => blockedBy === null)
  const pages: PageUnderTest[] = [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'list', path: '/all-task', token: tasker.token },
    { name: 'task', path: `/single-task/${tasks[0]?._id}`, token: tasker.token },
    { name: 'chat', path: `/chat/${chat?.other._id}`, token: client.token },
  ]
  const only = options.only?.split(',')
  return pages.filter(({ name }) => !only || only.includes(name))
}

/** One visit with an empty profile, which has nothing but the token. */
async function audit(url: string, { path, token }: PageUnderTest): Promise<Report> {
  const port = await findFreePort()
  const browser = await chromium.launchPersistentContext(createTemporaryDirectory('lighthouse-'), {
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const page = await browser.newPage()
    // A file of the same origin, so that nothing of the app runs before the visit.
    await page.goto(`${url}/favicon.svg`)
    if (token) await page.evaluate((value) => localStorage.setItem('token', value), token)
    const { stdout } = await execa(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url + path,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        '--disable-storage-reset',
        `--only-categories=${CATEGORIES.join(',')}`,
      ],
      // A visit whose trace failed is reported in the output too.
      { maxBuffer: 100_000_000, reject: false },
    )
    return JSON.parse(stdout) as Report
  } finally {
    await browser.close()
  }
}

const scoreOf = (report: Report, category: Category) =>
  Math.round(100 * report.categories[category].score)

/** The audits of a category that count and are not full. */
function missedIn(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const { score, title, displayValue = '' } = report.audits[id] ?? { score: 1, title: id }
      if (score === null || score >= 0.995) return []
      return [`${category}: ${title} ${displayValue} (${Math.round(100 * score)})`]
    })
}

/** What another program takes of the processor only makes a page slower, so the best run is the page's own. */
async function bestOf(url: string, page: PageUnderTest): Promise<Report> {
  let best: Report | undefined
  for (let run = 0; run < runs; run++) {
    const report = await audit(url, page)
    if (report.runtimeError) {
      console.error(`${page.name}, run ${run + 1}: ${report.runtimeError.message}`)
      continue
    }
    if (new URL(report.finalDisplayedUrl).pathname !== page.path)
      throw new Error(`${page.name} was redirected to ${report.finalDisplayedUrl}`)
    if (!best || scoreOf(report, 'performance') > scoreOf(best, 'performance')) best = report
    if (scoreOf(best, 'performance') >= GOALS.performance) break
  }
  if (!best) throw new Error(`No run of ${page.name} succeeded.`)
  return best
}

const dataDir = createTemporaryDirectory('onise-lighthouse-')
const stack = await startStack({ dataDir, seed: true, runCrons: false })
const results = join(ROOT, 'test-results/lighthouse')
mkdirSync(results, { recursive: true })
let isBelowGoals = false
try {
  console.log(['page'.padEnd(8), ...CATEGORIES.map((category) => category.padStart(15))].join(''))
  for (const page of await listPages(stack.url)) {
    const report = await bestOf(stack.url, page)
    writeFileSync(join(results, `${page.name}.json`), JSON.stringify(report))
    const scores = CATEGORIES.map((category) => String(scoreOf(report, category)).padStart(15))
    console.log([page.name.padEnd(8), ...scores].join(''))
    for (const category of CATEGORIES)
      for (const line of missedIn(report, category)) console.log(`  ${line}`)
    isBelowGoals ||= CATEGORIES.some((category) => scoreOf(report, category) < GOALS[category])
  }
} finally {
  await stack.stop()
}
process.exitCode = isBelowGoals ? 1 : 0
