// The baseline app behind the same proxy, with the smallest possible server.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { BASELINE_DIST, buildBaseline } from '#bench/baseline/build.ts'
import type { ProxyRequest, ProxyResponse } from '#testing/recording-proxy/forward.ts'
import { startRecordingProxy } from '#testing/recording-proxy/recording-proxy.ts'
import { brotli, compressFiles } from '#tools/build/compress.ts'
import type { BenchApp } from './app.ts'
import { descriptionFor, idFor, locationFor, timeFor, titleFor } from './rows.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
}
const NO_BODY = Buffer.alloc(0)
/** The quality with which an edge compresses responses. */
const EDGE_QUALITY = 5
const JSON_HEADERS = { 'content-type': 'application/json', 'content-encoding': 'br' }

type Headers = Record<string, string>

/** 304 when the client has the same content. */
function withEtag(body: Buffer, request: ProxyRequest, headers: Headers): ProxyResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  if (request.headers['if-none-match'] === etag)
    return { status: 304, headers: { etag }, body: NO_BODY }
  return { status: 200, headers: { ...headers, etag }, body }
}

/** A compressed file of the build, or the page for any other path. */
function serveFile(request: ProxyRequest): ProxyResponse {
  const path = request.path.split('?')[0] ?? '/'
  const name = existsSync(join(BASELINE_DIST, `${path}.br`)) ? path : '/index.html'
  const isImmutable = path.startsWith('/assets/')
  return withEtag(readFileSync(join(BASELINE_DIST, `${name}.br`)), request, {
    'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
}

const encodeJson = (value: unknown) => brotli(Buffer.from(JSON.stringify(value)), EDGE_QUALITY)

type ListedTask = { _id: string }

class BaselineServer {
  readonly #tasks: readonly ListedTask[]
  #changes: object[] = []

  /** The tasks that the product shows. */
  constructor(tasks: readonly ListedTask[]) {
    this.#tasks = tasks
  }

  addChange(): void {
    const [task] = this.#tasks
    this.#changes = [{ seq: 1043, e: 'feed', id: task?._id, op: 'put', row: task }]
  }

  respond(request: ProxyRequest): ProxyResponse {
    if (request.path === '/api/tasks') {
      const headers = { ...JSON_HEADERS, 'cache-control': 'no-cache' }
      return withEtag(encodeJson({ tasks: this.#tasks }), request, headers)
    }
    if (!request.path.startsWith('/api/sync')) return serveFile(request)
    if (this.#changes.length === 0) return { status: 204, headers: {}, body: NO_BODY }
    const body = encodeJson({ c: this.#changes, n: '1043.electrical', m: false })
    this.#changes = []
    return { status: 200, headers: JSON_HEADERS, body }
  }
}

function rowsToStore({ count, newest }: { count: number; newest: number }) {
  const indexes = Array.from({ length: count }, (_, n) => n)
  const tasks = indexes.map((n) => ({
    _id: idFor(1, timeFor(newest, n), n),
    title: titleFor(n),
    description: descriptionFor(n),
    price: 1000 + n,
    location: locationFor(n),
    createdAt: new Date(timeFor(newest, n)).toISOString(),
  }))
  const messages = indexes.map((n) => ({
    id: idFor(2, timeFor(newest, n), n),
    text: descriptionFor(n).slice(0, 80),
    createdAt: new Date(timeFor(newest, n)).toISOString(),
  }))
  return {
    database: 'baseline',
    tables: [
      { name: 'tasks', rows: tasks },
      { name: 'messages', rows: messages },
    ],
  }
}

type BaselineOptions = { port: number; tasks: readonly ListedTask[] }

export async function startBaseline({ port, tasks }: BaselineOptions): Promise<BenchApp> {
  await buildBaseline()
  compressFiles(BASELINE_DIST)
  const server = new BaselineServer(tasks)
  const proxy = await startRecordingProxy({ port, respond: (request) => server.respond(request) })
  return {
    name: 'baseline',
    proxy,
    hasLandingPage: false,
    listPath: '/all-task',
    cardSelector: '.card a',
    appCardSelector: '.card a',
    cardCount: 20,
    // As long as the product's; the server does not check it.
    token: `${'x'.repeat(36)}.${'y'.repeat(105)}.${'z'.repeat(43)}`,
    rowsToStore,
    isInstalled: () => navigator.serviceWorker.controller !== null,
    async fillForm(page, index) {
      await page.goto(`${proxy.url}/chat`)
      const text = `A message with the number ${index}`
      await page.getByLabel('Message').fill(text)
      return text
    },
    sendButton: (page) => page.getByRole('button', { name: 'Send' }),
    confirmationSelector: 'li',
    taps: [
      { name: 'task', target: '.card a', shown: '.task' },
      { name: 'back', target: '.task button', shown: '.card:nth-child(4)' },
      { name: 'chat', target: 'a[href="/chat"]', shown: '.message' },
      { name: 'list', target: 'a[href="/all-task"]', shown: '.card:nth-child(4)' },
    ],
    lists: [
      { name: 'tasks', path: '/all-task', shown: '.card:nth-child(20)', step: 400, more: 'button' },
    ],
    typing: () => [{ name: 'chat', path: '/chat', field: 'input[name="text"]' }],
    cardAt: (position) => `.card:nth-child(${position})`,
    isPoll: (path) => path.startsWith('/api/sync'),
    isList: (path) => path === '/api/tasks',
    changeRow: async () => server.addChange(),
    reloadList: (page) =>
      page.evaluate(() => fetch('/api/tasks').then((response) => response.text())),
    stop: () => proxy.disconnect(),
  }
}
