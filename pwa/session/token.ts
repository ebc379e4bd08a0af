import type { UserId } from '#schema/domain/ids.ts'

/** The part of localStorage that is used; tests bring their own. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** SPEC 3, Session. `adminToken` is written for admins alone, and every way out clears both (F12). */
export const TOKEN = 'token'
const ADMIN_TOKEN = 'adminToken'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whose token this is, as it says itself: enough to open that person's own memory, no right to anything. */
export function personIn(token: string | null): UserId | null {
  try {
    const [, claims = ''] = (token ?? '').split('.')
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown
    }
    return typeof sub === 'string' && UUID.test(sub) ? (sub as UserId) : null
  } catch {
    return null
  }
}

export const storedToken = (store: KeyStore) => store.getItem(TOKEN)

/** A token counts only for the person it names: another tab may have let somebody else in meanwhile. */
export function tokenOf(store: KeyStore, me: UserId): string | null {
  const token = storedToken(store)
  return personIn(token) === me ? token : null
}

export function keepToken(store: KeyStore, token: string, isAdmin: boolean): void {
  store.setItem(TOKEN, token)
  if (isAdmin) store.setItem(ADMIN_TOKEN, token)
  else store.removeItem(ADMIN_TOKEN)
}

export function dropTokens(store: KeyStore): void {
  store.removeItem(TOKEN)
  store.removeItem(ADMIN_TOKEN)
}
