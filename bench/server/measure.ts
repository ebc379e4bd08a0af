import { Agent, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { cpuTimeMs } from '#tools/dev/cpu-time.ts'
import type { Call } from './calls.ts'
import type { Subject } from './subjects.ts'

export type Counts = { trips: number; rowsRead: number; rowsWritten: number; gzipBytes: number }
/** Microseconds of processor time for one request. */
export type Cpu = { server: number; database: number }

/** An idle connection ends here before a server that is slow to be measured closes it. */
const agent = new Agent({ keepAlive: true, timeout: 2000 })
/** Requests at the same time, so that neither side waits for this process. */
const CONCURRENCY = 4

type Answer = { status: number; body: Buffer; serverTiming: string }

function send(subject: Subject, { method, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(subject.url + path, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          serverTiming: String(response.headers['server-timing'] ?? ''),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export async function sendExpecting(subject: Subject, call: Call): Promise<Answer> {
  const answer = await send(subject, call)
  if (answer.status === call.status) return answer
  const text = answer.body.toString('utf8').slice(0, 500)
  throw new Error(
    `${subject.name}, ${call.name}: ${answer.status} instead of ${call.status}. ${text}`,
  )
}

const sumOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce((total, [, rows]) => total + Number(rows), 0)

/** From the header that the product sends outside of production, or the results that the bare worker passes on. */
function countsOf({ body, serverTiming }: Answer, isBare: boolean): Counts {
  const gzipBytes = body.length === 0 ? 0 : gzipSync(body).length
  const [, trips, rowsRead, rowsWritten] =
    /rt;desc="(\d+)", rows;desc="(\d+)\/(\d+)"/.exec(serverTiming) ?? []
  if (trips !== undefined)
    return {
      trips: Number(trips),
      rowsRead: Number(rowsRead),
      rowsWritten: Number(rowsWritten),
      gzipBytes,
    }
  const text = body.toString('utf8')
  if (!isBare)
    return { trips: Number.NaN, rowsRead: Number.NaN, rowsWritten: Number.NaN, gzipBytes }
  return {
    trips: (JSON.parse(text) as unknown[]).length,
    rowsRead: sumOf(text, /"rows_read":(\d+)/g),
    rowsWritten: sumOf(text, /"rows_written":(\d+)/g),
    gzipBytes,
  }
}

export const countOne = async (subject: Subject, call: Call): Promise<Counts> =>
  countsOf(await sendExpecting(subject, call), subject.name === 'bare')

export async function sendAll(subject: Subject, calls: readonly Call[], concurrency = CONCURRENCY) {
  let next = 0
  const sendNext = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) await sendExpecting(subject, call)
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext))
}

/** Sends the calls and returns what one of them costs the processes of the server and of the database. */
export async function measureCpu(
  subject: Subject,
  databasePid: number,
  calls: readonly Call[],
  concurrency?: number,
): Promise<Cpu> {
  const cpuOf = async (pid: number) => (await cpuTimeMs(pid)) ?? Number.NaN
  const before = { server: await cpuOf(subject.pid), database: await cpuOf(databasePid) }
  await sendAll(subject, calls, concurrency)
  const perCall = (ms: number) => (1000 * ms) / calls.length
  return {
    server: perCall((await cpuOf(subject.pid)) - before.server),
    database: perCall((await cpuOf(databasePid)) - before.database),
  }
}

export const closeConnections = (): void => agent.destroy()
