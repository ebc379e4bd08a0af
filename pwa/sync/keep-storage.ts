const ASKED = 'storage-asked'

/**
 * Asks the browser never to clear what is kept here to make room for others (SYNC 1, storage): after the app was
 * installed, or when something first waits to be sent. Once only, since some browsers ask the person each time.
 * Null where the browser has no such promise to give.
 */
export async function askToKeep(again = false): Promise<boolean | null> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist) return null
  if (await storage.persisted()) return true
  if (!again && localStorage.getItem(ASKED) !== null) return false
  localStorage.setItem(ASKED, String(Date.now()))
  return storage.persist()
}
