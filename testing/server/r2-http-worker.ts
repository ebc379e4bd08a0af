// Runs in workerd and offers its R2 over HTTP. testing/worker/test-server.ts is the client; each test server uses a folder.
type Env = { FILES: R2Bucket }
type Operation = {
  name: 'put' | 'get' | 'head' | 'delete' | 'list'
  folder: string
  key: string
  keys: string[]
  httpMetadata?: R2HTTPMetadata
  limit?: number
  prefix?: string
  startAfter?: string
}

const describeFile = (file: R2Object, folder: string) => ({
  key: file.key.slice(folder.length),
  size: file.size,
  uploaded: file.uploaded.getTime(),
  httpMetadata: file.httpMetadata ?? {},
})

async function put(bucket: R2Bucket, operation: Operation, request: Request) {
  const { folder, key, httpMetadata = {} } = operation
  const file = await bucket.put(folder + key, await request.arrayBuffer(), { httpMetadata })
  return Response.json(describeFile(file, folder))
}

async function get(bucket: R2Bucket, { folder, key }: Operation) {
  const file = await bucket.get(folder + key)
  if (!file) return Response.json(null)
  const description = encodeURIComponent(JSON.stringify(describeFile(file, folder)))
  return new Response(file.body, { headers: { 'x-file': description } })
}

async function head(bucket: R2Bucket, { folder, key }: Operation) {
  const file = await bucket.head(folder + key)
  return Response.json(file && describeFile(file, folder))
}

async function remove(bucket: R2Bucket, { folder, keys }: Operation) {
  await bucket.delete(keys.map((key) => folder + key))
  return Response.json(null)
}

async function list(bucket: R2Bucket, { folder, limit, prefix = '', startAfter }: Operation) {
  const page = await bucket.list({
    prefix: folder + prefix,
    ...(limit && { limit }),
    ...(startAfter && { startAfter: folder + startAfter }),
  })
  const objects = page.objects.map((file) => describeFile(file, folder))
  return Response.json({ objects, truncated: page.truncated })
}

const HANDLERS = { put, get, head, delete: remove, list }

export default {
  async fetch(request: Request, { FILES }: Env): Promise<Response> {
    const header = request.headers.get('x-operation') ?? ''
    const operation: Operation = JSON.parse(decodeURIComponent(header))
    return HANDLERS[operation.name](FILES, operation, request)
  },
}
