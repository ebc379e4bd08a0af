import { useEffect, useRef, useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useSession } from '#pwa/session/session.tsx'
import { startExport } from '#schema/contract/export.ts'
import { newId } from '#schema/domain/ids.ts'
import { createCollector, type Progress } from './collect.ts'

export type ExportState =
  | { step: 'form'; isExpired?: boolean }
  | { step: 'collecting'; progress: Progress }
  | { step: 'stopped'; progress: Progress; reason: string }
  | { step: 'ready'; file: Blob; missing: number }

const NOTHING_READ: Progress = { sections: 0, rows: 0, files: { done: 0, all: 0 } }

/** The state of one export; what was read survives a lost network, and is gone when the page is left. */
export function useExport() {
  const session = useSession()
  const [state, setState] = useState<ExportState>({ step: 'form' })
  const progress = useRef(NOTHING_READ)
  const collector = useRef<ReturnType<typeof createCollector> | null>(null)
  const ticket = useRef('')
  const abort = useRef(new AbortController())
  useEffect(() => {
    abort.current = new AbortController()
    return () => abort.current.abort()
  }, [])

  const show = (next: Progress) => {
    progress.current = next
    setState({ step: 'collecting', progress: next })
  }

  async function collect(): Promise<void> {
    const running = collector.current
    if (!running) return
    show(progress.current)
    try {
      const file = await running.run(ticket.current, abort.current.signal)
      setState({ step: 'ready', file, missing: running.missing.length })
    } catch (failure) {
      if (abort.current.signal.aborted) return
      const isExpired = failure instanceof ApiError && failure.code === 'link_expired'
      if (isExpired) setState({ step: 'form', isExpired })
      else setState({ step: 'stopped', progress: progress.current, reason: messageFor(failure) })
    }
  }

  /** Rejects when the password is wrong. */
  async function start(password: string, withFiles: boolean): Promise<void> {
    const response = await session.call(startExport, { password }, { key: newId('idempotency') })
    ticket.current = response.ticket
    collector.current ??= createCollector(session, withFiles, show)
    void collect()
  }

  return { state, start, goOn: () => void collect() }
}
