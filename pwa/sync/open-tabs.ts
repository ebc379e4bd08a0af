const OPEN_TAB = 'onise-tab'

/** Each open tab holds a share of this, so that they can be counted. Resolves once this one is counted too. */
export const beCounted = (): Promise<void> =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve()
    void navigator.locks.request(OPEN_TAB, { mode: 'shared' }, () => {
      resolve()
      return new Promise(() => {})
    })
  })

/** A page that was left in this very tab lets go of its share a moment after the next one has begun. */
const LOOKS = 4
const PAUSE_MS = 100

/** Where tabs cannot be counted there may always be another. */
export async function isOnlyTab(): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    if (held.filter(({ name }) => name === OPEN_TAB).length === 1) return true
  }
  return false
}
