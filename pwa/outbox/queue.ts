import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withQuotaRecovery } from '#pwa/replica/quota.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { dependentsOf, markFailed, requeueChildren } from './dependencies.ts'
import { deleteDraft, releaseFiles, restoreDraft, saveAgain, saveNow } from './drafts.ts'
import { isFailed, isUploading, wasTried } from './entry.ts'
import { extractFiles } from './files.ts'
import { messages } from './messages.ts'
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
}

type NewEntry = Omit<OutboxEntry, 'position'>

function newEntry(
  device: Device,
  definition: Queueable,
  fields: Record<string, unknown>,
  { key = newRequestKey(), after, original }: EnqueueOptions,
): NewEntry {
  const { command, lane, ref, form, inputVersion = 1, isSilent } = definition
  const input = fields as never
  return {
    key,
    lane: lane(input),
    command: command.name,
    inputVersion,
    ref: ref(input),
    input: fields,
    files: [],
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

/** Stores the command and its files in one transaction. Returns its key. */
export async function enqueue(
  device: Device,
  definition: Queueable,
  input: object,
  options: EnqueueOptions = {},
): Promise<string> {
  const { replica, queueables } = device
  const { draft, after } = options
  if (!queueables.includes(definition)) queueables.push(definition)
  // A large file takes its time and the page may be closed before it is read, so the text is saved first.
  if (draft) saveNow(replica, draft, true)
  const { fields, files } = await extractFiles(input as Record<string, unknown>)
  const entry = {
    ...newEntry(device, definition, fields, options),
    files: files.map(({ id }) => id),
  }
  const store = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      // In parallel, because each round trip to IndexedDB delays what the user waits for.
      const [existing, draftRow] = await Promise.all([
        replica.outbox.get({ key: entry.key }),
        draft ? replica.drafts.get(draft) : undefined,
      ])
      if (existing) return
      const [position] = await Promise.all([
        replica.outbox.add(entry),
        replica.files.bulkAdd(files),
        draft ? deleteDraft(replica, draft) : undefined,
      ])
      if (draftRow?.entryKey) await replaceFailed(replica, draftRow.entryKey, entry.key)
      if (after) await applyParent(device, { ...entry, position }, after)
    })
  try {
    await withQuotaRecovery(replica, () => withReopen(replica, store))
  } catch (error) {
    if (draft) saveAgain(replica, draft)
    throw error
  }
  device.requestSync()
  return entry.key
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

/**
 * Changes an entry that was never sent. Too late after the first attempt: the server may have received it, and one
 * key must never mean two things.
 */
export async function replaceInput(
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
      if (!parsed || entry.state !== 'queued' || entry.attempts > 0) return 'too_late'
      await replica.files.bulkAdd(files)
      await replica.files.bulkDelete(entry.files)
      await replica.outbox.update(entry.position, {
        input: fields,
        inputVersion: parsed.definition.inputVersion ?? 1,
        files: files.map(({ id }) => id),
        upload: undefined,
      })
      if (entry.draft) await deleteDraft(replica, entry.draft)
      return 'replaced'
    })
  const result = await withQuotaRecovery(replica, () => withReopen(replica, replace))
  device.requestSync()
  return result
}

/** The server has certainly not received the command. */
const isUntried = (entry: OutboxEntry) =>
  isUploading(entry) || (entry.state === 'queued' && !wasTried(entry))

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

/** Discards an entry and all that depends on it. */
export async function discardEntry(device: Device, key: string): Promise<DiscardResult> {
  const { replica } = device
  const discard = async (): Promise<DiscardResult> => {
    const entry = await replica.outbox.get({ key })
    const isRejected = entry !== undefined && isFailed(entry)
    if (!entry || !(isRejected || isUntried(entry) || entry.state === 'queued')) return 'too_late'
    await deleteOwnDraft(replica, entry)
    await deleteDependents(replica, key)
    if (isRejected || isUntried(entry)) {
      await removeEntry(replica, entry)
      return 'discarded'
    }
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

/** For an entry that another one replaces: if it may have been sent, it stays in front of that one. */
export async function discardUntried(device: Device, key: string): Promise<void> {
  const entry = await device.replica.outbox.get({ key })
  if (entry && isUntried(entry)) await discardEntry(device, key)
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
