import type { OutboxEntry } from '#pwa/replica/database.ts'
import { restoreFiles } from './files.ts'
import { dueEntries } from './schedule.ts'
import { requeue } from './transitions.ts'
import { largeFileIn, sendParts, withUpload, type Uploader } from './upload.ts'

type UploadRound = {
  /** Keys of large files that were sent in this round, so that they do not delay other entries. */
  uploadedKeys: Set<string>
  /** Another tab leads. */
  isEnded: () => boolean
}

/**
 * The input as it is sent, with its files. A large file is uploaded first, and its entry's key added to `uploadedKeys`.
 * Null if the command cannot be sent in this round.
 */
export async function prepareInput(
  uploader: Uploader,
  claimed: OutboxEntry,
  input: Record<string, unknown>,
  { uploadedKeys, isEnded }: UploadRound,
): Promise<Record<string, unknown> | null> {
  const { replica } = uploader
  const large = largeFileIn(input)
  if (!large) return restoreFiles(replica, input)
  uploadedKeys.add(claimed.key)
  const isOtherDue = async () =>
    isEnded() || (await dueEntries(uploader)).some(({ key }) => !uploadedKeys.has(key))
  const result = await sendParts(uploader, claimed, large.file, isOtherDue)
  if (result === 'more') await requeue(uploader, claimed, () => ({ attempts: 0 }))
  const entry = result === 'whole' ? await replica.outbox.get({ key: claimed.key }) : undefined
  return entry?.upload ? restoreFiles(replica, withUpload(input, entry.upload, large.field)) : null
}
