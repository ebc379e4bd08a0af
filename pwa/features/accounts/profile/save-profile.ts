import { online } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/accounts/messages.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { usePendingEntry } from '#pwa/outbox/use-view.ts'
import { waitForOutcome, type EntryOutcome } from '#pwa/outbox/watch-entry.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { updateProfile as contract } from '#schema/contract/accounts.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { PROFILE, updateProfile } from './queueable.ts'

/** Enqueues a change of the profile and shows in a toast whether it was sent or is saved on the phone. */
export async function saveProfile(
  device: Device,
  input: RequestInput<typeof contract>,
  { draft, successMessage }: { draft: string; successMessage: string },
): Promise<EntryOutcome> {
  const key = await enqueue(device, updateProfile, input, { draft })
  const outcome = online.read().online ? await waitForOutcome(device, key) : 'queued'
  if (outcome === 'sent') toast(successMessage)
  if (outcome === 'queued') toast(messages.savedOnPhone, 'news')
  return outcome
}

/** The change that the server rejected; its fields are in the draft again. */
export function useRejectedProfile() {
  const entry = usePendingEntry(PROFILE)
  return entry?.state === 'failed' ? entry : null
}
