/** Nothing is due yet in this status. */
export const inProgressDueAt = (): number | null => null
