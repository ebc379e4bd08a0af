import { inject } from 'vitest'

type Told = { key: string; size: number; uploaded: number; httpMetadata: R2HTTPMetadata }
type Asked = { what: 'put' | 'get' | 'head' | 'delete' | 'list' } & Record<string, unknown>

const fileOf = (told: Told | null) => told && { ...told, uploaded: new Date(told.uploaded) }

/** R2 as workerd keeps it, empty, and nobody else's: as much of it as the worker uses, asked over HTTP. */
export function newFiles(): R2Bucket {
  const folder = `${crypto.randomUUID()}/`
  async function ask(asked: Asked, body?: BodyInit) {
    const headers = { 'x-asked': encodeURIComponent(JSON.stringify({ folder, ...asked })) }
    const response = await fetch(inject('files'), { method: 'POST', headers, body: body ?? null })
    if (!response.ok) throw new Error(`R2 ${asked.what}: ${await response.text()}`)
    return response
  }
  const told = async (asked: Asked, body?: BodyInit) =>
    fileOf((await (await ask(asked, body)).json()) as Told | null)
  return {
    put: (key: string, bytes: BodyInit, { httpMetadata }: R2PutOptions = {}) =>
      told({ what: 'put', key, httpMetadata }, bytes),
    async get(key: string) {
      const response = await ask({ what: 'get', key })
      const found = response.headers.get('x-file')
      if (found === null) return null
      const file = fileOf(JSON.parse(decodeURIComponent(found)) as Told)
      return { ...file, body: response.body, arrayBuffer: () => response.arrayBuffer() }
    },
    head: (key: string) => told({ what: 'head', key }),
    delete: async (keys: string | string[]) =>
      void (await ask({ what: 'delete', keys: [keys].flat() })),
    async list(options: R2ListOptions = {}) {
      const page = (await (await ask({ what: 'list', ...options })).json()) as {
        objects: Told[]
        truncated: boolean
      }
      return { ...page, objects: page.objects.map(fileOf) }
    },
  } as unknown as R2Bucket
}
