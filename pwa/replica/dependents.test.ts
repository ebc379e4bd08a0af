// @vitest-environment node
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import type { Transport } from '#pwa/api/call.ts'
import { applyForTask, editProposal } from '#pwa/features/proposals/writes.ts'
import { push } from '#pwa/sync/push.ts'
import { newPhone, NOON } from '#pwa/test/phone.ts'
import { readDraft } from './drafts.ts'
import { discard, say } from './outbox.ts'
import { unsentOn } from './unsent.ts'
import { View } from './view.ts'
import { write } from './write.ts'

const note = write(updateProfile, {
  lane: ({ jobTitle }) => jobTitle ?? '',
  ref: ({ jobTitle }) => jobTitle ?? '',
  what: ({ jobTitle }) => jobTitle ?? '',
  form: ({ jobTitle, location }) => ({
    draft: `note:${jobTitle}`,
    path: '/note',
    fields: { location },
  }),
  here: () => {},
  heeds: (input, heard) => ({ ...input, location: String(heard['message']) }),
})
const offer = (taskId: TaskId = newId('task')) => ({
  ...{ taskId, _id: newId('proposal'), title: 'Fix a tap' },
  ...{ price: '12000', description: 'Nine years.', date: '2026-03-09' },
})
const calm = { random: () => 0.5 }

/** A server that says no to what its test names, and yes to the rest. */
function phoneWith(no: (request: Request, body: Record<string, string>) => number | null) {
  const heard: string[] = []
  const transport: Transport = async (request) => {
    const body = (await request.json()) as Record<string, string>
    const status = no(request, body)
    if (status === 0) throw new TypeError('Failed to fetch')
    heard.push(`${request.method} ${body['jobTitle'] ?? body['price']}`)
    const headers = { 'retry-after': '600' }
    if (status) return Response.json({ error: 'No.', code: 'moved_on' }, { status, headers })
    return Response.json({ message: 'the answer', seq: 1 })
  }
  return { ...newPhone({ transport, writes: [note, applyForTask, editProposal] }), heard }
}
type Some = ReturnType<typeof phoneWith>
const entriesOf = ({ replica }: Some) => replica.outbox.orderBy('n').toArray()

describe('what needs something else (SYNC 1, `dep`)', () => {
  test('fails with it, says why, and comes back behind it when that is said again', async () => {
    let isRefusing = true
    const phone = phoneWith((_, { jobTitle }) => (jobTitle === 'parent' && isRefusing ? 409 : null))
    const parent = await say(phone, note, { jobTitle: 'parent', location: 'A' })
    const child = await say(phone, note, { jobTitle: 'child', location: 'B' }, { after: parent })
    await say(phone, note, { jobTitle: 'grandchild', location: 'C' }, { after: child })
    await push(phone, calm)
    expect(phone.heard).toEqual(['PATCH parent'])
    expect(await entriesOf(phone)).toMatchObject([
      { key: parent, state: 'conflict' },
      { key: child, state: 'failed', refusal: { parent } },
      { state: 'failed', refusal: { parent: child } },
    ])
    expect(await readDraft(phone.replica, 'note:child')).toEqual({ location: 'B' })

    isRefusing = false
    const again = { jobTitle: 'parent', location: 'A2' }
    await say(phone, note, again, { clears: 'note:parent' })
    expect(await readDraft(phone.replica, 'note:child')).toBe(null)
    await push(phone, calm)
    expect(phone.heard).toEqual(['PATCH parent', 'PATCH parent', 'PATCH child', 'PATCH grandchild'])
    expect((await entriesOf(phone)).map(({ state }) => state)).toEqual(['acked', 'acked', 'acked'])
  })

  test('stays with the person when they have begun to mend it by itself', async () => {
    const phone = phoneWith((_, { jobTitle, location }) =>
      jobTitle === 'parent' && location === 'A' ? 409 : null,
    )
    const parent = await say(phone, note, { jobTitle: 'parent', location: 'A' })
    const child = await say(phone, note, { jobTitle: 'child', location: 'B' }, { after: parent })
    await push(phone, calm)
    await phone.replica.drafts.update('note:child', { isTouched: true })
    const again = { jobTitle: 'parent', location: 'A2' }
    await say(phone, note, again, { clears: 'note:parent' })
    expect(await phone.replica.outbox.get({ key: child })).toMatchObject({ state: 'failed' })
  })

  test('fails at once when its parent was refused before it was said; goes when that is discarded', async () => {
    const phone = phoneWith(() => 409)
    const parent = await say(phone, note, { jobTitle: 'parent' })
    await push(phone, calm)
    const child = await say(phone, note, { jobTitle: 'child' }, { after: parent })
    expect(await phone.replica.outbox.get({ key: child })).toMatchObject({ state: 'failed' })
    await discard(phone, parent)
    expect(await entriesOf(phone)).toEqual([])
  })

  test('takes from the answer what it needs, whether it was said before that came or after', async () => {
    const phone = phoneWith(() => null)
    const parent = await say(phone, note, { jobTitle: 'parent' })
    const before = await say(phone, note, { jobTitle: 'before' }, { after: parent })
    await push(phone, calm)
    const late = await say(phone, note, { jobTitle: 'late' }, { after: parent })
    for (const key of [before, late])
      expect((await phone.replica.outbox.get({ key }))?.input).toMatchObject({
        location: 'the answer',
      })
  })

  test('a change of what is refused becomes part of it: the newest words are the ones to mend', async () => {
    let isHeard = false
    const phone = phoneWith(() => (isHeard ? 409 : 0))
    const terms = offer()
    const key = await say(phone, applyForTask, terms)
    await push(phone, calm)
    const { taskId: _taskId, _id: id, title: _title, ...rest } = terms
    const changed = { ...rest, price: '9000', description: 'Newer words.' }
    const edit = await say(phone, editProposal, { id, ...changed }, { after: key })
    await say(phone, note, { jobTitle: 'behind' }, { after: edit })
    isHeard = true
    await push(phone, { ...calm, impatient: true })
    expect(await entriesOf(phone)).toMatchObject([
      { key, state: 'conflict', input: { _id: id, price: '9000' } },
      { state: 'failed', after: key, refusal: { parent: key } },
    ])
    expect(await readDraft(phone.replica, `apply:${terms.taskId}`)).toMatchObject(changed)
  })
})

