import { WANTED_PATH } from './wanted-path.ts'

/** Nothing else that this tab stored is followed. The route guard sends others than administrators to their home. */
const OWN_PATH =
  /^\/((single-task|profile)\/[0-9a-f-]{36}|admin-(dashboard|users|tasks|transactions)|admin\/[a-z-]+(\/[0-9a-f-]{36})?)\/?$/i

/** The screen that the visitor wanted before the log-in, once. */
export function takeWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(WANTED_PATH)
    sessionStorage.removeItem(WANTED_PATH)
    return path && OWN_PATH.test(path) ? path : null
  } catch {
    return null
  }
}
