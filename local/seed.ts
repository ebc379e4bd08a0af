import { Miniflare } from 'miniflare'
import { createApp } from '../worker/app.ts'
import { newTally, openDb } from '../worker/db/client.ts'
import { statementOf, type Statement } from '../worker/db/commit.ts'
import { readSettings } from '../worker/env.ts'
import { adjust } from '../worker/wallet/postings.ts'
import { newCalls } from './seed/calls.ts'
import { PEOPLE } from './seed/people.ts'
import { openAccount } from './seed/open-account.ts'
import { playTask, type Cast } from './seed/play-task.ts'
import { STORY } from './seed/story.ts'

/**
 * Fills an empty marketplace by playing a story through the product's own calls, with a clock that starts three
 * weeks ago. Only what no call can do yet (a first balance, a badge, an admin) is written beside them, the money
 * through the ledger. Runs before the worker does: it holds the file store alone.
 */
const HOUR = 3_600_000
const { LIBSQL_URL, FILES_DIR } = process.env
if (!LIBSQL_URL || !FILES_DIR) throw new Error('The seed needs LIBSQL_URL and FILES_DIR.')

const miniflare = new Miniflare({
  modules: true,
  script: 'export default { fetch: () => new Response() }',
  r2Buckets: { FILES: 'onise-files' },
  r2Persist: FILES_DIR,
})
const start = Date.now()
const clock = { now: start - 22 * 24 * HOUR }
const files = (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket
const settings = readSettings({ ...process.env, ENVIRONMENT: 'local' })
const app = createApp({
  settings,
  files,
  now: () => clock.now,
  log: (line) => 'fault' in line && console.error(line),
})
const calls = newCalls(app)
const write = (...statements: Statement[]) =>
  openDb(settings, newTally()).$client.batch(statements.map(statementOf), 'write')

const cast: Cast = new Map()
for (const person of PEOPLE) {
  const member = await openAccount(calls, write, person)
  cast.set(person.handle, member)
  if (person.wallet) {
    const amount = member.kobo(person.wallet)
    await write(...adjust({ user: member.id, amount, note: 'Opening balance', now: clock.now }))
  }
}

const acts = STORY.flatMap((task) => playTask(task, { calls, cast, start }))
let played = 0
for (const act of acts.toSorted((a, b) => a.at - b.at)) {
  clock.now = Math.max(clock.now, act.at)
  await act.play()
  played++
}
await miniflare.dispose()
console.log(`${PEOPLE.length} people, ${STORY.length} tasks, ${played} acts`)
