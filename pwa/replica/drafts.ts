import { reopening, type Replica } from './database.ts'
import { giveFiles, takeFiles } from './files.ts'

/** Saves that are about to happen, so that a draft which was just sent does not come back to life. */
const pending = new Map<string, ReturnType<typeof setTimeout>>()
const nameOf = (replica: Replica, key: string) => `${replica.name} ${key}`

export function saveSoon(replica: Replica, key: string, ms: number, save: () => void) {
  forget(replica, key)
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

export const keepDraftRow = (
  replica: Replica,
  key: string,
  fields: Record<string, unknown>,
  { from = null, now }: { from?: string | null; now: number },
) => replica.drafts.put({ key, fields, from, savedAt: now })

/** Keeps a form as it stands. A file kept before is not written again at each letter typed. */
export async function keepDraft(
  replica: Replica,
  key: string,
  fields: Record<string, unknown>,
  now: number,
  known: Map<Blob, unknown> = new Map(),
): Promise<void> {
  const fresh = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, known.get(value as Blob) ?? value]),
  )
  const taken = await takeFiles(fresh)
  for (const [field, value] of Object.entries(fields))
    if (value instanceof Blob) known.set(value, taken.fields[field])
  await reopening(replica, () =>
    replica.transaction('rw', replica.drafts, replica.files, async () => {
      await replica.files.bulkPut(taken.files)
      await keepDraftRow(replica, key, taken.fields, { now })
    }),
  )
}

export async function readDraft(replica: Replica, key: string) {
  const row = await reopening(replica, () => replica.drafts.get(key))
  return row ? giveFiles(replica, row.fields) : null
}

export async function dropDraft(replica: Replica, key: string): Promise<void> {
  forget(replica, key)
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
