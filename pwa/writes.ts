import type { Write } from '#pwa/replica/write.ts'

/** Everything a person can do without a signal; each feature adds its own. */
export const writes: readonly Write[] = []
