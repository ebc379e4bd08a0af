import { Miniflare } from 'miniflare'
import { createApp } from '../worker/app.ts'
import { newTally, openDb } from '../worker/db/client.ts'
import { statementOf, type Statement } from '../worker/db/commit.ts'
import { readSettings } from '../worker/env.ts'
import { newCalls } from './seed/calls.ts'
import { makeReady, payIn, payOut } from './seed/move-money.ts'
import { PEOPLE } from './seed/people.ts'
import { openAccount } from './seed/open-account.ts'
import { playTask, type Act, type Cast } from './seed/play-task.ts'
import { openSandbox } from './seed/sandbox.ts'
import { STORY } from './seed/story.ts'

/**
 * Fills an empty marketplace by playing a story through the product's own calls, with a clock that starts three
 * weeks ago. Money comes in through the payment sandbox, which is taken to the same past. Only what no call can do yet
 * (a badge, an admin) is written beside them. Runs before the worker does: it holds the file store alone.
 */
const HOUR = 3_600_000
const { LIBSQL_URL, FILES_DIR, PAYSTACK_URL } = process.env
if (!LIBSQL_URL || !FILES_DIR || !PAYSTACK_URL)
  throw new Error('The seed needs LIBSQL_URL, FILES_DIR and PAYSTACK_URL.')

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

const sandbox = openSandbox(PAYSTACK_URL)
const hands = { calls, sandbox }
const acts: Act[] = []
const cast: Cast = new Map()
await sandbox.setClock(clock.now)
await sandbox.decideAtOnce(true)
for (const person of PEOPLE) {
  const member = await openAccount(calls, write, person)
  cast.set(person.handle, member)
  await makeReady(hands, member, person.email)
  for (const [amount, hoursAgo] of person.paysIn ?? [])
    acts.push({ at: start - hoursAgo * HOUR, play: () => payIn(hands, member, amount) })
  for (const [amount, hoursAgo] of person.paysOut ?? [])
    acts.push({
      at: start - hoursAgo * HOUR,
      play: () => payOut(hands, member, person.email, amount),
    })
}

acts.push(...STORY.flatMap((task) => playTask(task, { calls, cast, start })))
let played = 0
for (const act of acts.toSorted((a, b) => a.at - b.at)) {
  clock.now = Math.max(clock.now, act.at)
  await sandbox.setClock(clock.now)
  await act.play()
  played++
}
await sandbox.setClock(null)
await sandbox.decideAtOnce(false)
await miniflare.dispose()
console.log(`${PEOPLE.length} people, ${STORY.length} tasks, ${played} acts`)
