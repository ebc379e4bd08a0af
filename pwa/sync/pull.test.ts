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
