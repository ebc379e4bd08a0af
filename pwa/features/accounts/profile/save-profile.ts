import { messages } from '#pwa/features/accounts/messages.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useUnsentEntry } from '#pwa/outbox/use-unsent-entries.ts'
import { waitForAnswer } from '#pwa/outbox/watch-entry.ts'
import type { EntryState, FailureReason } from '#pwa/replica/database.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { updateProfile as contract } from '#schema/contract/accounts.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { PROFILE, updateProfile } from './queueable.ts'

/** Enqueues a change of the profile and shows in a toast whether it was sent or is saved on the phone. */
export async function saveProfile(
  device: Device,
  input: RequestInput<typeof contract>,
  { draft, successMessage }: { draft: string; successMessage: string },
): Promise<EntryState> {
  const key = await enqueue(device, updateProfile, input, { draft })
  const state = await waitForAnswer(device, key)
  if (state === 'sent') toast(successMessage)
  if (state === 'queued') toast(messages.savedOnPhone, 'news')
  return state
}

/** Why the server rejected the change; its fields are in the draft again. */
export const useProfileRejection = (): FailureReason | null =>
  useUnsentEntry(PROFILE)?.reason ?? null
