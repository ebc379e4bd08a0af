import type { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '#schema/domain/errors.ts'
import type { Deps } from '#worker/context.ts'
import { ipOf } from '#worker/limits/address.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'
import { CSP_REPORTS_PATH } from './headers.ts'
import { registerRoute } from './reply.ts'

/** Bytes; a browser may send several reports at once. */
const BODY_MAX = 16 * 1024
/** Lines in the log per isolate and window: anybody can send reports. */
const LINES_MAX = 60
const WINDOW_MS = 10 * 60_000
const TEXT_MAX = 100

const Text = v.optional(v.string(), '')
/** `application/csp-report`, which Firefox and Safari send. */
const OldReport = v.object({
  'csp-report': v.object({ 'violated-directive': Text, 'blocked-uri': Text, 'document-uri': Text }),
})
/** `application/reports+json`, the Reporting API. */
const NewReports = v.array(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ effectiveDirective: Text, blockedURL: Text, documentURL: Text }),
  }),
)

type Violation = { directive: string; blocked: string; document: string }

/** Without query and fragment, which may contain what a user typed. */
const shorten = (text: string) => (text.split(/[?#]/)[0] ?? '').slice(0, TEXT_MAX)

function violationsIn(report: unknown): Violation[] {
  const old = v.safeParse(OldReport, report)
  if (old.success) {
    const { 'violated-directive': directive, ...uris } = old.output['csp-report']
    return [{ directive, blocked: uris['blocked-uri'], document: uris['document-uri'] }]
  }
  const parsed = v.safeParse(NewReports, report)
  if (!parsed.success) return []
  return parsed.output.map(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    document: body.documentURL,
  }))
}

/** At most BODY_MAX bytes are read, whatever the Content-Length says. */
async function readReport(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > BODY_MAX) throw new DomainError('too_large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).text())
  } catch {
    throw new DomainError('malformed')
  }
}

/** Browsers report here what the Content-Security-Policy has blocked. */
export function registerCspReportRoute(app: Hono, deps: Deps): void {
  let windowStart = 0
  let lines = 0
  const mayLog = () => {
    const now = deps.now()
    if (now - windowStart >= WINDOW_MS) {
      windowStart = now
      lines = 0
    }
    return ++lines <= LINES_MAX
  }
  const info = { name: 'csp report', method: 'POST', path: CSP_REPORTS_PATH }
  registerRoute(app, deps, info, async (c) => {
    countInIsolate(deps, addressCounters(deps, 'cspReport', ipOf(c)), deps.now())
    const report = await readReport(c.req.raw)
    for (const { directive, blocked, document } of violationsIn(report)) {
      if (!mayLog()) break
      deps.log({
        csp: shorten(directive),
        blocked: shorten(blocked),
        document: shorten(document),
      })
    }
    return { status: 204, body: null }
  })
}
