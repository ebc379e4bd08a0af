import type { AboutFigures } from '#schema/domain/about.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats, openDb } from '#worker/db/client.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { selectFigures } from './figures.ts'

const CACHE_MS = 60_000
/** A page does not wait longer for its figures. */
const DEADLINE_MS = 1000

/**
 * For the document of the About page: what administrators have set, read at most once a minute in each isolate; null
 * before a change. When the database does not respond, the figures of the last read stay.
 */
export function createFiguresReader({ settings, databaseFetch, now, log }: Deps) {
  let figures: AboutFigures | null = null
  let readAt = -Infinity
  return async (): Promise<AboutFigures | null> => {
    if (now() - readAt < CACHE_MS) return figures
    readAt = now()
    try {
      const limited = { ...settings, DATABASE_DEADLINE_MS: DEADLINE_MS }
      const [row] = await selectFigures(openDb(limited, newQueryStats(), databaseFetch))
      figures = row ?? null
    } catch (error) {
      log({ level: 'error', fault: faultText(error), where: 'about' })
    }
    return figures
  }
}
