import type { OutboxEntry, Replica, StoredFile } from '#pwa/replica/database.ts'
import { withQuotaRecovery } from '#pwa/replica/quota.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { extractFiles, restoreFiles, storedFileIds, type ExtractedFiles } from './files.ts'

/** Timers of delayed saves, so that a draft that was just submitted is not saved again. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const nameOf = (replica: Replica, key: string) => `${replica.name} ${key}`

/** Raised when a draft is deleted; a save that began under an earlier generation is dropped. */
const generations = new Map<string, number>()
const generationOf = (replica: Replica, key: string) => generations.get(nameOf(replica, key)) ?? 0

type Save = (isTextOnly?: boolean) => void

/** The save function of each form that was changed in this tab. */
const saves = new Map<string, Save>()

/** The submission could not be stored: the form stays as it was, and so must its draft. */
export const saveAgain = (replica: Replica, key: string) => saves.get(nameOf(replica, key))?.()

export function saveSoon(replica: Replica, key: string, delayMs: number, save: Save) {
  cancelSave(replica, key)
  saves.set(nameOf(replica, key), save)
  timers.set(
    nameOf(replica, key),
    setTimeout(() => {
      timers.delete(nameOf(replica, key))
      save()
    }, delayMs),
  )
}

/** Runs a delayed save at once: the page may be closed in a moment. */
export function saveNow(replica: Replica, key: string, isTextOnly = false) {
  if (!timers.has(nameOf(replica, key))) return
  cancelSave(replica, key)
  saves.get(nameOf(replica, key))?.(isTextOnly)
}

function cancelSave(replica: Replica, key: string) {
  clearTimeout(timers.get(nameOf(replica, key)))
  timers.delete(nameOf(replica, key))
}

/** Makes a failed entry a draft again, unless the user has written something in that form since. */
export async function restoreDraft(
  replica: Replica,
  { key, draft }: OutboxEntry,
  fields: Record<string, unknown>,
): Promise<void> {
  const existing = draft === null ? undefined : await replica.drafts.get(draft)
  if (draft === null || existing?.isTouched || Object.keys(fields).length === 0) return
  await replica.drafts.put({ key: draft, fields, entryKey: key, isTouched: false })
}

/** A counter and not the clock, which may be set back: a slow save must not overwrite a later one. */
let saveCount = 0
const latestSaves = new Map<string, number>()

type SaveOptions = {
  /** References of files that are stored already, by file; new ones are added to it. */
  storedFiles?: Map<Blob, unknown>
  isTextOnly?: boolean | undefined
}

/** A file may have been deleted with an entry or as unused; the form still has it, so it is stored again. */
async function forgetDeletedFiles({ files }: Replica, storedFiles: Map<Blob, unknown>) {
  const ids = await files.toCollection().primaryKeys()
  for (const [blob, reference] of storedFiles)
    if (!ids.includes((reference as StoredFile).fileId)) storedFiles.delete(blob)
}

/** Saves of this tab that are not finished, by draft: a form that is opened again waits for them. */
const runningSaves = new Map<string, Promise<unknown>>()

/** Stores the text at once and then new files, so that the text is safe even if a file has no room. */
export function saveDraft(...args: Parameters<typeof storeDraft>): Promise<void> {
  const [replica, key] = args
  const name = nameOf(replica, key)
  const save = storeDraft(...args)
  const running = Promise.allSettled([runningSaves.get(name), save])
  runningSaves.set(name, running)
  void running.then(() => runningSaves.get(name) === running && runningSaves.delete(name))
  return save
}

