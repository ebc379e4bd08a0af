/** A Wednesday, ten in the morning in Lagos. */
export const TEST_NOW = Date.parse('2026-03-04T09:00:00Z')

/** A clock that only the test moves. */
export function createClock() {
  let elapsedMs = 0
  return {
    now: () => TEST_NOW + elapsedMs,
    advance: (ms: number) => void (elapsedMs += ms),
  }
}
