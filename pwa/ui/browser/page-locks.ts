type Work = (lock: null) => unknown
type Options = { signal?: AbortSignal }

/** What Onise uses of a LockManager, for the tabs of this page alone: what is right never depends on a lock. */
export function createPageLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request(name: string, options: Options | Work, work = options as Work): Promise<unknown> {
      const { signal } = typeof options === 'object' ? options : {}
      const result = (last.get(name) ?? Promise.resolve()).then(() => {
        if (signal?.aborted) throw new DOMException('No longer wanted.', 'AbortError')
        return work(null)
      })
      last.set(
        name,
        result.catch(() => {}),
      )
      return result
    },
    query: () => Promise.resolve({ held: [], pending: [] }),
  }
}

type PageLocks = ReturnType<typeof createPageLocks>

/** A browser that refuses site data rejects each request; one that has waited its turn has an error of its own. */
function withPageLocks(locks: LockManager, own: PageLocks): PageLocks {
  return {
    async request(name, options, work = options as Work) {
      let hasStarted = false
      const start: Work = (lock) => {
        hasStarted = true
        return work(lock)
      }
      const given = typeof options === 'object' ? options : {}
      try {
        return await locks.request(name, given, start as LockGrantedCallback<unknown>)
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'SecurityError'
        if (hasStarted || !isRefused) throw error
        return own.request(name, given, work)
      }
    },
    query: () => locks.query().catch(() => own.query()) as ReturnType<PageLocks['query']>,
  }
}

/** Web Locks are missing before Safari 15.4 and on a page without encryption. */
export function replaceRefusedLocks(navigator: object | undefined = globalThis.navigator): void {
  if (!navigator) return
  const locks = Reflect.get(navigator, 'locks') as LockManager | undefined
  const own = createPageLocks()
  const value = locks ? withPageLocks(locks, own) : own
  Object.defineProperty(navigator, 'locks', { value, configurable: true })
}
