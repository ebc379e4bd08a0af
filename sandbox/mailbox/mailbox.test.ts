import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Email } from './email.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'

const dir = mkdtempSync(join(tmpdir(), 'onise-mailbox-'))
const running: Mailbox[] = []
afterAll(async () => {
  for (const mailbox of running) await mailbox.stop()
  rmSync(dir, { recursive: true, force: true })
})

async function open(options: Parameters<typeof createMailbox>[0] = {}) {
  const mailbox = await createMailbox({ key: 'a key', ...options })
  running.push(mailbox)
  const send = async (changes: object = {}, headers: Record<string, string> = {}) => {
    const email = { to: 'bukola@onise.test', from: 'Onise', subject: 'Your code', text: '123456' }
    const response = await fetch(mailbox.url, {
      method: 'POST',
      headers: { authorization: 'Bearer a key', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...email, ...changes }),
    })
    return response.status
  }
  const list = async (query = '') => {
    const response = await fetch(`${mailbox.url}/_control/emails${query}`)
    return (await response.json()) as Email[]
  }
  return { mailbox, send, list }
}

test('accepts an email with the key, lists newest first, and finds it by its address', async () => {
  const { send, list } = await open()
  expect(await send()).toBe(200)
  expect(await send({ to: 'Adeola@onise.test', subject: 'Another' })).toBe(200)
  expect((await list()).map(({ subject }) => subject)).toEqual(['Another', 'Your code'])
  expect(await list('?to=adeola@onise.test')).toMatchObject([
    { subject: 'Another', text: '123456' },
  ])
})

test('stores the headers that an email asks for', async () => {
  const { send, list } = await open()
  const headers = { 'List-Unsubscribe': '<https://onise.test/stop>' }
  expect(await send({ headers })).toBe(200)
  expect(await send({ headers: { 'List-Unsubscribe': 1 } })).toBe(422)
  expect(await list()).toMatchObject([{ headers }])
})

test('rejects an email without the key, without a field, or from another origin', async () => {
  const { send, list } = await open()
  expect(await send({}, { authorization: 'Bearer another' })).toBe(403)
  expect(await send({ text: undefined })).toBe(422)
  expect(await send({ to: 'not an address' })).toBe(422)
  expect(await send({}, { origin: 'https://evil.example' })).toBe(403)
  expect(await list()).toEqual([])
})

test('stores an email once that arrives twice with the same key', async () => {
  const { send, list } = await open()
  await send({}, { 'idempotency-key': 'one' })
  await send({}, { 'idempotency-key': 'one' })
  expect(await send({ text: '654321' }, { 'idempotency-key': 'one' })).toBe(409)
  await send({}, { 'idempotency-key': 'other' })
  expect(await list()).toHaveLength(2)
})

test('has the emails after a restart', async () => {
  const file = join(dir, 'emails.jsonl')
  const first = await open({ file })
  await first.send()
  await first.mailbox.stop()
  const second = await open({ file })
  expect(await second.list()).toMatchObject([{ subject: 'Your code' }])
})

test('the page escapes markup and links URLs', async () => {
  const { mailbox, send } = await open()
  await send({
    subject: '<b>bold</b>',
    text: 'Go to http://localhost:8787/x?y=1 <script>alert(1)</script>',
  })
  const response = await fetch(mailbox.url)
  const page = await response.text()
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(page).toContain('<a href="http://localhost:8787/x?y=1" rel="noreferrer">')
  expect(page).not.toContain('<script>')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})
