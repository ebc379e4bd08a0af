/** Deletes the caches whose names begin with one of these. Everything in them can be fetched again. */
export async function deleteCaches(...prefixes: string[]): Promise<void> {
  const { caches } = globalThis
  const names = (await caches?.keys()) ?? []
  for (const name of names)
    if (prefixes.some((prefix) => name.startsWith(prefix))) await caches.delete(name)
}