describe('failure classes (SYNC 1)', () => {
  test.each([408, 425, 429, 503])(
    '%i keeps it for as long as the server asks, haste or not',
    async (status) => {
      let now = NOON
      const phone = { ...phoneWith(() => status), now: () => now }
      await say(phone, note, { jobTitle: 'x' })
      await push(phone, calm)
      await push(phone, { ...calm, impatient: true })
      now += 599_000
      await push(phone, { ...calm, impatient: true })
      expect(phone.heard).toHaveLength(1)
      now += 1000
      await push(phone, calm)
      expect(phone.heard).toHaveLength(2)
      expect(await entriesOf(phone)).toMatchObject([{ state: 'queued', attempts: 2 }])
    },
  )

  test.each([400, 403, 404, 410, 413, 415, 422])(
    '%i is the end of it: what was written is a draft again, and the reason stands in words',
    async (status) => {
      const phone = phoneWith(() => status)
      const terms = offer()
      await say(phone, applyForTask, terms)
      await push(phone, calm)
      expect(await unsentOn(phone)).toMatchObject([{ state: 'refused', words: 'No.' }])
      expect(await readDraft(phone.replica, `apply:${terms.taskId}`)).toMatchObject({
        description: 'Nine years.',
      })
    },
  )

  test('after a day it says that it is not sent yet, wherever it is shown', async () => {
    let now = NOON
    const phone = { ...phoneWith(() => 0), now: () => now }
    const terms = offer()
    await say(phone, applyForTask, terms)
    const isLate = async () => {
      const shown = await (await View.of(phone)).one('proposals', terms._id)
      return [shown?.delivery, (await unsentOn(phone))[0]]
    }
    expect(await isLate()).toMatchObject([{ isLate: false }, { isLate: false }])
    now += DAY + 1
    expect(await isLate()).toMatchObject([{ isLate: true }, { isLate: true }])
  })
})

describe('what an older app wrote (SYNC 1, `kv`)', () => {
  const lifted = {
    ...note,
    kv: 3,
    lifts: {
      1: ({ title, ...rest }: Record<string, unknown>) => ({ ...rest, jobTitle: title }),
      2: (input: Record<string, unknown>) => ({ ...input, location: 'Lagos' }),
    },
  }

  test('is shown, drafted and sent in the shape of this one', async () => {
    const phone = { ...phoneWith(() => null), writes: [lifted] }
    const key = await say(phone, lifted, { jobTitle: 'x' })
    await phone.replica.outbox.where({ key }).modify({ kv: 1, input: { title: 'old' } })
    expect(await unsentOn(phone)).toMatchObject([{ what: 'old', input: { location: 'Lagos' } }])
    await push(phone, calm)
    expect(phone.heard).toEqual(['PATCH old'])
  })

  test('older than is understood it says so, and a newer app’s waits for that app', async () => {
    const phone = { ...phoneWith(() => null), writes: [lifted] }
    for (const kv of [0, 4]) {
      const key = await say(phone, lifted, { jobTitle: `${kv}` })
      await phone.replica.outbox.where({ key }).modify({ kv })
    }
    await push(phone, calm)
    expect(phone.heard).toEqual([])
    expect(await unsentOn(phone)).toMatchObject([
      { state: 'refused', words: expect.stringContaining('older version') },
      { state: 'waiting', attempts: 0 },
    ])
  })
})
