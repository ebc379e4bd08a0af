import { Agent, request } from 'node:http'
import { cpuTimeMs } from '#tools/dev/cpu-time.ts'

/** Write pipelines at the same time: under dozens, sqld stopped taking writes. */
const WRITERS = 4

export type Target = { port: number; namespace: string; authorization: string }
/** One write, to one database. */
export type Write = { target: Target; body: string }

const agent = new Agent({ keepAlive: true, maxSockets: WRITERS })
export const closePipelines = (): void => agent.destroy()

function post({ target, body }: Write): Promise<string> {
  const { port, namespace, authorization } = target
  const headers = {
    'content-type': 'application/json',
    host: `${namespace}.localhost`,
    authorization,
  }
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: 'POST',
      host: '127.0.0.1',
      port,
      path: '/v2/pipeline',
      headers,
    }
    const sent = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

type Pipeline = { baton: string | null; requests: { type: string }[] }
type Reply = {
  baton: string | null
  results: { type: string; response?: { result?: { step_errors?: unknown[] } } }[]
}

/** Null when another writer has the database and the product would try again. */
function readReply(text: string): Reply | null {
  const reply = JSON.parse(text) as Reply
  if (!reply.results) throw new Error(text.slice(0, 400))
  const [first] = reply.results
  const errors = first?.response?.result?.step_errors?.filter((error) => error !== null) ?? []
  if (first?.type === 'ok' && errors.length === 0) return reply
  if (text.includes('SQLITE_BUSY')) return null
  throw new Error(text.slice(0, 400))
}

/** On the stream that its writer has open; each database has its own. */
function onStream(body: string, baton: string | null): string {
  const pipeline = JSON.parse(body) as Pipeline
  const requests = pipeline.requests.filter(({ type }) => type !== 'close')
  return JSON.stringify({ baton, requests })
}

export type Outcome = {
  perSecond: number
  /** Milliseconds of each. */
  times: number[]
  /** Microseconds of the database's processor for one. */
  cpu: number
  /** Writes that were sent again because another one had the database. */
  busy: number
}

type Options = { pids: readonly number[]; writers?: number; keepsStreams?: boolean }

/** Sends all, by so many writers, and asserts that each was executed. */
export async function replay(
  writes: readonly Write[],
  { pids, writers = WRITERS, keepsStreams = false }: Options,
): Promise<Outcome> {
  const cpuOfAll = async () => {
    const values = await Promise.all(pids.map(cpuTimeMs))
    return values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0)
  }
  const times: number[] = []
  let next = 0
  let busy = 0
  const work = async () => {
    const batons = new Map<Target, string | null>()
    for (let write = writes[next++]; write; write = writes[next++]) {
      const { target, body } = write
      const sent = keepsStreams ? onStream(body, batons.get(target) ?? null) : body
      const at = performance.now()
      let reply = readReply(await post({ target, body: sent }))
      for (; !reply; reply = readReply(await post({ target, body }))) busy++
      times.push(performance.now() - at)
      batons.set(target, reply.baton)
    }
  }
  const before = { at: performance.now(), cpu: await cpuOfAll() }
  await Promise.all(Array.from({ length: writers }, work))
  const seconds = (performance.now() - before.at) / 1000
  const cpu = (1000 * ((await cpuOfAll()) - before.cpu)) / writes.length
  return { perSecond: writes.length / seconds, times, cpu, busy }
}
