const REQUESTED = 'storage-requested'

/**
 * Requests that the browser never evicts this origin's storage. Once only, unless the user repeats it, because some
 * browsers show a prompt. Null where the browser does not support it.
 */
export async function requestPersistence(again = false): Promise<boolean | null> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist) return null
  if (await storage.persisted()) return true
  if (!again && localStorage.getItem(REQUESTED) !== null) return false
  localStorage.setItem(REQUESTED, String(Date.now()))
  return storage.persist()
}
