/** In localStorage, which browsers do not evict with the database: the number of unsent entries. */
export const unsentCountKey = (userId: string) => `onise-unsent:${userId}`
