type StoredObject = { bytes: Uint8Array<ArrayBuffer>; httpMetadata: R2HTTPMetadata | undefined }

/** The part of R2 that the worker uses, in memory. */
export function createInMemoryBucket(): R2Bucket {
  const objects = new Map<string, StoredObject>()
  const read = (key: string) => {
    const stored = objects.get(key)
    if (!stored) return null
    const { bytes, httpMetadata } = stored
    const body = new Response(bytes).body
    return { key, size: bytes.length, httpMetadata, body, arrayBuffer: async () => bytes.buffer }
  }
  return {
    async put(
      key: string,
      content: Uint8Array | ArrayBuffer,
      { httpMetadata }: { httpMetadata?: R2HTTPMetadata } = {},
    ) {
      const bytes = new Uint8Array(content.byteLength)
      bytes.set(content instanceof Uint8Array ? content : new Uint8Array(content))
      objects.set(key, { bytes, httpMetadata })
      return read(key)
    },
    get: async (key: string) => read(key),
    head: async (key: string) => read(key),
    list: async ({ prefix = '' }: R2ListOptions = {}) => ({
      objects: [...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
      truncated: false,
    }),
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) objects.delete(key)
    },
  } as unknown as R2Bucket
}
