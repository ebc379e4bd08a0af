import { reopening, type OutboxEntry, type Replica } from './database.ts'
import { giveFiles, takeFiles, type Kept } from './files.ts'
import { makingRoom } from './quota.ts'

/** Saves that are about to happen, so that a draft which was just sent does not come back to life. */
const pending = new Map<string, ReturnType<typeof setTimeout>>()
const nameOf = (replica: Replica, key: string) => `${replica.name} ${key}`

/** How often each draft was let go of: a save that was under way then has nothing left to save. */
const drops = new Map<string, number>()
const dropsOf = (replica: Replica, key: string) => drops.get(nameOf(replica, key)) ?? 0

/** How each form that was changed here is saved. */
const saves = new Map<string, () => void>()

/** What was to be sent could not even be kept: the form stands as it did, and so must its draft. */
export const saveAgain = (replica: Replica, key: string) => saves.get(nameOf(replica, key))?.()

export function saveSoon(replica: Replica, key: string, ms: number, save: () => void) {
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

export const isPending = (replica: Replica, key: string) => pending.has(nameOf(replica, key))

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
 * Keeps a form as it stands. A file kept before is not written again at each letter typed; one that there is no room
 * for leaves the words their place.
 */
export async function keepDraft(
  replica: Replica,
  key: string,
  fields: Record<string, unknown>,
  now: number,
  known: Map<Blob, unknown> = new Map(),
): Promise<void> {
  const before = dropsOf(replica, key)
  const fresh = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, known.get(value as Blob) ?? value]),
  )
  const taken = await takeFiles(fresh)
  for (const [field, value] of Object.entries(fields))
    if (value instanceof Blob) known.set(value, taken.fields[field])
  const keep = ({ fields: kept, files }: Kept) =>
    replica.transaction('rw', replica.drafts, replica.files, async () => {
      const { from = null, savedAt = 0 } = (await replica.drafts.get(key)) ?? {}
      // Asked only now: the turn of this transaction may have come long after it was wished for.
      if (dropsOf(replica, key) !== before || savedAt > now) return
      await replica.files.bulkPut(files)
      await replica.drafts.put({ key, fields: kept, from, isTouched: true, savedAt: now })
    })
  try {
    await makingRoom(replica, () => reopening(replica, () => keep(taken)))
  } catch (full) {
    if (taken.files.length === 0) throw full
    for (const value of Object.values(fields)) known.delete(value as Blob)
    const fits = ([field]: [string, unknown]) => !(fresh[field] instanceof Blob)
    await keep({ fields: Object.fromEntries(Object.entries(taken.fields).filter(fits)), files: [] })
  }
}

export async function readDraft(replica: Replica, key: string) {
  const row = await reopening(replica, () => replica.drafts.get(key))
  return row ? giveFiles(replica, row.fields) : null
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
