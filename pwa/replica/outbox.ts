import { newId } from '#schema/domain/ids.ts'
import { isRefused, isUploading, reopening, type OutboxEntry, type Replica } from './database.ts'
import { comeBack, dependentsOf, refuse } from './dependents.ts'
import { bringBack, dropDraft, saveAgain, saveNow } from './drafts.ts'
import { takeFiles } from './files.ts'
import { makingRoom } from './quota.ts'
import { words } from './words.ts'
import { readEntry, type Phone, type Write } from './write.ts'

export { write, type Kept, type PatientCommand, type Phone, type Write } from './write.ts'

type Saying = {
  /** The draft that this was; it goes in the same breath. */
  clears?: string
  /** Key of an entry that must have been heard before this one is sent. */
  after?: string | undefined
  /** What the person had before them, to tell later what they changed of it. */
  seen?: Record<string, unknown> | undefined
}

/**
 * Keeps the command, its files and, through them, its visible effect, in one transaction: all or nothing.
 * Answers its key. It does not matter whether there is a signal.
 */
export async function say<W extends Write>(
  phone: Phone,
  known: W,
  input: object,
  { clears, after, seen }: Saying = {},
): Promise<string> {
  const { replica, writes } = phone
  const { command, lane, ref, form, kv = 1 } = known
  if (!writes.includes(known)) writes.push(known)
  // A large file takes its time, and the page may be left meanwhile: the last words do not hang on it.
  if (clears) saveNow(replica, clears, true)
  const { fields, files } = await takeFiles(input as Record<string, unknown>)
  const kept = fields as never
  const entry: Omit<OutboxEntry, 'n'> = {
    key: newId('journal'),
    lane: lane(kept),
    kind: command.name,
    kv,
    ref: ref(kept),
    input: fields,
    files: files.map(({ id }) => id),
    draft: form(kept).draft,
    after: after ?? null,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
    ackSeq: null,
    refusal: null,
    saidAt: phone.now(),
    ...(seen && { seen }),
  }
  const keep = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      await replica.files.bulkAdd(files)
      const n = await replica.outbox.add(entry as OutboxEntry)
      if (clears) await sayAnew(replica, clears, entry.key)
      if (after) await followParent(phone, { ...entry, n }, after)
    })
  try {
    await makingRoom(replica, () => reopening(replica, keep))
  } catch (full) {
    if (clears) saveAgain(replica, clears)
    throw full
  }
  phone.kick()
  return entry.key
}

/** The draft is now said; if it was a refused entry's text, that entry is settled with it, and what failed with it comes back. */
async function sayAnew(replica: Replica, draft: string, key: string) {
  const from = (await replica.drafts.get(draft))?.from
  const refused = from ? await replica.outbox.get({ key: from }) : undefined
  await dropDraft(replica, draft)
  if (!refused || !isRefused(refused)) return
  await remove(replica, refused)
  await comeBack(replica, refused.key, key)
}

/** Its parent may have been answered between the look at it and these words. */
async function followParent(phone: Phone, entry: OutboxEntry, after: string) {
  const { outbox } = phone.replica
  const parent = await outbox.get({ key: after })
  if (parent?.refusal && isRefused(parent)) {
    const { code } = parent.refusal
    return refuse(phone, entry, 'failed', { code, words: words.parentFailed, parent: after })
  }
  const read = readEntry(phone, entry)
  if (!parent?.heard || !read?.known.heeds) return
  const input = read.known.heeds(read.input, parent.heard) as Record<string, unknown>
  await outbox.update(entry.n, { input })
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
  const { replica } = phone
  const { fields, files } = await takeFiles(input as Record<string, unknown>)
  const change = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      const read = entry && readEntry(phone, entry)
      if (!read || entry.state !== 'queued' || entry.attempts > 0) return 'too_late'
      await replica.files.bulkAdd(files)
      await replica.files.bulkDelete(entry.files)
      await replica.outbox.update(entry.n, {
        ...{ input: fields, kv: read.known.kv ?? 1 },
        files: files.map(({ id }) => id),
        upload: undefined,
      })
      if (entry.draft) await dropDraft(replica, entry.draft)
      return 'revised'
    })
  const revised = await makingRoom(replica, () => reopening(replica, change))
  phone.kick()
  return revised
}

/** The server has not heard it, or has said no. */
const canStop = (entry: OutboxEntry) =>
  isUploading(entry) || (entry.state !== 'sending' && entry.state !== 'acked')

/** Calls off the sending and keeps what was written, in its form and among the unsent. False once it is too late. */
export const stopSending = (phone: Phone, key: string): Promise<boolean> =>
  reopening(phone.replica, () => {
    const { outbox, files, drafts } = phone.replica
    return phone.replica.transaction('rw', outbox, files, drafts, async () => {
      const entry = await outbox.get({ key })
      if (!entry || isRefused(entry) || !canStop(entry)) return false
      const stopped = { code: 'moved_on', words: words.stopped, isStopped: true } as const
      await refuse(phone, entry, 'failed', stopped)
      return true
    })
  })

/** Lets go of something unsent and all that needs it. False while it is being sent. */
export const discard = ({ replica }: Phone, key: string): Promise<boolean> =>
  reopening(replica, () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      if (!entry || !canStop(entry)) return false
      const draft = entry.draft ? await replica.drafts.get(entry.draft) : undefined
      if (draft?.from === key && !draft.isTouched) await replica.drafts.delete(draft.key)
      for (let going = [entry]; going.length > 0;) {
        const keys = going.map((each) => each.key)
        for (const each of going) await remove(replica, each)
        going = (await Promise.all(keys.map((each) => dependentsOf(replica, each)))).flat()
      }
      return true
    }),
  )

/** Where the form of something unsent is, with its text in it again. */
export async function reopen(phone: Phone, key: string): Promise<string | null> {
  const { replica } = phone
  const entry = await replica.outbox.get({ key })
  const read = entry && readEntry(phone, entry)
  if (!read) return null
  const { path, fields, whileWaiting } = read.known.form(read.input)
  if (whileWaiting && !isRefused(entry)) return whileWaiting
  await bringBack(replica, entry, fields)
  return path
}

/** Every `sending` was cut off by a closed tab; it is said again under the same key, so it counts once. */
export const recover = (replica: Replica) =>
  reopening(replica, () =>
    replica.outbox.filter(({ state }) => state === 'sending').modify({ state: 'queued' }),
  )
