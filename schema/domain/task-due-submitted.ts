/** Nothing is due yet in this status. */
export const submittedDueAt = (): number | null => null
