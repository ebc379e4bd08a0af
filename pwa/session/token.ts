import type { UserId } from '#schema/domain/ids.ts'

/** The part of localStorage that is used; tests have their own. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const TOKEN = 'token'
/** Written for administrators only, whose calls carry it; every sign-out deletes both. */
export const ADMIN_TOKEN = 'adminToken'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The user that a token names, unverified: enough to open that user's database, and no right to anything. */
export function userIdFromToken(token: string | null): UserId | null {
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

/** The stored token if it names this user: another tab may have signed in another user. */
export function tokenOf(store: KeyStore, userId: UserId, key = TOKEN): string | null {
  const token = store.getItem(key)
  return userIdFromToken(token) === userId ? token : null
}

export const hasToken = (store: KeyStore): boolean =>
  [TOKEN, ADMIN_TOKEN].some((key) => store.getItem(key) !== null)

export function storeToken(store: KeyStore, token: string, isAdmin: boolean): void {
  store.setItem(TOKEN, token)
  if (isAdmin) store.setItem(ADMIN_TOKEN, token)
  else store.removeItem(ADMIN_TOKEN)
}

export function clearTokens(store: KeyStore): void {
  store.removeItem(TOKEN)
  store.removeItem(ADMIN_TOKEN)
}
