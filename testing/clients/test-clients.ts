import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, expect, test } from 'vitest'
import { createImage } from '#testing/worker/images.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { runMainJob, type Api } from './main-job.ts'

const ORIGIN = 'http://onise.test'
/** In the tree of the packages that the clients import. */
const FOLDER = join(ROOT, 'test-results/clients')
type Generator = 'openapi-typescript' | 'hey-api' | 'orval'
const STRICT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['**/*.ts'],
}

/** All generators take 12 s, on a busy machine several times that. */
const GENERATE_TIMEOUT_MS = 300_000

type Send = (request: Request) => Promise<Response>

/** Clients of these generators compile, and do the main job. */
export function testClients(names: readonly Generator[]): void {
  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    const hook = ['--import', join(import.meta.dirname, 'typescript-api.mjs')]
    const script = join(import.meta.dirname, 'generate.ts')
    await execa(
      process.execPath,
      [...TYPESCRIPT_LOADER, ...hook, script, FOLDER, ORIGIN, ...names],
      {
        cwd: ROOT,
      },
    )
    for (const name of names)
      copyFileSync(join(import.meta.dirname, 'drivers', `${name}.ts`), join(FOLDER, `${name}.ts`))
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(STRICT))
  }, GENERATE_TIMEOUT_MS)

  test(`clients of ${names.join(' and ')} compile in strict mode`, async () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const { stdout } = await execa(process.execPath, [tsc, '-p', FOLDER], { reject: false })
    expect(stdout).toBe('')
    if (names.includes('orval'))
      expect(readFileSync(join(FOLDER, 'orval.gen.ts'), 'utf8')).toContain('insufficient_funds')
  })

  test.each(names)('%s: a client does the main job, from registration to the pay', async (name) => {
    const server = await createTestServer()
    const send: Send = async (request) => {
      const { response, text } = await server.dispatch(request)
      return new Response(text || null, response)
    }
    const globalFetch = globalThis.fetch
    globalThis.fetch = ((input: string, init: RequestInit) =>
      send(new Request(input, init))) as typeof fetch
    try {
      const { createApi } = (await import(join(FOLDER, `${name}.ts`))) as {
        createApi: (origin: string, send: Send) => Api
      }
      const result = await runMainJob(createApi(ORIGIN, send), {
        picture: new Blob([await createImage('jpeg')], { type: 'image/jpeg' }),
        codeOf: () => server.mailbox.latestCode(),
        pay: (reference) => server.provider.pay(reference),
      })
      expect(result).toMatchObject({
        status: 'completed',
        clientBalance: 6000,
        taskerBalance: 14_000,
        statement: expect.stringContaining('Date'),
      })
    } finally {
      globalThis.fetch = globalFetch
    }
  })
}
