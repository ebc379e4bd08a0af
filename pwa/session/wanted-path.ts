export const WANTED_PATH = 'wanted'

/**
 * Until the log-in, the screen that a signed-out user wants in this tab: of a shared page, or an administrator's. Called
 * when it is opened, and when it is left because the session has ended.
 */
export function storeWantedPath(path: string): void {
  try {
    if (/^.(single-task.|profile.|admin)/i.test(path)) sessionStorage.setItem(WANTED_PATH, path)
  } catch {
    // Without storage the log-in leads to the user's home.
  }
}
