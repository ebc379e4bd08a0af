import { useEffect, useRef, useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { messages } from '#pwa/features/admin/messages.ts'
import { useSession } from '#pwa/session/session.tsx'
import { saveFile } from '#pwa/ui/browser/save-file.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { PAGE_MAX } from '#schema/domain/limits.ts'
import { csvFileName, toCsv } from './csv.ts'

type Paged = Endpoint<'query'>

type Props<E extends Paged> = {
  endpoint: E
  /** The filters of the table; a page's cursor and limit are added. */
  input: RequestInput<E>
  rowsOf: (body: ResponseBody<E>) => readonly object[]
  /** Of the file, without `.csv`. */
  name: string
}

/** Fetches all pages of a table as it is filtered, with the number of rows so far, and saves them as CSV. */
export function ExportButton<E extends Paged>({ endpoint, input, rowsOf, name }: Props<E>) {
  const { call, now } = useSession()
  const [count, setCount] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function fetchAll({ signal }: AbortController) {
    const rows: object[] = []
    let cursor: string | null = null
    do {
      const page: object = {
        ...(input as object),
        limit: String(PAGE_MAX),
        ...(cursor && { cursor }),
      }
      // Page after page: each cursor comes with the page before.
      // oxlint-disable-next-line no-await-in-loop
      const body: ResponseBody<E> = await call(endpoint, page as RequestInput<E>, { signal })
      rows.push(...rowsOf(body))
      cursor = (body as { nextCursor?: string | null }).nextCursor ?? null
      setCount(rows.length)
    } while (cursor && !signal.aborted)
    return signal.aborted ? null : rows
  }

  async function start() {
    stop.current = new AbortController()
    setCount(0)
    try {
      const rows = await fetchAll(stop.current)
      if (rows) saveFile(new Blob([toCsv(rows)], { type: 'text/csv' }), csvFileName(name, now()))
    } catch (error) {
      if (!stop.current.signal.aborted) toast(messageFor(error), 'bad')
    } finally {
      setCount(null)
    }
  }

  return count === null ? (
    <Button tone="plain" size="small" icon="download" onClick={() => void start()}>
      {messages.exportCsv}
    </Button>
  ) : (
    <Button tone="plain" size="small" onClick={() => stop.current?.abort()}>
      {messages.stopExport(count)}
    </Button>
  )
}
