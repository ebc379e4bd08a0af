import { randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { isForeign } from '../foreign.mjs'
import { openKept } from '../kept.mjs'
import { pageOf } from './page.mjs'

const HOST = '127.0.0.1'
const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
/** What a letter must have; the rest is dropped. */
const PARTS = ['to', 'from', 'subject', 'text']
const LONGEST = 100_000

const same = (given, wanted) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))

/**
 * Where letters arrive on one machine, in place of the post: `POST /` takes one, `GET /` shows them, newest first.
 *   GET /_control/letters?to=   for scripts; DELETE forgets them
 *
 * @param {object} [options]
 * @param {number} [options.port] a free one when none is given
 * @param {string} [options.file] where they are kept; else for as long as it runs
 * @param {string} [options.key] what the sender must know
 * @param {() => number} [options.now]
 */
export async function createMailbox({ port = 0, file, key = '', now = Date.now } = {}) {
  const kept = openKept(file)
  /** @returns {{ id: string, to: string, from: string, subject: string, text: string, at: string }[]} */
  const letters = (to = '') =>
    kept
      .all('letters')
      .filter((letter) => !to || letter.to.toLowerCase() === to.toLowerCase())
      .toReversed()

  const app = new Hono()
  app.use(async (c, next) => {
    if (isForeign(c.req.raw)) return c.text('Not from there', 403)
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })
  app.post('/', async (c) => {
    if (!same(c.req.header('authorization') ?? '', `Bearer ${key}`))
      return c.json({ error: 'The key is not right.' }, 401)
    const given = await c.req.json().catch(() => null)
    const isWhole = PARTS.every(
      (part) => typeof given?.[part] === 'string' && given[part].length <= LONGEST,
    )
    if (!isWhole || !/^\S+@\S+$/.test(given.to))
      return c.json({ error: `A letter has ${PARTS.join(', ')}.` }, 400)
    // A letter whose acknowledgement was lost comes again under the same name.
    const id = c.req.header('idempotency-key') ?? randomUUID()
    if (!kept.find('letters', id)) {
      const letter = Object.fromEntries(PARTS.map((part) => [part, given[part]]))
      kept.write(['letters', id, { id, ...letter, at: new Date(now()).toISOString() }])
    }
    return c.json({ id }, 202)
  })
  app.get('/', (c) => c.html(pageOf(letters(c.req.query('to')), c.req.query('to'))))
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/_control/letters', (c) => c.json(letters(c.req.query('to'))))
  app.delete('/_control/letters', (c) => {
    kept.write(...letters().map(({ id }) => ['letters', id, null]))
    return c.json([])
  })

  const server = createAdaptorServer({ overrideGlobalObjects: false, fetch: app.fetch })
  server.listen(port, HOST)
  await once(server, 'listening')
  return {
    url: `http://${HOST}:${server.address().port}`,
    key,
    /** Newest first. */
    letters,
    async stop() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
