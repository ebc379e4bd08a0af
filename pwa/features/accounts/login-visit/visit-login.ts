import type { Auth } from '#pwa/session/auth.ts'
import { leaveSession } from '#pwa/session/leave-session.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from './messages.ts'

/** A module of its own, loaded beside the form. */
export async function visitLogin(auth: Auth, entry: string): Promise<void> {
  if (await leaveSession(auth, entry)) toast(messages.loggedOut, 'news')
}
