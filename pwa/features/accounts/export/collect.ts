import { isRetryable, NetworkError } from '#pwa/api/errors.ts'
import type { Session } from '#pwa/session/session.tsx'
import { readExport } from '#schema/contract/export.ts'
import { EXPORT_SECTIONS, type ExportSection } from '#schema/domain/export.ts'
import { createZip } from './zip.ts'

type ExportedFile = { name: string; url: string }
export type Progress = { sections: number; rows: number; files: { done: number; all: number } }

/** JSON text of all parts, as blobs: a large account does not fit into one text on a cheap phone. */
function createJsonText() {
  const parts: BlobPart[] = []
  let rowsInSection = 0
  return {
    openSection(name: string, isFirst: boolean): void {
      parts.push(`${isFirst ? '' : ','}\n"${name}": [`)
      rowsInSection = 0
    },
    addRows(rows: readonly string[]): void {
      if (rows.length === 0) return
      parts.push(new Blob([rowsInSection > 0 ? ',\n' : '\n', rows.join(',\n')]))
      rowsInSection += rows.length
    },
    closeSection: () => void parts.push(']'),
    toBlob(exportedAt: string, missingFiles: readonly string[]): Blob {
      const head = `{"exportedAt": ${JSON.stringify(exportedAt)},`
      const tail = `,\n"missingFiles": ${JSON.stringify(missingFiles)}\n}\n`
      return new Blob([head, ...parts, tail])
    },
  }
}

/**
 * Reads the export page by page and then the files. It stops at a failure and goes on from there when it is called
 * again, so a lost network repeats one page at most.
 */
export function createCollector(
  { call, now }: Pick<Session, 'call' | 'now'>,
  withFiles: boolean,
  onProgress: (progress: Progress) => void,
) {
  const zip = createZip()
  const json = createJsonText()
  const files = new Map<string, ExportedFile>()
  const missing: string[] = []
  let cursor: string | null = null
  const read = { sections: 0, rows: 0, files: 0 }

  function report(): void {
    const { sections, rows } = read
    onProgress({ sections, rows, files: { done: read.files, all: files.size } })
  }

  async function readPage(section: ExportSection, ticket: string, signal: AbortSignal) {
    const input = { ticket, section, ...(cursor !== null && { cursor }) }
    const page = await call(readExport, input, { signal })
    if (cursor === null) json.openSection(section, read.sections === 0)
    json.addRows(page.rows)
    for (const file of page.files) files.set(file.name, file)
    read.rows += page.rows.length
    cursor = page.nextCursor
    if (cursor !== null) return
    json.closeSection()
    read.sections += 1
  }

  /** A file that is gone is named in the data; what may succeed later stops the work. */
  async function readFile({ name, url }: ExportedFile, signal: AbortSignal): Promise<void> {
    const response = await fetch(url, { signal })
    if (isRetryable(response.status)) throw new NetworkError(name, { hasResponse: true })
    if (response.ok) zip.addFile(name, await response.arrayBuffer())
    else missing.push(name)
    read.files += 1
  }

  return {
    missing,
    async run(ticket: string, signal: AbortSignal): Promise<Blob> {
      for (;;) {
        const section = EXPORT_SECTIONS[read.sections]
        if (!section) break
        await readPage(section, ticket, signal)
        report()
      }
      for (const file of withFiles ? [...files.values()].slice(read.files) : []) {
        await readFile(file, signal)
        report()
      }
      const data = json.toBlob(new Date(now()).toISOString(), missing)
      zip.addFile('data.json', await data.arrayBuffer())
      return zip.toBlob()
    },
  }
}
