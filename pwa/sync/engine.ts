import type { Session } from '#pwa/session/session.tsx'
import { browser } from './browser.ts'
import { startSync } from './runner.ts'
import { startUpkeep } from './upkeep.ts'

/** All of what keeps the phone and the server in step, as one piece that comes after the first screen. */
export function startEngine(session: Session) {
  const { kick, stop } = startSync(session, browser)
  const rest = startUpkeep(session)
  return {
    kick,
    stop: () => {
      stop()
      rest()
    },
  }
}
