import { expect } from 'vitest'
import { createClock } from '#testing/clock.ts'
import { createSandboxes } from '#testing/provider/sandboxes.ts'
import { createAppServer, type AppServerOptions } from '#testing/server/app-server.ts'
import { createInMemoryBucket } from '#testing/server/in-memory-bucket.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { trackServer } from '#testing/server/open-servers.ts'
import { urlOfServer } from '#testing/server/run-server-urls.ts'
import { createSqldDatabase } from '#testing/server/sqld-database.ts'

export type { TestResponse } from '#testing/server/send.ts'
export { TEST_PASSWORD, type TestUser } from '#testing/server/users.ts'

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** `sqld` is the libSQL server, for costs in rows, races and outages. */
export type Engine = 'in-process' | 'sqld'

type Options = Omit<AppServerOptions, 'engine' | 'files' | 'now' | 'externalFetch'> & {
  engine?: Engine
  /** `r2` is R2 in workerd. */
  files?: 'in-memory' | 'r2' | R2Bucket
  /** False for a test that breaks the ledger on purpose. */
  checksInvariants?: boolean
}

type FileInfo = { key: string; size: number; uploaded: number; httpMetadata: R2HTTPMetadata }
type Operation = { name: 'put' | 'get' | 'head' | 'delete' | 'list' } & Record<string, unknown>

const toR2Object = (info: FileInfo | null) => info && { ...info, uploaded: new Date(info.uploaded) }

/** An empty R2 bucket in workerd, reached over HTTP. Only what the worker uses is there. */
function createR2Bucket(): R2Bucket {
  const folder = `${crypto.randomUUID()}/`
  async function call(operation: Operation, body?: BodyInit) {
    const headers = { 'x-operation': encodeURIComponent(JSON.stringify({ folder, ...operation })) }
    const response = await fetch(await urlOfServer('r2'), {
      method: 'POST',
      headers,
      body: body ?? null,
    })
    if (!response.ok) throw new Error(`R2 ${operation.name}: ${await response.text()}`)
    return response
  }
  const callForObject = async (operation: Operation, body?: BodyInit) =>
    toR2Object((await (await call(operation, body)).json()) as FileInfo | null)
  return {
    put: (key: string, bytes: BodyInit, { httpMetadata }: R2PutOptions = {}) =>
      callForObject({ name: 'put', key, httpMetadata }, bytes),
    async get(key: string) {
      const response = await call({ name: 'get', key })
      const info = response.headers.get('x-file')
      if (info === null) return null
      const file = toR2Object(JSON.parse(decodeURIComponent(info)) as FileInfo)
      return { ...file, body: response.body, arrayBuffer: () => response.arrayBuffer() }
    },
    head: (key: string) => callForObject({ name: 'head', key }),
    delete: async (keys: string | string[]) =>
      void (await call({ name: 'delete', keys: [keys].flat() })),
    async list(options: R2ListOptions = {}) {
      const page = (await (await call({ name: 'list', ...options })).json()) as {
        objects: FileInfo[]
        truncated: boolean
      }
      return { ...page, objects: page.objects.map(toR2Object) }
    },
  } as unknown as R2Bucket
}

function createBucket(files: Options['files'] = 'in-memory'): R2Bucket {
  if (files === 'in-memory') return createInMemoryBucket()
  return files === 'r2' ? createR2Bucket() : files
}

/** The app server for one test or one test file. After each test the ledger's invariants are checked. */
export async function createTestServer(options: Options = {}) {
  const clock = createClock()
  const { externalFetch, ...sandboxes } = createSandboxes(clock.now)
  const engine = options.engine === 'sqld' ? await createSqldDatabase() : createInProcessDatabase()
  const server = createAppServer({
    externalFetch,
    now: clock.now,
    ...options,
    engine,
    files: createBucket(options.files),
  })
  const hasMovedMoney = async () =>
    (await server.runSql('SELECT 1 FROM ledger_journals LIMIT 1')).length > 0
  let checkedChanges: number | undefined
  const close = trackServer({
    close: server.close,
    async check() {
      sandboxes.provider.assertNoViolations()
      const changes = engine.countChanges?.()
      const isUnchanged = changes !== undefined && changes === checkedChanges
      if (options.checksInvariants === false || isUnchanged) return
      if (await hasMovedMoney())
        expect(await server.findViolations(), 'violated invariants of the ledger').toEqual([])
      checkedChanges = changes
    },
  })
  return { ...sandboxes, ...server, close, advanceClock: clock.advance }
}
