import { createECDH, randomBytes, randomUUID, createDecipheriv, hkdfSync } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isCrossOrigin } from '#sandbox/is-cross-origin.ts'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { whyWrongSender } from './vapid.ts'

/** RFC 8030, section 7.2: what a service has to accept at least. */
const BODY_MAX = 4096

const headersSchema = v.object({
  ttl: v.pipe(v.string(), v.regex(/^\d+$/)),
  urgency: v.optional(v.picklist(['very-low', 'low', 'normal', 'high'])),
  topic: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))),
  'content-encoding': v.literal('aes128gcm'),
})

const SALT_SIZE = 16
const HEADER_SIZE = SALT_SIZE + 5
const TAG_SIZE = 16
const LAST_RECORD = 2

/** The keys of a browser's subscription, base64url. */
type ReceiverKeys = { privateKey: string; publicKey: string; auth: string }

const bytes = (text: string) => Buffer.from(text, 'base64url')
const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, size: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, size))

/** The text of a message as a browser reads it (RFC 8291 with RFC 8188). Throws when it is not for these keys. */
export function decryptMessage(body: Buffer, keys: ReceiverKeys): string {
  const salt = body.subarray(0, SALT_SIZE)
  const senderKey = body.subarray(HEADER_SIZE, HEADER_SIZE + body.readUInt8(HEADER_SIZE - 1))
  const record = body.subarray(HEADER_SIZE + senderKey.length)
  if (record.length > body.readUInt32BE(SALT_SIZE)) throw new Error('More than one record')

  const receiver = createECDH('prime256v1')
  receiver.setPrivateKey(bytes(keys.privateKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(keys.publicKey), senderKey])
  const ikm = derive(receiver.computeSecret(senderKey), bytes(keys.auth), info, 32)
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG_SIZE))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_SIZE)), decipher.final()])
  const end = padded.lastIndexOf(LAST_RECORD)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is wrong')
  return padded.subarray(0, end).toString('utf8')
}

type Subscriber = ReceiverKeys & { applicationServerKey: string; isGone: boolean }

/** What a page gets from `pushManager.subscribe`, as JSON. */
type SandboxSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

type PushedMessage = {
  endpoint: string
  /** Decrypted. */
  text: string
  ttl: number
  urgency: string
  topic: string | null
}

/** What is answered instead of accepting a message. */
const answerSchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  times: v.optional(v.number(), 1),
  retryAfter: v.optional(v.string()),
})
const subscribeSchema = v.object({ applicationServerKey: v.string() })
type Answer = v.InferInput<typeof answerSchema>

function createSubscriber(applicationServerKey: string): Subscriber {
  const pair = createECDH('prime256v1')
  return {
    publicKey: pair.generateKeys('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    applicationServerKey,
    isGone: false,
  }
}

type Options = {
  /** Where browsers and senders reach it; its own address by default. */
  url?: string
  now?: () => number
}

/** What browsers do, and what they have received. */
function createBrowsers({ url = '' }: Options) {
  let origin = url
  const subscribers = new Map<string, Subscriber>()
  return {
    origin: () => origin,
    setUrl: (next: string): void => void (origin = next),
    find: (endpoint: string): Subscriber | undefined => subscribers.get(endpoint),
    /** What a browser does in `pushManager.subscribe`. */
    subscribe(applicationServerKey: string): SandboxSubscription {
      const endpoint = `${origin}/push/${randomUUID()}`
      const subscriber = createSubscriber(applicationServerKey)
      subscribers.set(endpoint, subscriber)
      return { endpoint, keys: { p256dh: subscriber.publicKey, auth: subscriber.auth } }
    },
    /** The user removed the permission, or the browser was deleted: from now on 410. */
    unsubscribe(endpoint: string): void {
      const subscriber = subscribers.get(endpoint)
      if (subscriber) subscriber.isGone = true
    },
    /** Oldest first. */
    messages: [] as PushedMessage[],
  }
}

const text = (status: number, reason: string) => new Response(reason, { status })

/** The next of the errors that a test has chosen. */
function takeAnswer(answers: Answer[]): Response | null {
  const [answer] = answers
  if (!answer) return null
  const { status, times = 1, retryAfter } = answer
  if (times > 1) answers[0] = { ...answer, times: times - 1 }
  else answers.shift()
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  return new Response(null, { status, headers })
}

type Received = { endpoint: string; origin: string; now: number; subscriber: Subscriber }

/** The message, or why it is rejected. */
async function readMessage(
  request: Request,
  { endpoint, origin, now, subscriber }: Received,
): Promise<PushedMessage | Response> {
  const { applicationServerKey } = subscriber
  const sender = request.headers.get('authorization') ?? ''
  const reason = whyWrongSender(sender, { origin, now, applicationServerKey })
  if (reason) return text(403, reason)
  const body = Buffer.from(await request.arrayBuffer())
  if (body.length > BODY_MAX) return text(413, 'The message is too long.')
  const headers = v.safeParse(headersSchema, Object.fromEntries(request.headers))
  if (!headers.success) return text(400, 'A header is missing or wrong.')
  const { ttl, urgency = 'normal', topic = null } = headers.output
  try {
    return { endpoint, text: decryptMessage(body, subscriber), ttl: Number(ttl), urgency, topic }
  } catch {
    return text(400, 'The message cannot be decrypted.')
  }
}

/** The push service without a network: `fetch` is the only way to it. State is in memory only. */
export function createPushServiceInProcess({ url = '', now = Date.now }: Options = {}) {
  const browsers = createBrowsers({ url })
  const answers: Answer[] = []

  async function receive(request: Request): Promise<Response> {
    const origin = browsers.origin()
    const endpoint = origin + new URL(request.url).pathname
    const subscriber = browsers.find(endpoint)
    if (!subscriber) return text(404, 'No such subscription')
    if (subscriber.isGone) return text(410, 'The subscription has ended')
    const answer = takeAnswer(answers)
    if (answer) return answer
    const message = await readMessage(request, { endpoint, origin, now: now(), subscriber })
    if (message instanceof Response) return message
    browsers.messages.push(message)
    const location = `${origin}/message/${browsers.messages.length}`
    return new Response(null, { status: 201, headers: { location } })
  }

  const app = new Hono()
  app.use(async (c, next) => {
    if (isCrossOrigin(c.req.raw)) return c.text('Cross-origin request', 403)
    return next()
  })
  app.post('/push/:id', (c) => receive(c.req.raw))
  app.post('/_control/subscriptions', async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    if (!v.is(subscribeSchema, body)) return c.text('applicationServerKey is missing', 400)
    return c.json(browsers.subscribe(body.applicationServerKey), 201)
  })
  app.post('/_control/answers', async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    if (!v.is(answerSchema, body)) return c.text('An answer has a status', 400)
    answers.push(body)
    return c.json({})
  })
  app.get('/_control/messages', (c) => c.json(browsers.messages))

  return {
    ...browsers,
    /** The next messages are not accepted. */
    answer: (answer: Answer): void => void answers.push(answer),
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
  }
}

/** The push service of one machine (RFC 8030, sections 5 and 7). A browser never reaches it: scripts subscribe in its place. */
export async function createPushService({
  port = 0,
  now = Date.now,
}: { port?: number; now?: () => number } = {}) {
  const service = createPushServiceInProcess({ now })
  const { url, stop } = await listenOnLoopback(service.fetch, port)
  service.setUrl(url)
  return { ...service, url, stop }
}
