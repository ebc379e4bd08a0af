/** The used part of the browser's CacheStorage, which jsdom lacks. */
export function createFakeCaches() {
  const cachesByName = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const cache = cachesByName.get(name) ?? new Map<string, Response>()
    cachesByName.set(name, cache)
    return {
      match: async (url: string) => cache.get(url)?.clone(),
      put: async (url: string, response: Response) => void cache.set(url, response),
      delete: async (url: string) => cache.delete(url),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      cachesByName.get(cacheName)?.get(url)?.clone(),
    keys: async () => [...cachesByName.keys()],
    delete: async (name: string) => cachesByName.delete(name),
    urlsIn: (name: string) => [...(cachesByName.get(name)?.keys() ?? [])],
  }
}

export type FakeCaches = ReturnType<typeof createFakeCaches>
