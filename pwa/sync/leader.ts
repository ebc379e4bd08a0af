export type Locks = Pick<LockManager, 'request'>
type LeadershipOptions = {
  /** Called each time this tab becomes the leader. */
  onLead: () => void
  signal: AbortSignal
}

export const syncLockName = (userId: string) => `onise-sync:${userId}`

/**
 * One tab syncs for all. Tabs queue for a Web Lock, so the next one takes over when the leader closes.
 * Correctness depends on idempotency keys, never on the lock.
 */
export function requestLeadership(
  locks: Locks,
  name: string,
  { onLead, signal }: LeadershipOptions,
) {
  let release: (() => void) | null = null
  signal.addEventListener('abort', () => release?.(), { once: true })
  const queue = async () => {
    while (!signal.aborted) {
      await locks.request(name, { signal }, async () => {
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        onLead()
        await released
        release = null
      })
    }
  }
  void queue().catch(() => {})
  return {
    isLeader: () => release !== null,
    /** Lets the next tab lead and queues again. */
    yield: () => release?.(),
  }
}
