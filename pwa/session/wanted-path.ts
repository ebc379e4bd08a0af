export const WANTED_PATH = 'wanted'

/**
 * Until the log-in, the screen that a signed-out user wants in this tab: of a shared page, a proposal or a todo to write,
 * or an administrator's. Called when it is opened, and when it is left because the session has ended.
 */
export function storeWantedPath(path: string): void {
  try {
    if (/^.(single-task.|profile.|apply-task.|create-task.|admin)/i.test(path))
      sessionStorage.setItem(WANTED_PATH, path)
  } catch {
    // Without storage the log-in leads to the user's home.
  }
}

/** Over the landing page, for a visitor who opened a todo: to register in a browser that never was here. */
export function dialogForPath(path: string): 'login' | 'register' | undefined {
  if (!/^.(single|apply|create)-task./i.test(path)) return undefined
  try {
    return localStorage.getItem('role') ? 'login' : 'register'
  } catch {
    return 'register'
  }
}
