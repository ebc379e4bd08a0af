type Kept = { bytes: Uint8Array<ArrayBuffer>; httpMetadata: R2HTTPMetadata | undefined }

/** As much of R2 as the worker uses, in memory: what is simulated here is the line, not the store. */
export function memoryFiles(): R2Bucket {
  const kept = new Map<string, Kept>()
  const found = (key: string) => {
    const file = kept.get(key)
    if (!file) return null
    const { bytes, httpMetadata } = file
    const body = new Response(bytes).body
    return { key, size: bytes.length, httpMetadata, body, arrayBuffer: async () => bytes.buffer }
  }
  return {
    async put(
      key: string,
      given: Uint8Array | ArrayBuffer,
      { httpMetadata }: { httpMetadata?: R2HTTPMetadata } = {},
    ) {
      const bytes = new Uint8Array(given.byteLength)
      bytes.set(given instanceof Uint8Array ? given : new Uint8Array(given))
      kept.set(key, { bytes, httpMetadata })
      return found(key)
    },
    get: async (key: string) => found(key),
    head: async (key: string) => found(key),
    list: async ({ prefix = '' }: R2ListOptions = {}) => ({
      objects: [...kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
      truncated: false,
    }),
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) kept.delete(key)
    },
  } as unknown as R2Bucket
}
