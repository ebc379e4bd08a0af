// The floor app behind the same wire, with the least server that it can have.
import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import { brotli, compress } from '../../local/compress.mjs'
import { openWire } from '../../local/wire/wire.mjs'
import { buildFloor, FLOOR } from '../floor/build.mjs'
import { descriptionFor, idFor, placeFor, timesFor, titleFor } from './rows.mjs'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
}
const NOTHING = Buffer.alloc(0)

/** What an edge does to an answer in passing. */
const IN_PASSING = 5

/** A file as the build compressed it, or the page for every other address; 304 to whoever has it. */
function fileAt(path, headers) {
  const isFile = existsSync(join(FLOOR, `${path}.br`))
  const name = isFile ? path : '/index.html'
  return known(readFileSync(join(FLOOR, `${name}.br`)), headers, {
    'content-type': TYPES[extname(name)],
    'content-encoding': 'br',
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  })
}

function known(body, { 'if-none-match': has }, headers) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  const isSame = has === etag
  return {
    status: isSame ? 304 : 200,
    headers: isSame ? { etag } : { ...headers, etag },
    body: isSame ? NOTHING : body,
  }
}

const JSON_HEADERS = { 'content-type': 'application/json', 'content-encoding': 'br' }
const inJson = (said) => brotli(Buffer.from(JSON.stringify(said)), IN_PASSING)

/** @param {{ port: number, tasks: () => object[] }} given the very list that the product shows */
export async function startFloor({ port, tasks }) {
  await buildFloor()
  compress(FLOOR)
  let changes = []
  const wire = await openWire({
    port,
    answer: ({ path, headers }) => {
      if (path === '/api/tasks')
        return known(inJson({ tasks: tasks() }), headers, {
          ...JSON_HEADERS,
          'cache-control': 'no-cache',
        })
      if (!path.startsWith('/api/sync')) return fileAt(path.split('?')[0], headers)
      if (changes.length === 0) return { status: 204, headers: {}, body: NOTHING }
      const body = inJson({ c: changes, n: '1043.electrical', m: false })
      changes = []
      return { status: 200, headers: JSON_HEADERS, body }
    },
  })

  return {
    name: 'floor',
    wire,
    list: '/all-task',
    card: '.card a',
    cards: 20,
    /** As long as ours is; the floor asks nobody who they are. */
    token: `${'x'.repeat(36)}.${'y'.repeat(105)}.${'z'.repeat(43)}`,
    store: ({ count, from }) => ({
      database: 'floor',
      tables: [
        {
          name: 'tasks',
          rows: Array.from({ length: count }, (_, n) => ({
            _id: idFor(1, timesFor(from, n), n),
            title: titleFor(n),
            description: descriptionFor(n),
            price: 1000 + n,
            location: placeFor(n),
            createdAt: new Date(timesFor(from, n)).toISOString(),
          })),
        },
        {
          name: 'messages',
          rows: Array.from({ length: count }, (_, n) => ({
            id: idFor(2, timesFor(from, n), n),
            text: descriptionFor(n).slice(0, 80),
            createdAt: new Date(timesFor(from, n)).toISOString(),
          })),
        },
      ],
    }),
    isInstalled: () => navigator.serviceWorker.controller !== null,
    async readyToSend(page, n) {
      await page.goto(`${wire.url}/chat`)
      const text = `A message, the ${n}th of its kind`
      await page.getByLabel('Message').fill(text)
      return text
    },
    sendButton: (page) => page.getByRole('button', { name: 'Send' }),
    isShown: (text) => [...document.querySelectorAll('li')].some((li) => li.textContent === text),
    isPoll: (path) => path.startsWith('/api/sync'),
    isList: (path) => path === '/api/tasks',
    change: async () => {
      const [task] = tasks()
      changes = [{ seq: 1043, e: 'feed', id: task._id, op: 'put', row: task }]
    },
    askListAgain: (page) => page.evaluate(() => fetch('/api/tasks').then((said) => said.text())),
    stop: () => wire.stop(),
  }
}
