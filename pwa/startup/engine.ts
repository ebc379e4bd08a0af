import { startMaintenance, type LoadWorkPack } from '#pwa/maintenance/maintenance.ts'
import type { Session } from '#pwa/session/session.tsx'
import { browserEnvironment } from '#pwa/sync/browser.ts'
import { startSync } from '#pwa/sync/runner.ts'
import { keepLanguage } from './keep-language.ts'

/** Sync and maintenance, in one chunk that is loaded after the first screen. */
export function startEngine(session: Session, loadWorkPack: LoadWorkPack) {
  const { requestSync, stop: stopSync } = startSync(session, browserEnvironment)
  const stopMaintenance = startMaintenance(session, loadWorkPack)
  const stopLanguage = keepLanguage(session)
  return {
    requestSync,
    stop: () => {
      stopSync()
      stopMaintenance()
      stopLanguage()
    },
  }
}
