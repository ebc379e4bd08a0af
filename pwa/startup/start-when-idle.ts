import type { LoadWorkPack } from '#pwa/maintenance/maintenance.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import type { Session } from '#pwa/session/session.tsx'

type Engine = { requestSync: Device['requestSync']; stop: () => void }

const RETRY_MS = 5000

/** Loads and starts the sync engine after the first render. A sync requested earlier loads it at once. */
export function startWhenIdle(
  session: Session,
  loadQueueables: () => Promise<void>,
  firstRendered: Promise<void>,
  loadWorkPack: LoadWorkPack,
): Engine {
  let engine: Engine | null = null
  let loading: Promise<void> | null = null
  let isStopped = false
  let requested: 'none' | 'normal' | 'immediate' = 'none'

  async function load() {
    const [{ startEngine }] = await Promise.all([
      import('./engine.ts'),
      loadQueueables(),
      session.loadReplica(),
    ])
    if (isStopped) return
    engine = startEngine(session, loadWorkPack)
    if (requested !== 'none') engine.requestSync(requested === 'immediate')
  }
  function begin() {
    if (isStopped) return
    loading ??= load().catch(() => {
      // The network was lost before the chunk arrived.
      loading = null
      setTimeout(begin, RETRY_MS)
    })
  }
  void firstRendered.then(begin)

  return {
    requestSync(immediate = false) {
      if (engine) return engine.requestSync(immediate)
      requested = immediate || requested === 'immediate' ? 'immediate' : 'normal'
      begin()
    },
    stop() {
      isStopped = true
      engine?.stop()
    },
  }
}
