import { dayOf } from './days.ts'
import { isOpenToOtherSide, type Sides } from './other-side.ts'

/** "Online now" and "Seen today", the Lagos day: nothing more precise is ever said. */
export const PRESENCES = ['online', 'today'] as const
export type Presence = (typeof PRESENCES)[number]

/** Whether the other side of awarded work reads the presence of an owner, who allowed it. */
export const isPresenceShown = (owner: Sides & { showsOnline: boolean }, now: number): boolean =>
  owner.showsOnline && isOpenToOtherSide(owner, now)

/** An open conversation asks so often. */
export const ASK_PRESENCE_MS = 2 * 60_000
/** Without a later sign of it nobody is online for longer. */
export const ONLINE_MS = ASK_PRESENCE_MS + 30_000

/** What the server said, and when; times in ms since epoch. */
export type PresenceReading = { presence: Presence | null; at: number }

/**
 * What a phone shows of it now. `heardAt`: when it received the latest sign that the other one writes, which counts more than
 * an earlier answer. It adds nothing to null, which may mean that the owner does not allow it.
 */
export function shownPresence(
  { presence, at }: PresenceReading,
  { heardAt, now }: { heardAt: number; now: number },
): Presence | null {
  if (presence === null || dayOf(at) !== dayOf(now)) return null
  const onlineAt = presence === 'online' ? Math.max(at, heardAt) : heardAt
  return onlineAt >= at && now - onlineAt < ONLINE_MS ? 'online' : 'today'
}
