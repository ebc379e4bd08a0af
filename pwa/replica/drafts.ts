import { reopening, type OutboxEntry, type Replica } from './database.ts'
import { giveFiles, takeFiles, type Kept } from './files.ts'
import { makingRoom } from './quota.ts'

/** Saves that are about to happen, so that a draft which was just sent does not come back to life. */
const pending = new Map<string, ReturnType<typeof setTimeout>>()
const nameOf = (replica: Replica, key: string) => `${replica.name} ${key}`

/** How often each draft was let go of: a save that was under way then has nothing left to save. */
const drops = new Map<string, number>()
const dropsOf = (replica: Replica, key: string) => drops.get(nameOf(replica, key)) ?? 0

type Save = (onlyWords?: boolean) => void

/** How each form that was changed here is saved. */
const saves = new Map<string, Save>()

/** What was to be sent could not even be kept: the form stands as it did, and so must its draft. */
export const saveAgain = (replica: Replica, key: string) => saves.get(nameOf(replica, key))?.()

export function saveSoon(replica: Replica, key: string, ms: number, save: Save) {
  forget(replica, key)
  saves.set(nameOf(replica, key), save)
  pending.set(
    nameOf(replica, key),
    setTimeout(() => {
      pending.delete(nameOf(replica, key))
      save()
    }, ms),
  )
}

const isPending = (replica: Replica, key: string) => pending.has(nameOf(replica, key))

/** A save that is about to happen happens now: the page may be gone in a moment. */
export function saveNow(replica: Replica, key: string, onlyWords = false) {
  if (!isPending(replica, key)) return
  forget(replica, key)
  saves.get(nameOf(replica, key))?.(onlyWords)
}

/** Calls off a save that has not happened. */
export function forget(replica: Replica, key: string) {
  clearTimeout(pending.get(nameOf(replica, key)))
  pending.delete(nameOf(replica, key))
}

/** A refused entry's text, back where it was written; what a person wrote there meanwhile is left alone. */
export async function bringBack(
  replica: Replica,
  { key, draft, saidAt }: OutboxEntry,
  fields: Record<string, unknown>,
): Promise<void> {
  const there = draft === null ? undefined : await replica.drafts.get(draft)
  if (draft === null || there?.isTouched || Object.keys(fields).length === 0) return
  await replica.drafts.put({ key: draft, fields, from: key, isTouched: false, savedAt: saidAt })
}

/**
 * Keeps a form as it stands: its words at once, and then a file that was not kept before. However long that file takes,
 * and whether or not there is room for it, the words have their place.
 */
export async function keepDraft(
  replica: Replica,
  key: string,
  fields: Record<string, unknown>,
  now: number,
  known: Map<Blob, unknown> = new Map(),
  onlyWords = false,
): Promise<void> {
  const before = dropsOf(replica, key)
  const fresh = Object.entries(fields).map(
    ([field, value]) => [field, known.get(value as Blob) ?? value] as const,
  )
  const words = fresh.filter(([, value]) => !(value instanceof Blob))
  const keep = ({ fields: kept, files }: Kept) =>
    makingRoom(replica, () =>
      reopening(replica, () =>
        replica.transaction('rw', replica.drafts, replica.files, async () => {
          const { from = null, savedAt = 0 } = (await replica.drafts.get(key)) ?? {}
          // Asked only now: the turn of this transaction may have come long after it was wished for.
          if (dropsOf(replica, key) !== before) return
          // A later save may have come first, and counts on a file that was on its way.
          if (files.length > 0) await replica.files.bulkPut(files)
          if (savedAt > now) return
          await replica.drafts.put({ key, fields: kept, from, isTouched: true, savedAt: now })
        }),
      ),
    )
  await keep({ fields: Object.fromEntries(words), files: [] })
  if (onlyWords || words.length === fresh.length) return
  const taken = await takeFiles(Object.fromEntries(fresh))
  const blobs = fresh.flatMap(([field, value]) =>
    value instanceof Blob ? [[value, taken.fields[field]] as const] : [],
  )
  for (const [blob, note] of blobs) known.set(blob, note)
  try {
    await keep(taken)
  } catch {
    // Said by makingRoom; tried again with the next letter.
    for (const [blob] of blobs) known.delete(blob)
  }
}

/** The form as it was kept; `known` learns which of its files need not be kept again. */
export async function readDraft(replica: Replica, key: string, known?: Map<Blob, unknown>) {
  const row = await reopening(replica, () => replica.drafts.get(key))
  if (!row) return null
  const fields = await giveFiles(replica, row.fields)
  for (const [field, value] of Object.entries(fields))
    if (value instanceof Blob) known?.set(value, row.fields[field])
  return fields
}

export async function dropDraft(replica: Replica, key: string): Promise<void> {
  forget(replica, key)
  drops.set(nameOf(replica, key), dropsOf(replica, key) + 1)
  await replica.drafts.delete(key)
}

/** Files that neither an entry nor a draft names any more. */
export const sweepFiles = (replica: Replica) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.drafts, replica.files, replica.outbox, async () => {
      const drafts = await replica.drafts.toArray()
      const entries = await replica.outbox.toArray()
      const named = new Set([
        ...entries.flatMap(({ files }) => files),
        ...drafts.flatMap(({ fields }) =>
          Object.values(fields).map((value) => (value as { kept?: string } | null)?.kept),
        ),
      ])
      const ids = await replica.files.toCollection().primaryKeys()
      await replica.files.bulkDelete(ids.filter((id) => !named.has(id)))
    }),
  )
