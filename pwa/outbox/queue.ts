import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withQuotaRecovery } from '#pwa/replica/quota.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { dependentsOf, markFailed, requeueChildren } from './dependencies.ts'
import { deleteDraft, releaseFiles, restoreDraft, saveAgain, saveNow } from './drafts.ts'
import { canReplace, isFailed, isUntried } from './entry.ts'
import { extractFiles, storedFileIds, type ExtractedFiles } from './files.ts'
import { messages } from './messages.ts'
import { decidePlacement, type Place } from './placement.ts'
import { readEntry, type Device, type Queueable } from './queueable.ts'
import { newRequestKey } from './request-key.ts'

type EnqueueOptions = {
  /** The Idempotency-Key of the form. An entry that has it already stays as it is: the button was tapped twice. */
  key?: string
  /** Key of the draft it was submitted from; deleted in the same transaction. */
  draft?: string
  /** Key of the entry that must be acknowledged first. */
  after?: string | undefined
  /** What the form showed before the change. */
  original?: Record<string, unknown> | undefined
  /** For a form whose input may belong into an entry that waits, or behind one. */
  place?: Place
}

type NewEntry = {
  key: string
  definition: Queueable
  input: Record<string, unknown>
  after?: string | undefined
  original?: Record<string, unknown> | undefined
}

function newEntry(
  device: Device,
  { key, definition, input: fields, after, original }: NewEntry,
): Omit<OutboxEntry, 'position'> {
  const { command, lane, ref, form, inputVersion = 1, isSilent } = definition
  const input = fields as never
  return {
    key,
    lane: lane(input),
    command: command.name,
    inputVersion,
    ref: ref(input),
    input: fields,
    files: storedFileIds(fields),
    draft: form(input).draft,
    after: after ?? null,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
    ackSeq: null,
    error: null,
    queuedAt: device.now(),
    ...(original && { original }),
    ...(isSilent && { isSilent }),
  }
}

/** Adds an entry, or changes the one that waits in its place. Returns the key of the entry that has the input. */
async function storeInput(
  device: Device,
  given: NewEntry,
  files: ExtractedFiles['files'],
  place: Place | undefined,
): Promise<string> {
  const { replica } = device
  const placement = place ? await decidePlacement(device, place, given.input) : {}
  const { replaces, discards = [], ...stored } = { ...given, ...placement }
  if (replaces) await replaceStored(replica, replaces, stored, files)
  else {
    const entry = newEntry(device, stored)
    const [position] = await Promise.all([replica.outbox.add(entry), replica.files.bulkAdd(files)])
    if (entry.after) await applyParent(device, { ...entry, position }, entry.after)
  }
  for (const entry of discards) await discardStored(replica, entry)
  return replaces?.key ?? given.key
}

/** The browser asks before it leaves the page meanwhile, since that would abort the transaction. */
async function holdPage<T>(store: () => Promise<T>): Promise<T> {
  const hold = (event: Event) => event.preventDefault()
  globalThis.addEventListener?.('beforeunload', hold)
  try {
    return await store()
  } finally {
    globalThis.removeEventListener?.('beforeunload', hold)
  }
}

/** Stores the command and its files in one transaction. Returns the key of its entry once they are stored. */
export const enqueue = (...args: Parameters<typeof storeCommand>): Promise<string> =>
  holdPage(() => storeCommand(...args))

async function storeCommand(
  device: Device,
  definition: Queueable,
  input: object,
  { key = newRequestKey(), draft, place, after, original }: EnqueueOptions = {},
): Promise<string> {
  const { replica, queueables } = device
  for (const each of [definition, ...(place?.commands ?? [])])
    if (!queueables.includes(each)) queueables.push(each)
  // A large file takes its time and the page may be closed before it is read, so the text is saved first.
  if (draft) saveNow(replica, draft, true)
  const { fields, files } = await extractFiles(input as Record<string, unknown>)
  const given = { key, definition, input: fields, after, original }
  const store = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      // In parallel, because each round trip to IndexedDB delays what the user waits for.
      const [existing, draftRow] = await Promise.all([
        replica.outbox.get({ key }),
        draft ? replica.drafts.get(draft) : undefined,
      ])
      if (existing) return key
      const [storedKey] = await Promise.all([
        storeInput(device, given, files, place),
        draft ? deleteDraft(replica, draft) : undefined,
      ])
      if (draftRow?.entryKey) await replaceFailed(replica, draftRow.entryKey, storedKey)
      return storedKey
    })
  try {
    const storedKey = await withQuotaRecovery(replica, () => withReopen(replica, store))
    device.requestSync()
    return storedKey
  } catch (error) {
    if (draft) saveAgain(replica, draft)
    throw error
  }
}

/** The form was that of a failed entry: deletes it and requeues what failed with it. */
async function replaceFailed(replica: Replica, failedKey: string, key: string) {
  const failed = await replica.outbox.get({ key: failedKey })
  if (!failed || !isFailed(failed)) return
  await removeEntry(replica, failed)
  await requeueChildren(replica, failed.key, key)
}

/** The parent may have failed or been acknowledged before this entry was stored. */
async function applyParent(device: Device, entry: OutboxEntry, after: string) {
  const { outbox } = device.replica
  const parent = await outbox.get({ key: after })
  if (parent?.error && isFailed(parent)) {
    const { code } = parent.error
    return markFailed(device, entry, { code, message: messages.parentFailed, parent: after })
  }
  const parsed = readEntry(device, entry)
  if (!parent?.response || !parsed?.definition.rebase) return
  const input = parsed.definition.rebase(parsed.input, parent.response) as Record<string, unknown>
  await outbox.update(entry.position, { input })
}

