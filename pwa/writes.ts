import type { Write } from './replica/outbox.ts'

/** Everything a person can do without a signal; each feature adds its own. */
export const writes: readonly Write[] = []
