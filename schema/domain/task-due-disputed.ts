/** Nothing is due yet in this status. */
export const disputedDueAt = (): number | null => null
