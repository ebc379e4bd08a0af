import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
export type Answering = (response: ServerResponse, asked: Asked) => void

/** A real HTTP server for one test file, with a response that the test sets. */
export function listener() {
  const asked: Asked[] = []
  let answer: Answering = (response) => void response.writeHead(500).end()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body }
      asked.push(one)
      answer(response, one)
    })
  })
  beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests since the response was last set. */
    asked,
    setResponse: (by: Answering) => void (answer = by),
    forget: () => void (asked.length = 0),
  }
}

export const json = (response: ServerResponse, status: number, body: unknown) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
/** The provider's two envelopes. */
export const respondWith =
  (data: unknown, meta?: unknown): Answering =>
  (response) =>
    json(response, 200, { status: true, message: 'ok', data, meta })
export const rejectWith =
  (status: number, message: string, code?: string): Answering =>
  (response) =>
    json(response, status, { status: false, message, code })

/** A payment and a transfer as the provider describes them. */
export const paid = (fields: object = {}) => ({
  id: 4_099_260_516,
  domain: 'test',
  status: 'success',
  reference: 'fw-1-abcdefgh',
  amount: 2_000_000,
  currency: 'NGN',
  fees: 40_000,
  metadata: { user_id: 'ada' },
  customer: { email: 'Ada@Home.test' },
  ...fields,
})
export const sent = (fields: object = {}) => ({
  id: 860_703_114,
  domain: 'test',
  status: 'success',
  reference: 'wd_0190-abc',
  amount: 499_000,
  currency: 'NGN',
  transfer_code: 'TRF_1',
  recipient: 56_824_902,
  ...fields,
})
