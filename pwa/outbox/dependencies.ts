import type { FailureReason, OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { releaseFiles, restoreDraft } from './drafts.ts'
import { isFailed } from './entry.ts'
import { storedFileIds } from './files.ts'
import { messages } from './messages.ts'
import { readEntry, type Device } from './queueable.ts'

// All of this runs inside a transaction over outbox, drafts and files.

/** In the order they were queued. */
export const dependentsOf = (replica: Replica, key: string): Promise<OutboxEntry[]> =>
  replica.outbox.where('after').equals(key).toArray()

/** Of two failed entries of one form, the first has the draft. */
const hasDraftFromOther = async (replica: Replica, { draft }: OutboxEntry) =>
  draft !== null && (await replica.drafts.get(draft)) !== undefined

/** The parent with the child's changes in it, if the child changes the same row and can be merged. */
function mergeChild(device: Device, parent: OutboxEntry, child: OutboxEntry) {
  const into = readEntry(device, parent)
  const parsed = readEntry(device, child)
  if (!into || !parsed?.definition.mergeInto || child.ref !== parent.ref) return null
  const input = parsed.definition.mergeInto(into.input, parsed.input)
  return {
    input,
    inputVersion: into.definition.inputVersion ?? 1,
    files: storedFileIds(input),
  }
}

/** Stores the reason with the entry, restores its draft, and fails what depends on it. */
export async function markFailed(
  device: Device,
  failed: OutboxEntry,
  reason: FailureReason,
): Promise<void> {
  const { replica } = device
  if (failed.isSilent) return void (await replica.outbox.delete(failed.position))
  let entry = failed
  for (const child of await dependentsOf(replica, entry.key)) {
    if (isFailed(child)) continue
    const merged = mergeChild(device, entry, child)
    if (!merged) {
      const { code } = reason
      await markFailed(device, child, { code, message: messages.parentFailed, parent: entry.key })
      continue
    }
    const unusedFiles = [...entry.files, ...child.files].filter((id) => !merged.files.includes(id))
    entry = { ...entry, ...merged }
    await replica.outbox.update(entry.position, { ...merged, upload: undefined })
    await replica.outbox.delete(child.position)
    await releaseFiles(replica, unusedFiles)
    // What depended on the merged child depends on the parent now.
    await replica.outbox.where('after').equals(child.key).modify({ after: entry.key })
    return markFailed(device, entry, reason)
  }
  await replica.outbox.update(entry.position, { state: 'failed', error: reason })
  const parsed = readEntry(device, entry)
  if (parsed && !(await hasDraftFromOther(replica, entry)))
    await restoreDraft(replica, entry, parsed.definition.form(parsed.input).fields)
}

/**
 * Requeues what failed with the entry `from`, behind the entry `to` that replaces it. An entry whose draft the user
 * has begun to edit stays as it is.
 */
export async function requeueChildren(replica: Replica, from: string, to: string): Promise<void> {
  for (const child of await dependentsOf(replica, from)) {
    if (!isFailed(child) || child.error?.parent !== from) continue
    const draft = child.draft === null ? undefined : await replica.drafts.get(child.draft)
    if (draft?.entryKey === child.key && draft.isTouched) continue
    if (draft?.entryKey === child.key) await replica.drafts.delete(draft.key)
    const { position, upload: _upload, ...rest } = child
    await replica.outbox.delete(position)
    await replica.outbox.add({
      ...rest,
      after: to,
      state: 'queued',
      error: null,
      attempts: 0,
      nextAt: 0,
    })
    await requeueChildren(replica, child.key, child.key)
  }
}

/** Gives dependent entries what they need from the response. */
export async function propagateResponse(
  device: Device,
  { key }: OutboxEntry,
  response: Record<string, unknown>,
): Promise<void> {
  for (const child of await dependentsOf(device.replica, key)) {
    const parsed = readEntry(device, child)
    if (!parsed?.definition.rebase || isFailed(child)) continue
    const input = parsed.definition.rebase(parsed.input, response) as Record<string, unknown>
    const inputVersion = parsed.definition.inputVersion ?? 1
    await device.replica.outbox.update(child.position, { input, inputVersion })
  }
}
