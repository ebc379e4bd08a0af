import type { UserId } from '#schema/domain/ids.ts'

/** Each user of a phone has a database of their own. */
export const databaseName = (userId: UserId) => `onise:${userId}`
