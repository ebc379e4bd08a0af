/** Nothing is due yet in this status. */
export const openDueAt = (): number | null => null
