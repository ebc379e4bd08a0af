/** The used part of the browser's CacheStorage, which jsdom and Node lack. */
export function createMemoryCaches() {
  const caches = new Map<string, Map<string, Response>>()
  return {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, cache)
      return {
        match: async (url: string) => cache.get(url)?.clone(),
        put: async (url: string, response: Response) => void cache.set(url, response),
      }
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  }
}
