import { sql } from 'drizzle-orm'
import { inWords } from '#schema/domain/localize.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { isJobLate, RAN } from '#worker/background/job-lag.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats, openDb } from '#worker/db/client.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { postEmail } from '#worker/mail/post-email.ts'

/** Beside the files, so that an outage of the database has an alarm too. */
const STATE = 'alarms.json'
/** A fault of a call is over when it has not come again for this long. */
const QUIET_MS = 30 * 60_000
const REPORT_MS = 60_000
const SEND_TIMEOUT_MS = 8000
const LISTED_MAX = 50
const FAULT = 'fault:'

/** By what is wrong: `job:<name>`, `fault:<route>`, `database`, or the id of a discrepancy. */
type Incident = { text: string; at: number; seenAt: number }
type Incidents = Record<string, Incident>

async function readIncidents({ files }: Deps): Promise<Incidents> {
  const stored = await files.get(STATE)
  if (!stored) return {}
  return JSON.parse(new TextDecoder().decode(await stored.arrayBuffer())) as Incidents
}

/** One JSON that Slack (`text`), PagerDuty (Events API 2) and bridges to WhatsApp take. */
function alarmBody(
  { ONISE_URL, ALARM_KEY }: Deps['settings'],
  id: string,
  { text, at }: Incident,
  hasEnded: boolean,
) {
  const summary = `${hasEnded ? 'Over' : 'Alarm'}: ${text}`
  return {
    text: `${summary} (${ONISE_URL})`,
    event_action: hasEnded ? 'resolve' : 'trigger',
    dedup_key: `onise:${id}:${at}`,
    routing_key: ALARM_KEY,
    payload: {
      summary,
      source: ONISE_URL,
      severity: 'error',
      timestamp: new Date(at).toISOString(),
    },
  }
}

async function postWebhook(deps: Deps, body: object): Promise<boolean> {
  const { ALARM_WEBHOOK } = deps.settings
  if (!ALARM_WEBHOOK) return true
  const response = await (deps.externalFetch ?? fetch)(ALARM_WEBHOOK, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

async function postAlarmEmail(deps: Deps, id: string, subject: string): Promise<boolean> {
  const { ALARM_EMAIL, ONISE_URL } = deps.settings
  if (!ALARM_EMAIL) return true
  const result = await postEmail(createBackgroundContext(deps), {
    id,
    to: ALARM_EMAIL,
    subject,
    text: `${subject}\n\n${ONISE_URL}/admin/health`,
    stopLink: null,
    support: null,
    language: 'en',
  })
  return result.kind !== 'later'
}

/** False: somebody may not know it, so it is sent again. */
async function send(deps: Deps, id: string, incident: Incident, hasEnded: boolean) {
  const body = alarmBody(deps.settings, id, incident, hasEnded)
  const key = `${body.dedup_key}:${body.event_action}`
  const sent = await Promise.all([
    postWebhook(deps, body),
    postAlarmEmail(deps, key, body.payload.summary),
  ])
  return sent.every(Boolean)
}

/** Sends what is new and what is over, and stores what is open. Each incident once, and its end once. */
async function update(
  deps: Deps,
  wrong: Record<string, string>,
  isOver: (id: string, incident: Incident) => boolean,
) {
  const open = await readIncidents(deps)
  const now = deps.now()
  const next: Incidents = { ...open }
  for (const [id, text] of Object.entries(wrong)) {
    const known = open[id]
    const seen = id.startsWith(FAULT) ? { ...known, seenAt: now } : known
    const incident = known ? { ...known, ...seen } : { text, at: now, seenAt: now }
    if (known || (await send(deps, id, incident, false))) next[id] = incident
  }
  for (const [id, incident] of Object.entries(open))
    if (wrong[id] === undefined && isOver(id, incident) && (await send(deps, id, incident, true)))
      delete next[id]
  const changed = JSON.stringify(next)
  if (changed !== JSON.stringify(open))
    await deps.files.put(STATE, new TextEncoder().encode(changed))
}

async function findWrong(deps: Deps): Promise<Record<string, string>> {
  const db = openDb(deps.settings, newQueryStats(), deps.databaseFetch)
  try {
    const [discrepancies, late] = [
      await db.all<{ id: string; message: string }>(
        sql`SELECT id, message FROM discrepancies WHERE resolved_at IS NULL ORDER BY id LIMIT ${LISTED_MAX}`,
      ),
      await db.all<{ job: string }>(
        sql`SELECT job FROM job_cursors WHERE ${isJobLate(deps.now())} LIMIT ${LISTED_MAX}`,
      ),
    ]
    return Object.fromEntries([
      ...discrepancies.map(({ id, message }) => [id, `${id}: ${inWords(message)}`]),
      ...late.map(({ job }) => {
        const name = job.slice(RAN.length)
        return [`job:${name}`, `The job ${name} has not succeeded for too long`]
      }),
    ])
  } catch (error) {
    return { database: `The database does not answer: ${faultText(error).split('\n')[0]}` }
  }
}

const isOn = ({ settings }: Deps) => Boolean(settings.ALARM_EMAIL || settings.ALARM_WEBHOOK)

/** After the jobs of a cron trigger. */
export async function sendAlarms(deps: Deps): Promise<void> {
  if (!isOn(deps)) return
  const wrong = await findWrong(deps)
  await update(deps, wrong, (id, { seenAt }) => {
    if (id.startsWith(FAULT)) return deps.now() - seenAt > QUIET_MS
    // Without the database nobody knows whether the others are over.
    return wrong['database'] === undefined
  })
}

/** What failed in this isolate by a fault of ours. In an outage every request does, so it is reported once a minute. */
export function createFaultReports() {
  let faults = new Map<string, string>()
  let nextAt = 0
  return {
    /** A line of the log. */
    note({ route, fault }: Record<string, unknown>) {
      if (route && fault) faults.set(String(route), String(fault))
    },
    /** Since the last report, by route; null when there is nothing to report now. */
    take(now: number): ReadonlyMap<string, string> | null {
      if (faults.size === 0 || now < nextAt) return null
      nextAt = now + REPORT_MS
      const found = faults
      faults = new Map()
      return found
    },
  }
}

/** After requests that failed by a fault of ours, by route. */
export async function sendFaults(deps: Deps, faults: ReadonlyMap<string, string>): Promise<void> {
  if (!isOn(deps)) return
  const wrong = Object.fromEntries(
    [...faults].map(([route, fault]) => [FAULT + route, `${route} fails: ${fault.split('\n')[0]}`]),
  )
  await update(deps, wrong, () => false)
}
