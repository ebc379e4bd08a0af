/** A Wednesday, ten in the morning in Lagos. */
export const TEST_NOW = Date.parse('2026-03-04T09:00:00Z')
