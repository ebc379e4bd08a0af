import { request } from 'node:http'
import { cpuTimeMs } from './cpu-time.ts'
import type { Supervisor } from './supervisor.ts'

export type ProbeSettings = {
  intervalMs: number
  timeoutMs: number
  /** The longest time for which a database that computes is left alone. */
  maxBusyMs: number
  cpuTimeMs: (pid: number) => Promise<number | null>
}
/** `timeoutMs` exceeds the 5 s after which sqld ends a forgotten transaction, so only a long write or a hang counts. */
export const PROBE: ProbeSettings = {
  intervalMs: 5000,
  timeoutMs: 8000,
  maxBusyMs: 120_000,
  cpuTimeMs,
}
/** Of the elapsed time. A hanging sqld uses none; a long write uses a core, or its share of a busy one. */
const MIN_CPU_SHARE = 0.03

const REQUESTS = [
  {
    type: 'batch',
    batch: { steps: [{ stmt: { sql: 'BEGIN IMMEDIATE' } }, { stmt: { sql: 'ROLLBACK' } }] },
  },
  { type: 'close' },
]

type Target = { port: number; authorization: string; namespace: string; timeoutMs: number }

/** Begins and rolls back a write transaction. False only when sqld does not respond in time. */
function canWrite({ port, authorization, namespace, timeoutMs }: Target): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request(
      {
        host: '127.0.0.1',
        port,
        path: '/v2/pipeline',
        method: 'POST',
        headers: {
          host: `${namespace}.localhost`,
          'content-type': 'application/json',
          authorization,
        },
      },
      (response) => response.resume().on('end', () => resolve(true)),
    )
    probe.setTimeout(timeoutMs, () => {
      probe.destroy()
      resolve(false)
    })
    // A refused connection is a crash or a restart, which the supervisor handles.
    probe.on('error', () => resolve(true))
    probe.end(JSON.stringify({ requests: REQUESTS }))
  })
}

type WriteProbeOptions = {
  port: number
  authorization: string
  pid: () => number | undefined
  supervisor: Pick<Supervisor, 'isExpectedToRun'>
  settings: ProbeSettings
  onHang: () => void
}

/** Measures whether the process computes between its start and `isWorking`. */
async function measureWork(pid: number | undefined, { cpuTimeMs: cpuTime }: ProbeSettings) {
  const startedAt = performance.now()
  const before = pid === undefined ? null : await cpuTime(pid)
  return {
    async isWorking(): Promise<boolean> {
      const after = pid === undefined ? null : await cpuTime(pid)
      if (before === null || after === null) return false
      return after - before >= (performance.now() - startedAt) * MIN_CPU_SHARE
    },
  }
}

/** Regularly probes the namespaces that were written since the last probe. */
export function startWriteProbe(options: WriteProbeOptions) {
  const { port, authorization, pid, supervisor, settings, onHang } = options
  const written = new Set<string>()
  let isProbing = false
  let busySince: number | null = null

  /** A long write computes; a database that accepts no more writes does not. */
  async function isBusy(isWorking: () => Promise<boolean>): Promise<boolean> {
    busySince ??= performance.now()
    return performance.now() - busySince < settings.maxBusyMs && (await isWorking())
  }

  async function probeNamespaces(): Promise<void> {
    const namespaces = [...written]
    written.clear()
    const { isWorking } = await measureWork(pid(), settings)
    const results = await Promise.all(
      namespaces.map((namespace) =>
        canWrite({ port, authorization, namespace, timeoutMs: settings.timeoutMs }),
      ),
    )
    if (!results.includes(false) || !supervisor.isExpectedToRun) {
      busySince = null
      return
    }
    if (await isBusy(isWorking)) {
      for (const namespace of namespaces) written.add(namespace)
      return
    }
    busySince = null
    onHang()
  }

  async function probe(): Promise<void> {
    if (isProbing || !supervisor.isExpectedToRun || written.size === 0) return
    isProbing = true
    await probeNamespaces().finally(() => {
      isProbing = false
    })
  }

  const timer = setInterval(() => void probe(), settings.intervalMs)
  timer.unref()
  return {
    recordWrite: (namespace: string) => void written.add(namespace),
    stop: () => clearInterval(timer),
  }
}
