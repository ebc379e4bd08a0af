// The floor of this stack: a worker that sends ready SQL texts to the database and responds with the results. It builds,
// checks and maps nothing. `PUT /name` stores the requests of a call, and any other request to `/name` sends them.
const calls = new Map()

async function sendPipeline({ url, body }) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  return response.json()
}

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') {
      calls.set(pathname, await request.json())
      return new Response(null, { status: 204 })
    }
    if (pathname === '/health') return new Response()
    const pipelines = calls.get(pathname)
    if (!pipelines) return new Response(null, { status: 404 })
    const results = []
    for (const pipeline of pipelines) results.push((await sendPipeline(pipeline)).results)
    return Response.json(results)
  },
}
