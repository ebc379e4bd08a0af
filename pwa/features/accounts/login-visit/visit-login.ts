import { online } from '#pwa/api/online.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { hasToken } from '#pwa/session/token.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from './messages.ts'

const SEEN = 'login-visits'
const SEEN_MAX = 20

/** Remembers entries of the tab's history. Without storage every visit is the first. */
function isFirstVisit(entry: string): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]') as string[]
    if (seen.includes(entry)) return false
    sessionStorage.setItem(SEEN, JSON.stringify([...seen, entry].slice(-SEEN_MAX)))
  } catch {
    // As above.
  }
  return true
}

/** Neither prerendered nor in a hidden tab. */
const isSeen = () =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering

/** The server has ended the session: its user continues with what is on the phone. */
const isEnded = async ({ session }: Auth): Promise<boolean> =>
  (await (await session?.loadReplica())?.getMeta('needsSignIn').catch(() => false)) ?? false

/**
 * Clears the stored token when the user opens the login page, and keeps what is not sent for the next log-in. Not when
 * the page is opened by Back, Forward, a reload or a prefetch, and not without a network, where a login is impossible
 * again. Resolves with whether a user was logged out.
 */
export async function leaveSession(auth: Auth, entry: string): Promise<boolean> {
  const isFirst = isFirstVisit(entry)
  if (!isFirst || !hasToken(auth.store) || !isSeen() || !online.read().online) return false
  if (await isEnded(auth)) return false
  const hadSession = auth.session !== null
  // What could not be deleted is deleted at the next start.
  await logOut(auth, 'keep').catch(() => {})
  return hadSession
}

/** A module of its own, loaded beside the form. */
export async function visitLogin(auth: Auth, entry: string): Promise<void> {
  if (await leaveSession(auth, entry)) toast(messages.loggedOut, 'news')
}
