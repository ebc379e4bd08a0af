import { request } from 'node:http'
import type { SqldSupervisor } from './sqld-supervisor.ts'

/** `timeoutMs` exceeds the 5 s after which sqld ends a forgotten transaction, so only a real hang counts. */
export const PROBE = { intervalMs: 5000, timeoutMs: 8000 }
export type ProbeSettings = typeof PROBE

const REQUESTS = [
  {
    type: 'batch',
    batch: { steps: [{ stmt: { sql: 'BEGIN IMMEDIATE' } }, { stmt: { sql: 'ROLLBACK' } }] },
  },
  { type: 'close' },
]

/** Begins and rolls back a write transaction. False only when sqld does not respond in time. */
function canWrite(port: number, namespace: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request(
      {
        host: '127.0.0.1',
        port,
        path: '/v2/pipeline',
        method: 'POST',
        headers: { host: `${namespace}.localhost`, 'content-type': 'application/json' },
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
  supervisor: SqldSupervisor
  settings: ProbeSettings
  onHang: () => void
}

/** Regularly probes the namespaces that were written since the last probe. */
export function startWriteProbe({ port, supervisor, settings, onHang }: WriteProbeOptions) {
  const written = new Set<string>()
  let isProbing = false

  async function probe(): Promise<void> {
    if (isProbing || !supervisor.isExpectedToRun || written.size === 0) return
    isProbing = true
    const namespaces = [...written]
    written.clear()
    const results = await Promise.all(
      namespaces.map((namespace) => canWrite(port, namespace, settings.timeoutMs)),
    )
    isProbing = false
    if (supervisor.isExpectedToRun && results.includes(false)) onHang()
  }

  const timer = setInterval(() => void probe(), settings.intervalMs)
  timer.unref()
  return {
    recordWrite: (namespace: string) => void written.add(namespace),
    stop: () => clearInterval(timer),
  }
}
