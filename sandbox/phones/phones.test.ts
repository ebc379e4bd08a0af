import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, test } from 'vitest'
import type { PhoneMessage } from './message.ts'
import { createPhones, createPhonesInProcess } from './phones.ts'

const ORIGIN = 'http://127.0.0.1:5'
const dir = mkdtempSync(join(tmpdir(), 'onise-phones-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const termii = { key: 'key', secret: 'secret', sender: 'Onise' }
const whatsapp = {
  token: 'token',
  phoneId: '105',
  appSecret: 'app',
  codeTemplate: 'onise_code',
  noticeTemplate: 'onise_notice',
  languages: ['en', 'ha'],
}
const sms = {
  api_key: 'key',
  to: '2348031234567',
  from: 'Onise',
  sms: '123456 is your code',
  type: 'plain',
  channel: 'dnd',
}
const parameters = (...texts: string[]) => texts.map((text) => ({ type: 'text', text }))
const bodyOf = (...texts: string[]) => ({ type: 'body', parameters: parameters(...texts) })
const copy = (code: string) => ({
  type: 'button',
  sub_type: 'url',
  index: '0',
  parameters: parameters(code),
})
const template = (name: string, components: object[], code = 'en') => ({
  name,
  language: { code },
  components,
})
const message = {
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: '+2348031234567',
  type: 'template',
  template: template('onise_code', [bodyOf('123456'), copy('123456')]),
}

let phones: ReturnType<typeof createPhonesInProcess>
beforeEach(() => {
  phones = createPhonesInProcess({ termii, whatsapp })
})
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(ORIGIN + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await phones.fetch(request)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const sendSms = (changes: object = {}) => post('/api/sms/send', { ...sms, ...changes })
const sendWhatsApp = (changes: object = {}, authorization = 'Bearer token', id = '105') =>
  post(`/v25.0/${id}/messages`, { ...message, ...changes }, { authorization })

test('an SMS is answered with its id and shown', async () => {
  const { status, body } = await sendSms()
  const [shown] = phones.messages('+2348031234567')
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ code: 'ok', message_id: shown?.id, message: 'Successfully Sent' }),
  ])
  expect(shown).toMatchObject({ channel: 'sms', from: 'Onise', text: sms.sms })
})

it.each([
  [{ api_key: 'another' }, 401],
  [{ api_key: undefined }, 401],
  [{ to: '+2348031234567' }, 400],
  [{ from: 'Another' }, 400],
  [{ sms: '' }, 400],
  [{ type: 'unicode' }, 400],
  [{ channel: 'pigeon' }, 400],
  [{ media: {} }, 400],
  [{ to: '2348031230404' }, 422],
])('an SMS with %o is refused with %i', async (changes, status) => {
  expect((await sendSms(changes)).status).toBe(status)
  expect(phones.messages()).toEqual([])
})

test('a WhatsApp message is answered with its id, and shown in the words of the template', async () => {
  const { status, body } = await sendWhatsApp()
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      contacts: [{ input: '+2348031234567', wa_id: '2348031234567' }],
      messages: [{ id: phones.messages()[0]?.id, message_status: 'accepted' }],
    }),
  ])
  await sendWhatsApp({ template: template('onise_notice', [bodyOf('A', 'https://a.b/c')], 'ha') })
  expect(phones.messages().map(({ text }) => text)).toEqual([
    'From Onise: A. Open https://a.b/c to see it.',
    '123456 is your verification code. For your security, do not share this code.',
  ])
})