async function storeDraft(
  replica: Replica,
  key: string,
  fields: Record<string, unknown>,
  { storedFiles = new Map(), isTextOnly = false }: SaveOptions = {},
): Promise<void> {
  const generation = generationOf(replica, key)
  const save = ++saveCount
  const referToFiles = () =>
    Object.entries(fields).map(
      ([field, value]) => [field, storedFiles.get(value as Blob) ?? value] as const,
    )
  const textEntries = referToFiles().filter(([, value]) => !(value instanceof Blob))
  const store = ({ fields: storedFields, files }: ExtractedFiles) =>
    withQuotaRecovery(replica, () =>
      withReopen(replica, () =>
        replica.transaction('rw', replica.drafts, replica.files, async () => {
          const { entryKey = null } = (await replica.drafts.get(key)) ?? {}
          // Compared here, because the transaction may have waited behind the one that deleted the draft.
          if (generationOf(replica, key) !== generation) return
          // Stored even if a later save came first, which may refer to these files.
          if (files.length > 0) await replica.files.bulkPut(files)
          if ((latestSaves.get(nameOf(replica, key)) ?? 0) > save) return
          await replica.drafts.put({ key, fields: storedFields, entryKey, isTouched: true })
          latestSaves.set(nameOf(replica, key), save)
        }),
      ),
    )
  await store({ fields: Object.fromEntries(textEntries), files: [] })
  if (isTextOnly) return
  await forgetDeletedFiles(replica, storedFiles)
  const entries = referToFiles()
  const extracted = await extractFiles(Object.fromEntries(entries))
  if (extracted.files.length === 0) return
  const references = entries.flatMap(([field, value]) =>
    value instanceof Blob ? [[value, extracted.fields[field]] as const] : [],
  )
  for (const [blob, reference] of references) storedFiles.set(blob, reference)
  try {
    await store(extracted)
  } catch {
    // Reported by `withQuotaRecovery`; the next save tries again.
    for (const [blob] of references) storedFiles.delete(blob)
  }
}

/**
 * Adds the files of the draft to `storedFiles`, so that the next save does not store them again. `earlier`: the key of
 * another form, whose draft becomes this one.
 */
export async function readDraft(
  replica: Replica,
  key: string,
  storedFiles?: Map<Blob, unknown>,
  earlier?: string,
) {
  if (earlier !== undefined) await moveDraft(replica, earlier, key)
  await runningSaves.get(nameOf(replica, key))
  const row = await withReopen(replica, () => replica.drafts.get(key))
  if (!row) return null
  const fields = await restoreFiles(replica, row.fields)
  for (const [field, value] of Object.entries(fields))
    if (value instanceof Blob) storedFiles?.set(value, row.fields[field])
  return fields
}

/** Gives what was typed in one form to another, unless that one has text of its own. */
async function moveDraft(replica: Replica, from: string, to: string): Promise<void> {
  await runningSaves.get(nameOf(replica, from))
  await withReopen(replica, () =>
    replica.transaction('rw', replica.drafts, async () => {
      const [typed, existing] = await replica.drafts.bulkGet([from, to])
      if (!typed?.isTouched || existing?.isTouched) return
      await replica.drafts.put({ ...typed, key: to, entryKey: null })
      await deleteDraft(replica, from)
    }),
  )
}

export async function deleteDraft(replica: Replica, key: string): Promise<void> {
  cancelSave(replica, key)
  generations.set(nameOf(replica, key), generationOf(replica, key) + 1)
  await replica.drafts.delete(key)
}

/**
 * Deletes those of these files that neither an entry nor a draft refers to any more. Inside a transaction over outbox,
 * drafts and files, after the entry was deleted.
 */
export async function releaseFiles(replica: Replica, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const drafts = await replica.drafts.toArray()
  const entries = await replica.outbox.toArray()
  const usedIds = new Set([
    ...entries.flatMap(({ files }) => files),
    ...drafts.flatMap(({ fields }) => storedFileIds(fields)),
  ])
  await replica.files.bulkDelete(ids.filter((id) => !usedIds.has(id)))
}

/** Deletes files that neither an entry nor a draft refers to. */
export const deleteUnusedFiles = (replica: Replica) =>
  withReopen(replica, () =>
    replica.transaction('rw', replica.drafts, replica.files, replica.outbox, async () =>
      releaseFiles(replica, await replica.files.toCollection().primaryKeys()),
    ),
  )
