import { createServer } from 'node:http'
import { once } from 'node:events'
import { openOfficial } from './official.mjs'

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
  return {
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
}