async function removeEntry(replica: Replica, entry: OutboxEntry) {
  await replica.outbox.delete(entry.position)
  await releaseFiles(replica, entry.files)
}

/** Gives a waiting entry another input. Its files are deleted, except those that the input refers to. */
async function replaceStored(
  replica: Replica,
  { position, files: oldFiles, draft }: OutboxEntry,
  { definition, input }: Pick<NewEntry, 'definition' | 'input'>,
  newFiles: ExtractedFiles['files'],
): Promise<void> {
  const files = storedFileIds(input)
  const { inputVersion = 1 } = definition
  await replica.files.bulkAdd(newFiles)
  await replica.files.bulkDelete(oldFiles.filter((id) => !files.includes(id)))
  await replica.outbox.update(position, { input, inputVersion, files, upload: undefined })
  if (draft) await deleteDraft(replica, draft)
}

/** Changes an entry that was never sent. */
export const replaceInput = (...args: Parameters<typeof replaceStoredInput>) =>
  holdPage(() => replaceStoredInput(...args))

async function replaceStoredInput(
  device: Device,
  key: string,
  input: object,
): Promise<'replaced' | 'too_late'> {
  const { replica } = device
  const { fields, files } = await extractFiles(input as Record<string, unknown>)
  const replace = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      const parsed = entry && readEntry(device, entry)
      if (!parsed || !canReplace(entry)) return 'too_late'
      await replaceStored(replica, entry, { ...parsed, input: fields }, files)
      return 'replaced'
    })
  const result = await withQuotaRecovery(replica, () => withReopen(replica, replace))
  device.requestSync()
  return result
}

/** Stops the sending and restores the draft. False if it is too late. */
export const stopSending = (device: Device, key: string): Promise<boolean> =>
  withReopen(device.replica, () => {
    const { outbox, files, drafts } = device.replica
    return device.replica.transaction('rw', outbox, files, drafts, async () => {
      const entry = await outbox.get({ key })
      if (!entry || !isUntried(entry)) return false
      await markFailed(device, entry, {
        code: 'moved_on',
        message: messages.stopped,
        isStopped: true,
      })
      return true
    })
  })

/** `cancelling`: it may have been sent, so its key is cancelled on the server. `too_late`: it is being sent. */
export type DiscardResult = 'discarded' | 'cancelling' | 'too_late'

async function deleteDependents(replica: Replica, key: string) {
  for (const child of await dependentsOf(replica, key)) {
    await removeEntry(replica, child)
    await deleteDependents(replica, child.key)
  }
}

async function deleteOwnDraft(replica: Replica, entry: OutboxEntry) {
  const draft = entry.draft ? await replica.drafts.get(entry.draft) : undefined
  if (draft?.entryKey === entry.key && !draft.isTouched) await replica.drafts.delete(draft.key)
}

/** Deletes an entry that the server has not, and all that depends on it. */
async function discardStored(replica: Replica, entry: OutboxEntry) {
  await deleteOwnDraft(replica, entry)
  await deleteDependents(replica, entry.key)
  await removeEntry(replica, entry)
}

/** Discards an entry and all that depends on it. */
export async function discardEntry(device: Device, key: string): Promise<DiscardResult> {
  const { replica } = device
  const discard = async (): Promise<DiscardResult> => {
    const entry = await replica.outbox.get({ key })
    if (entry && (isFailed(entry) || isUntried(entry))) {
      await discardStored(replica, entry)
      return 'discarded'
    }
    if (entry?.state !== 'queued') return 'too_late'
    await deleteOwnDraft(replica, entry)
    await deleteDependents(replica, key)
    await replica.outbox.update(entry.position, { isDiscarded: true, nextAt: 0 })
    return 'cancelling'
  }
  const { outbox, files, drafts } = replica
  const result = await withReopen(replica, () =>
    replica.transaction('rw', outbox, files, drafts, discard),
  )
  if (result === 'cancelling') device.requestSync()
  return result
}

/** Restores the draft of an unsent entry. Returns the path of its form. */
export async function editEntry(device: Device, key: string): Promise<string | null> {
  const { replica } = device
  const entry = await replica.outbox.get({ key })
  const parsed = entry && readEntry(device, entry)
  if (!parsed) return null
  const { path, fields, queuedPath } = parsed.definition.form(parsed.input)
  if (queuedPath && !isFailed(entry)) return queuedPath
  await restoreDraft(replica, entry, fields)
  return path
}

/** A closed tab left these as sending; sent again under the same key, they count once. */
export const requeueInterrupted = (replica: Replica): Promise<number> =>
  withReopen(replica, () =>
    replica.outbox.filter(({ state }) => state === 'sending').modify({ state: 'queued' }),
  )

/** Key of the latest entry about a row by one of these commands that has not failed. It may be acknowledged. */
export async function findLatestKey(
  { replica }: Device,
  ref: string,
  commands: readonly string[],
): Promise<string | undefined> {
  const entries = await replica.outbox.where('ref').equals(ref).toArray()
  return entries.findLast(
    (entry) => !isFailed(entry) && !entry.isDiscarded && commands.includes(entry.command),
  )?.key
}
