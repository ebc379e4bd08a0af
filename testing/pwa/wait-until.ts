import { vi } from 'vitest'

const TIMEOUT_MS = 20_000

/** Repeats a check until it succeeds, also under fake timers. The default of a second is short on a busy machine. */
export const waitUntil = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: TIMEOUT_MS })
