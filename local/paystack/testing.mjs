import { createServer } from 'node:http'
import { once } from 'node:events'
import { openOfficial } from './official.mjs'
import { createPaystack } from './paystack.mjs'

export const official = openOfficial()
if (!official)
  console.warn('Paystack’s own description is not at hand: its answers are not held against it.')

/** Speaks to a sandbox as the worker does; each question and answer is held against the official description. */
export function openCaller(paystack) {
  return async (method, path, body, { key = paystack.secretKey, isOfficial = true } = {}) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await fetch(paystack.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = { status: response.status, body: await response.json() }
    const { pathname, searchParams } = new URL(path, paystack.url)
    if (official && isOfficial) {
      const wrongs = official.answer({ method, path: pathname, ...answer })
      if (response.ok) {
        const query = Object.fromEntries(searchParams)
        wrongs.push(...official.request({ method, path: pathname, query, body }))
      }
      if (wrongs.length > 0)
        throw new Error(`${method} ${path} ${answer.status}: ${wrongs.join('; ')}`)
    }
    return answer
  }
}

const running = []
/** Whatever a test opened, at its end. */
export const stopAll = () => Promise.all(running.splice(0).map((one) => one.stop()))

let begun = 0
/** A sandbox of its own whose transfers are decided at once, and the ways a test speaks to it. */
export async function openSandbox(options = {}) {
  const paystack = await createPaystack({ transfers: { after: 0 }, ...options })
  running.push(paystack)
  const call = openCaller(paystack)

  async function begin(amount = 20_000_00, more = {}) {
    const reference = `fw-1772614800000-${String(++begun).padStart(8, 'a')}`
    const given = { email: 'bukola@onise.test', amount, currency: 'NGN', reference, ...more }
    const asked = { metadata: { user_id: 'u1' }, ...given }
    return (await call('POST', '/transaction/initialize', asked)).body.data
  }
  async function recipient() {
    const to = { type: 'nuban', name: 'MUSA', account_number: '0123456789', bank_code: '058' }
    return (await call('POST', '/transferrecipient', to)).body.data
  }
  async function send(amount = 5000_00, reference = `wd_0000000000000000${++begun}`) {
    const { recipient_code: to } = await recipient()
    const given = { source: 'balance', amount, recipient: to, reference, reason: 'Withdrawal' }
    return { reference, ...(await call('POST', '/transfer', given)) }
  }
  return { paystack, call, begin, recipient, send }
}

/** Where webhooks arrive; it answers with the statuses given, in order, the last one for ever. */
export async function openListener(...statuses) {
  const heard = []
  const waiting = []
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const raw = Buffer.concat(chunks)
    heard.push({ raw, signature: request.headers['x-paystack-signature'], ...JSON.parse(raw) })
    response.writeHead(statuses.length > 1 ? statuses.shift() : (statuses[0] ?? 200)).end()
    for (const one of waiting.splice(0)) one()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listener = {
    url: `http://127.0.0.1:${server.address().port}/api/payments/webhook`,
    heard,
    /** Until so many have come. */
    async until(count) {
      while (heard.length < count) await new Promise((resolve) => waiting.push(resolve))
      return heard
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  running.push(listener)
  return listener
}
