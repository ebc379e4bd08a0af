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

/** Where tabs cannot be counted there may always be another. */
export async function isOnlyTab(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.filter(({ name }) => name === OPEN_TAB).length === 1
}
