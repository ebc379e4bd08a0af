// Runs in workerd: R2 as it is there, over HTTP, each world in a folder of its own (worker/test/files.ts calls it).
const described = (file, folder) => ({
  key: file.key.slice(folder.length),
  size: file.size,
  uploaded: file.uploaded.getTime(),
  httpMetadata: file.httpMetadata ?? {},
})

const DOORS = {
  async put(bucket, { folder, key, httpMetadata }, request) {
    const file = await bucket.put(folder + key, await request.arrayBuffer(), { httpMetadata })
    return Response.json(described(file, folder))
  },
  async get(bucket, { folder, key }) {
    const file = await bucket.get(folder + key)
    if (!file) return Response.json(null)
    const told = encodeURIComponent(JSON.stringify(described(file, folder)))
    return new Response(file.body, { headers: { 'x-file': told } })
  },
  async head(bucket, { folder, key }) {
    const file = await bucket.head(folder + key)
    return Response.json(file && described(file, folder))
  },
  async delete(bucket, { folder, keys }) {
    await bucket.delete(keys.map((key) => folder + key))
    return Response.json(null)
  },
  async list(bucket, { folder, limit, prefix = '', startAfter }) {
    const page = await bucket.list({
      prefix: folder + prefix,
      ...(limit && { limit }),
      ...(startAfter && { startAfter: folder + startAfter }),
    })
    const objects = page.objects.map((file) => described(file, folder))
    return Response.json({ objects, truncated: page.truncated })
  },
}

export default {
  async fetch(request, { FILES }) {
    const asked = JSON.parse(decodeURIComponent(request.headers.get('x-asked')))
    return DOORS[asked.what](FILES, asked, request)
  },
}
