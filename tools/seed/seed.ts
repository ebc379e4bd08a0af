// Seeds the database, the files and the sandbox that the environment names. It runs before the worker: only one process at a
// time may write the files of R2.
import { Miniflare } from 'miniflare'
import { readSettings } from '#worker/env.ts'
import { createHashQueue } from '#worker/secrets/hash-queue.ts'
import { createSandboxClient } from './sandbox.ts'
import { seedMarket } from './seed-market.ts'

const { LIBSQL_URL, FILES_DIR, PAYSTACK_URL } = process.env
if (!LIBSQL_URL || !FILES_DIR || !PAYSTACK_URL)
  throw new Error('The seed needs LIBSQL_URL, FILES_DIR and PAYSTACK_URL.')

const miniflare = new Miniflare({
  modules: true,
  script: 'export default { fetch: () => new Response() }',
  r2Buckets: { FILES: 'onise-files' },
  r2Persist: FILES_DIR,
})
const created = await seedMarket({
  // The demo's administrator has no second factor.
  settings: readSettings({ ...process.env, ENVIRONMENT: 'local', SECOND_FACTOR: 'off' }),
  files: (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket,
  // No other user is served, so the hashes need no pauses.
  hashQueue: createHashQueue(0),
  log: (line) => void ('fault' in line && console.error(line)),
  sandbox: createSandboxClient(PAYSTACK_URL),
  start: Date.now(),
})
await miniflare.dispose()
console.log(created)
