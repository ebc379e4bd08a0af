import type { Sent } from '#schema/contract/endpoint.ts'
import type { updateProfile as contract } from '#schema/contract/accounts.ts'
import { online } from '#pwa/api/online.ts'
import { outcomeOf, type Outcome } from '#pwa/replica/outcome.ts'
import { say } from '#pwa/replica/outbox.ts'
import type { Phone } from '#pwa/replica/write.ts'
import { toast } from '../../ui/toast-store.ts'
import { updateProfile } from './writes.ts'
import { words } from './words.ts'

/** Says it, and tells truly how far it got: taken by the server, or kept on this phone for later. */
export async function saveProfile(
  phone: Phone,
  input: Sent<typeof contract>,
  { clears, done }: { clears: string; done: string },
): Promise<Outcome> {
  const key = await say(phone, updateProfile, input, { clears })
  const outcome = online.read().online ? await outcomeOf(phone, key) : 'saved'
  if (outcome === 'sent') toast(done)
  if (outcome === 'saved') toast(words.savedOnPhone, 'news')
  return outcome
}
