import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { isCrossOrigin } from '#sandbox/is-cross-origin.ts'
import { JsonlStore } from '#sandbox/jsonl-store.ts'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { reportStorageFailure } from '#sandbox/storage-failure.ts'
import { createFaults, ERRORS, faultSchema } from './faults.ts'
import type { PhoneMessage, Received } from './message.ts'
import { renderPhones } from './page.ts'
import { receiveSms, termiiReport, type TermiiOptions } from './termii.ts'
import { receiveWhatsApp, whatsAppReport, type WhatsAppOptions } from './whatsapp.ts'

const STYLE = readFileSync(join(import.meta.dirname, '../mailbox/style.css'), 'utf8')
const SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type PhonesOptions = {
  termii: TermiiOptions
  whatsapp: WhatsAppOptions
  /** Without a file the messages exist only while the sandbox runs. */
  file?: string
  now?: () => number
  /** Sends a delivery report. */
  onReport?: (report: PhoneReport) => void
}
type PhoneReport = { path: string; body: string; headers: Record<string, string> }

/** On this machine only, and for no page of another origin. */
function createLoopbackApp() {
  const app = new Hono()
  app.onError(reportStorageFailure)
  app.use(async (c, next) => {
    if (isCrossOrigin(c.req.raw)) return c.text('Cross-origin request', 403)
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', SECURITY_POLICY)
  })
  return app
}

type Store = JsonlStore<{ messages: PhoneMessage }>
type Parts = {
  messages: (to?: string) => PhoneMessage[]
  store: Store
  faults: ReturnType<typeof createFaults>
}

function mountControl(app: Hono, { messages, store, faults }: Parts): void {
  app.get('/', (c) => c.html(renderPhones(messages(c.req.query('to')), c.req.query('to'))))
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/_control/messages', (c) => c.json(messages(c.req.query('to'))))
  app.delete('/_control/messages', (c) => {
    store.write(...messages().map(({ id }) => ['messages', id, null] as const))
    return c.json([])
  })
  app.post('/_control/faults', async (c) => {
    const parsed = v.safeParse(faultSchema, await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ message: parsed.issues[0].message }, 400)
    faults.add(parsed.output)
    return c.json({})
  })
  app.delete('/_control/faults', (c) => {
    faults.clear()
    return c.json({})
  })
}

/** The providers of SMS and WhatsApp without a network: `fetch` is the only way to them. */
export function createPhonesInProcess(options: PhonesOptions) {
  const { termii, whatsapp, file, now = Date.now, onReport = () => {} } = options
  const store: Store = new JsonlStore(file)
  const faults = createFaults()
  const messages = (to = ''): PhoneMessage[] =>
    store
      .all('messages')
      .filter((message) => !to || message.to === to)
      .toReversed()

  /** Marks a message, and returns the report about it. */
  function report(id: string, isDelivered = true): PhoneReport {
    const message = store.find('messages', id)
    if (!message) throw new Error(`There is no message ${id}`)
    const status = isDelivered ? 'delivered' : 'failed'
    store.write(['messages', id, Object.assign({}, message, { status })])
    return message.channel === 'sms'
      ? termiiReport(message, isDelivered, termii)
      : whatsAppReport(message, isDelivered, whatsapp)
  }

  async function receive(
    c: Context,
    channel: PhoneMessage['channel'],
    read: (body: unknown) => Received,
  ) {
    const fault = faults.take(channel)
    const effect = fault?.effect
    if (effect === 'busy' || effect === 'broken') {
      if (fault?.retryAfter) c.header('Retry-After', String(fault.retryAfter))
      return c.json(ERRORS[channel][effect], effect === 'busy' ? 429 : 503)
    }
    const received = read(await c.req.json().catch(() => null))
    if ('message' in received) {
      store.write(['messages', received.message.id, received.message])
      if (effect !== 'silent') onReport(report(received.message.id, effect !== 'lost'))
    }
    if (effect === 'slow') await new Promise((resolve) => setTimeout(resolve, fault?.delayMs))
    return c.json(received.body, received.status as 200)
  }

  const app = createLoopbackApp()
  app.post('/api/sms/send', (c) =>
    receive(c, 'sms', (body) => {
      const id = String(randomInt(1e12, 9e12)) + String(randomInt(1e6, 9e6))
      return receiveSms(body, termii, { id, at: now() })
    }),
  )
  app.post('/:version{v\\d+\\.0}/:phoneId/messages', (c) =>
    receive(c, 'whatsapp', (body) => {
      const id = `wamid.${randomUUID()}`
      const authorization = c.req.header('authorization') ?? ''
      const request = { path: c.req.param('phoneId'), authorization, body }
      return receiveWhatsApp(request, whatsapp, { id, at: now() })
    }),
  )
  mountControl(app, { messages, store, faults })

  return {
    messages,
    report,
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
  }
}

/** After the acceptance, as a phone far away would. */
const REPORT_DELAY_MS = 500

/** The sandbox with a server. Delivery reports go to the worker once its address is known. */
export async function createPhones({ port = 0, ...options }: PhonesOptions & { port?: number }) {
  let workerUrl = ''
  const timers = new Set<NodeJS.Timeout>()
  const send = ({ path, body, headers }: PhoneReport) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (workerUrl === '') return
      const init = {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }
      // A report that is lost is a fault that the worker has to live with.
      fetch(workerUrl + path, init).catch(() => {})
    }, REPORT_DELAY_MS)
    timers.add(timer)
  }
  const { fetch: handle, messages } = createPhonesInProcess(
    Object.assign({}, options, { onReport: send }),
  )
  const { url, stop } = await listenOnLoopback(handle, port)
  return {
    url,
    messages,
    sendReportsTo: (address: string): void => {
      workerUrl = address
    },
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await stop()
    },
  }
}