it.each([
  [{ messaging_product: 'sms' }, 100],
  [{ to: '0803' }, 100],
  [{ text: { body: 'Hello' } }, 100],
  [{ template: template('another', [bodyOf('1')]) }, 132_001],
  [{ template: template('onise_code', [bodyOf('1'), copy('1')], 'yo') }, 132_001],
  [{ template: template('onise_code', [bodyOf('1', '2'), copy('1')]) }, 132_000],
  [{ template: template('onise_code', [bodyOf('1'), copy('2')]) }, 131_008],
  [{ template: template('onise_code', [bodyOf('1')]) }, 131_008],
  [{ template: template('onise_notice', [bodyOf('1')]) }, 132_000],
  [{ template: template('onise_notice', [bodyOf('a\nb', 'c')]) }, 100],
  [{ to: '+2348031230404' }, 131_026],
])('a WhatsApp message with %o is refused with the code %i', async (changes, code) => {
  const { status, body } = await sendWhatsApp(changes)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).toMatchObject({ error: { code } })
  expect(phones.messages()).toEqual([])
})

test('another token and another number of ours are refused', async () => {
  expect(await sendWhatsApp({}, 'Bearer other')).toMatchObject({
    status: 401,
    body: { error: { code: 190 } },
  })
  expect((await sendWhatsApp({}, 'Bearer token', '106')).status).toBe(400)
})

test('faults end one request of their channel, or all until they are removed', async () => {
  await post('/_control/faults', { channel: 'sms', effect: 'busy', retryAfter: 30 })
  expect((await sendWhatsApp()).status).toBe(200)
  const busy = await sendSms()
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await sendSms()).status).toBe(200)
  await post('/_control/faults', { effect: 'broken', times: null })
  expect([(await sendSms()).status, (await sendWhatsApp()).status]).toEqual([503, 503])
  await phones.fetch(new Request(`${ORIGIN}/_control/faults`, { method: 'DELETE' }))
  expect((await sendSms()).status).toBe(200)
  expect((await post('/_control/faults', { effect: 'gone' })).status).toBe(400)
})

test('the page escapes markup and links URLs', async () => {
  await sendSms({ sms: '<script>alert(1)</script> https://onise.test/n/a' })
  const response = await phones.fetch(new Request(`${ORIGIN}/?to=%2B2348031234567`))
  const page = await response.text()
  expect(page).toContain('&lt;script&gt;')
  expect(page).toContain('<a href="https://onise.test/n/a" rel="noreferrer">')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const foreign = new Request(ORIGIN, { headers: { origin: 'https://evil.example' } })
  expect((await phones.fetch(foreign)).status).toBe(403)
})

/** A worker that only receives reports. */
async function listenForReports() {
  const reports: { path: string; body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()))
    request.on('end', () => {
      const { 'x-termii-signature': termiiSigned, 'x-hub-signature-256': metaSigned } =
        request.headers
      reports.push({
        path: request.url ?? '',
        body,
        signature: String(termiiSigned ?? metaSigned),
      })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, reports, stop: () => server.close() }
}

test('signed delivery reports follow, except those that a fault keeps back; messages survive a restart', async () => {
  const worker = await listenForReports()
  const file = join(dir, 'phones.jsonl')
  const server = await createPhones({ termii, whatsapp, file })
  server.sendReportsTo(worker.url)
  const send = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await send('/_control/faults', { effect: 'silent' })
  await send('/api/sms/send', sms)
  await send('/_control/faults', { effect: 'lost' })
  await send('/api/sms/send', sms)
  await send('/v25.0/105/messages', message)
  await expect.poll(() => worker.reports.length).toBe(2)
  const sign = (hash: string, key: string, body: string) =>
    createHmac(hash, key).update(body).digest('hex')
  const ends = worker.reports.map(({ path, body, signature }) => [
    path,
    /"status":"([^"]+)"/.exec(body)?.[1],
    signature === sign('sha512', 'secret', body) ||
      signature === `sha256=${sign('sha256', 'app', body)}`,
  ])
  expect(ends).toEqual([
    ['/api/phone-messages/sms-report', 'Message Failed', true],
    ['/api/phone-messages/whatsapp-report', 'delivered', true],
  ])
  await server.stop()
  worker.stop()
  const again = await createPhones({ termii, whatsapp, file })
  const shown: PhoneMessage[] = again.messages()
  expect(shown.map(({ status }) => status)).toEqual(['delivered', 'failed', 'accepted'])
  await again.stop()
})
