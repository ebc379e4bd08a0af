export const WANTED_PATH = 'wanted'

/** Until the log-in, the screen of a shared page that a signed-out visitor opened in this tab. */
export function storeWantedPath(path: string): void {
  try {
    if (/^.(single-task|profile)./i.test(path)) sessionStorage.setItem(WANTED_PATH, path)
  } catch {
    // Without storage the log-in leads to the user's home.
  }
}
