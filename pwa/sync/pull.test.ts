// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newPhone } from '#pwa/test/phone.ts'
import { openTask } from '#pwa/test/tasker-phone.ts'
import { pull } from './pull.ts'

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const nothing = { c: [], n: '7.electrician', m: false, h: 7 }

test('F4: the first pull of a phone takes away nothing that was looked at before it came', async () => {
  const phone = newPhone({ transport: () => json(nothing) })
  const [seen, mine] = [openTask(), openTask()]
  await phone.replica.seen.put(seen)
  await phone.replica.tasks.put(mine)
  await pull(phone)
  expect(await phone.replica.seen.get(seen._id)).toEqual(seen)
  // Own things are told whole, so what is not told is gone.
  expect(await phone.replica.tasks.count()).toBe(0)
  expect(await phone.replica.fact('cursor')).toBe(nothing.n)
})

test('SYNC 1: a phone that was away too long forgets all that it was told, and starts afresh', async () => {
  const phone = newPhone({
    transport: ({ url }) =>
      new URL(url).searchParams.has('c')
        ? json({ error: 'Start afresh', code: 'sync_reset' }, 410)
        : json(nothing),
  })
  await phone.replica.know('cursor', '3.electrician')
  await phone.replica.seen.put(openTask())
  await pull(phone)
  expect(await phone.replica.seen.count()).toBe(0)
  expect(await phone.replica.fact('cursor')).toBe(nothing.n)
})

test('SYNC 1: what happened while a phone was being filled is asked for in the same breath', async () => {
  const late = { ...openTask(), title: 'Posted meanwhile' }
  const change = { seq: 9, e: 'feed', op: 'put', id: late._id, row: late }
  const pages: Record<string, object> = {
    first: { c: [], n: '7.electrician-3-280', m: true, h: 7 },
    '7.electrician-3-280': { c: [], n: '7.electrician', m: false, h: 9 },
    '7.electrician': { c: [change], n: '9.electrician', m: false, h: 9 },
  }
  const asked: string[] = []
  const phone = newPhone({
    transport: ({ url }) => {
      const cursor = new URL(url).searchParams.get('c') ?? 'first'
      asked.push(cursor)
      return json(pages[cursor] ?? {})
    },
  })
  expect(await pull(phone)).toBe('news')
  expect(asked).toEqual(Object.keys(pages))
  expect(await phone.replica.feed.get(late._id)).toMatchObject({ title: 'Posted meanwhile' })
  expect(await phone.replica.fact('cursor')).toBe('9.electrician')
  expect(await phone.replica.fact('lastPullAt')).toBe(phone.now())
})
