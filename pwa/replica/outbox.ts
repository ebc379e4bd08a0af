import { newId } from '#schema/domain/ids.ts'
import { isRefused, reopening, type OutboxEntry, type Replica } from './database.ts'
import { bringBack, dropDraft } from './drafts.ts'
import { takeFiles } from './files.ts'
import { makingRoom } from './quota.ts'
import type { Phone, Write } from './write.ts'

export { write, type Kept, type PatientCommand, type Phone, type Write } from './write.ts'

type Saying = {
  /** The draft that this was; it goes in the same breath. */
  clears?: string
  /** Key of an entry that must have been heard before this one is sent. */
  after?: string
}

/**
 * Keeps the command, its files and, through them, its visible effect, in one transaction: all or nothing.
 * Answers its key. It does not matter whether there is a signal.
 */
export async function say<W extends Write>(
  phone: Phone,
  known: W,
  input: object,
  { clears, after }: Saying = {},
): Promise<string> {
  const { replica, writes } = phone
  const { command, lane, ref, form } = known
  if (!writes.includes(known)) writes.push(known)
  const { fields, files } = await takeFiles(input as Record<string, unknown>)
  const kept = fields as never
  const draft = clears ?? form(kept).draft
  const entry: Omit<OutboxEntry, 'n'> = {
    key: newId('journal'),
    lane: lane(kept),
    kind: command.name,
    kv: 1,
    ref: ref(kept),
    input: fields,
    files: files.map(({ id }) => id),
    draft,
    after: after ?? null,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
    ackSeq: null,
    refusal: null,
    saidAt: phone.now(),
  }
  const keep = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      await replica.files.bulkAdd(files)
      await replica.outbox.add(entry as OutboxEntry)
      if (clears) await sayAnew(replica, clears)
    })
  await makingRoom(replica, () => reopening(replica, keep))
  phone.kick()
  return entry.key
}

/** The draft is now said; if it was a refused entry's text, that entry is settled with it. */
async function sayAnew(replica: Replica, draft: string) {
  const from = (await replica.drafts.get(draft))?.from
  const refused = from ? await replica.outbox.get({ key: from }) : undefined
  if (refused && isRefused(refused)) await remove(replica, refused)
  await dropDraft(replica, draft)
}

async function remove(replica: Replica, entry: OutboxEntry) {
  await replica.files.bulkDelete(entry.files)
  await replica.outbox.delete(entry.n)
}

/**
 * Changes something still waiting, in its place. Too late once it has been tried: the server may have heard
 * it, and the same key must never mean two things.
 */
export async function revise(
  phone: Phone,
  key: string,
  input: object,
): Promise<'revised' | 'too_late'> {
  const { replica, writes } = phone
  const { fields, files } = await takeFiles(input as Record<string, unknown>)
  const revised = await reopening(replica, () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      const known = writes.find(({ command }) => command.name === entry?.kind)
      if (!entry || !known || entry.state !== 'queued' || entry.attempts > 0) return 'too_late'
      await replica.files.bulkAdd(files)
      await replica.files.bulkDelete(entry.files)
      await replica.outbox.update(entry.n, { input: fields, files: files.map(({ id }) => id) })
      if (entry.draft) await dropDraft(replica, entry.draft)
      return 'revised'
    }),
  )
  phone.kick()
  return revised
}

/** Lets go of something unsent and all that needs it. False while it is being sent. */
export const discard = ({ replica }: Phone, key: string): Promise<boolean> =>
  reopening(replica, () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      if (!entry || entry.state === 'sending' || entry.state === 'acked') return false
      const draft = entry.draft ? await replica.drafts.get(entry.draft) : undefined
      if (draft?.from === key && !draft.isTouched) await replica.drafts.delete(draft.key)
      for (let going = [entry]; going.length > 0;) {
        const keys = going.map((each) => each.key)
        for (const each of going) await remove(replica, each)
        going = await replica.outbox.where('after').anyOf(keys).toArray()
      }
      return true
    }),
  )

/** Where a refused entry's form is, with its text in it again. */
export async function reopen({ replica, writes }: Phone, key: string): Promise<string | null> {
  const entry = await replica.outbox.get({ key })
  const known = writes.find(({ command }) => command.name === entry?.kind)
  if (!entry || !known) return null
  const { path, fields } = known.form(entry.input as never)
  await bringBack(replica, entry, fields)
  return path
}

/** Every `sending` was cut off by a closed tab; it is said again under the same key, so it counts once. */
export const recover = (replica: Replica) =>
  reopening(replica, () =>
    replica.outbox.filter(({ state }) => state === 'sending').modify({ state: 'queued' }),
  )
