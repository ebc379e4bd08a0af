const MAX_CHECKS = 100
const CHECK_INTERVAL_MS = 50

/** What the server does after its response has happened. `what` is for the error. */
export async function waitUntil(what: string, hasHappened: () => Promise<boolean>): Promise<void> {
  for (let check = 0; check < MAX_CHECKS; check++) {
    if (await hasHappened()) return
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS))
  }
  throw new Error(`It did not happen: ${what}`)
}
