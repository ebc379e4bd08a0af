import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailbox } from './mailbox.mjs'

const dir = mkdtempSync(join(tmpdir(), 'onise-mailbox-'))
const running = []
afterAll(async () => {
  for (const one of running) await one.stop()
  rmSync(dir, { recursive: true, force: true })
})

async function open(options = {}) {
  const mailbox = await createMailbox({ key: 'a key', ...options })
  running.push(mailbox)
  const post = async (change = {}, headers = {}) => {
    const letter = { to: 'bukola@onise.test', from: 'Onise', subject: 'Your code', text: '123456' }
    const response = await fetch(mailbox.url, {
      method: 'POST',
      headers: { authorization: 'Bearer a key', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...letter, ...change }),
    })
    return response.status
  }
  const read = async (query = '') => (await fetch(`${mailbox.url}/_control/letters${query}`)).json()
  return { mailbox, post, read }
}

test('a letter is taken with the key, shown newest first, and found by its address', async () => {
  const { post, read } = await open()
  expect(await post()).toBe(202)
  expect(await post({ to: 'Adeola@onise.test', subject: 'Another' })).toBe(202)
  expect((await read()).map(({ subject }) => subject)).toEqual(['Another', 'Your code'])
  expect(await read('?to=adeola@onise.test')).toMatchObject([
    { subject: 'Another', text: '123456' },
  ])
})

test('without the key, or with a part missing, nothing is taken', async () => {
  const { post, read } = await open()
  expect(await post({}, { authorization: 'Bearer another' })).toBe(401)
  expect(await post({ text: undefined })).toBe(400)
  expect(await post({ to: 'nobody' })).toBe(400)
  expect(await post({}, { origin: 'https://evil.example' })).toBe(403)
  expect(await read()).toEqual([])
})

test('a letter that comes again under the same name is there once', async () => {
  const { post, read } = await open()
  await post({}, { 'idempotency-key': 'one' })
  await post({}, { 'idempotency-key': 'one' })
  await post({}, { 'idempotency-key': 'other' })
  expect(await read()).toHaveLength(2)
})

test('letters outlive a restart', async () => {
  const file = join(dir, 'letters.jsonl')
  const first = await open({ file })
  await first.post()
  await first.mailbox.stop()
  const second = await open({ file })
  expect(await second.read()).toMatchObject([{ subject: 'Your code' }])
})

test('the page shows words as words, and an address as a link', async () => {
  const { mailbox, post } = await open()
  await post({
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
