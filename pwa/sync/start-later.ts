import type { Phone } from '#pwa/replica/write.ts'
import type { Session } from '#pwa/session/session.tsx'

type Engine = { kick: Phone['kick']; stop: () => void }

const RETRY_MS = 5000

/**
 * Starts the line once there is something to look at: its code and the app's writes are no part of the first
 * bytes. Whatever is wished for before then is remembered, and hurries it.
 */
export function startLater(
  session: Session,
  loadWrites: () => Promise<void>,
  seen: Promise<void>,
): Engine {
  let engine: Engine | null = null
  let loading: Promise<void> | null = null
  let isStopped = false
  let wish: 'none' | 'kick' | 'impatient' = 'none'

  async function load() {
    const [{ startEngine }] = await Promise.all([import('./engine.ts'), loadWrites()])
    if (isStopped) return
    engine = startEngine(session)
    if (wish !== 'none') engine.kick(wish === 'impatient')
  }
  function begin() {
    if (isStopped) return
    loading ??= load().catch(() => {
      // The line went dead before the rest of the app had come.
      loading = null
      setTimeout(begin, RETRY_MS)
    })
  }
  void seen.then(begin)

  return {
    kick(impatient = false) {
      if (engine) return engine.kick(impatient)
      wish = impatient || wish === 'impatient' ? 'impatient' : 'kick'
      begin()
    },
    stop() {
      isStopped = true
      engine?.stop()
    },
  }
}
