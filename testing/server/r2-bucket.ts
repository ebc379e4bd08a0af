import { urlOfServer } from './run-server-urls.ts'

type FileInfo = { key: string; size: number; uploaded: number; httpMetadata: R2HTTPMetadata }
type Operation = { name: 'put' | 'get' | 'head' | 'delete' | 'list' } & Record<string, unknown>

const toR2Object = (info: FileInfo | null) => info && { ...info, uploaded: new Date(info.uploaded) }

/** An empty R2 bucket in workerd, reached over HTTP. Only what the worker uses is there. */
export function createR2Bucket(): R2Bucket {
  const folder = `${crypto.randomUUID()}/`
  async function call(operation: Operation, body?: BodyInit) {
    const headers = { 'x-operation': encodeURIComponent(JSON.stringify({ folder, ...operation })) }
    const response = await fetch(await urlOfServer('r2'), {
      method: 'POST',
      headers,
      body: body ?? null,
    })
    if (!response.ok) throw new Error(`R2 ${operation.name}: ${await response.text()}`)
    return response
  }
  const callForObject = async (operation: Operation, body?: BodyInit) =>
    toR2Object((await (await call(operation, body)).json()) as FileInfo | null)
  return {
    put: (key: string, bytes: BodyInit, { httpMetadata }: R2PutOptions = {}) =>
      callForObject({ name: 'put', key, httpMetadata }, bytes),
    async get(key: string) {
      const response = await call({ name: 'get', key })
      const info = response.headers.get('x-file')
      if (info === null) return null
      const file = toR2Object(JSON.parse(decodeURIComponent(info)) as FileInfo)
      return { ...file, body: response.body, arrayBuffer: () => response.arrayBuffer() }
    },
    head: (key: string) => callForObject({ name: 'head', key }),
    delete: async (keys: string | string[]) =>
      void (await call({ name: 'delete', keys: [keys].flat() })),
    async list(options: R2ListOptions = {}) {
      const page = (await (await call({ name: 'list', ...options })).json()) as {
        objects: FileInfo[]
        truncated: boolean
      }
      return { ...page, objects: page.objects.map(toR2Object) }
    },
  } as unknown as R2Bucket
}
