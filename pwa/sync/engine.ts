import type { Session } from '#pwa/session/session.tsx'
import { browser } from './browser.ts'
import { startSync } from './runner.ts'

/** All of what keeps the phone and the server in step, as one piece that comes after the first screen. */
export const startEngine = (session: Session) => startSync(session, browser)
