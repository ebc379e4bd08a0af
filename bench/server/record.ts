import { isWritePipeline } from '#tools/dev/hrana-is-write.ts'

/** A request to the database, ready to be sent again. */
export type Pipeline = { url: string; body: string }

type Hrana = { baton?: string | null; requests: { type: string }[] }

/** On a stream of its own: the one that the product had open is closed by the time it is sent again. */
function onOwnStream(body: string): string {
  const pipeline = JSON.parse(body) as Hrana
  const requests = pipeline.requests.filter(({ type }) => type !== 'close')
  return JSON.stringify({ ...pipeline, baton: null, requests: [...requests, { type: 'close' }] })
}

/**
 * Records what the worker sends to the database. While it records, reads pass and a write is refused, so that the bare
 * worker can send it in its place.
 */
export function createRecorder() {
  let recorded: Pipeline[] | null = null
  const wrapDatabase =
    (direct: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (!recorded) return direct(input, init)
      const request = new Request(input, init)
      const body = await request.clone().text()
      recorded.push({ url: request.url, body: onOwnStream(body) })
      if (!isWritePipeline(body)) return direct(request)
      // The product gives up the stream of a write that failed, which the server would keep for ten seconds.
      const { baton } = JSON.parse(body) as Hrana
      const closing = JSON.stringify({ baton, requests: [{ type: 'close' }] })
      if (baton) await direct(new Request(request, { method: 'POST', body: closing }))
      // Of all errors, only this one is not tried again.
      throw new DOMException('recorded', 'TimeoutError')
    }
  return {
    wrapDatabase,
    async record(run: () => Promise<unknown>): Promise<Pipeline[]> {
      const pipelines: Pipeline[] = []
      recorded = pipelines
      try {
        await run()
      } finally {
        recorded = null
      }
      return pipelines
    },
  }
}
