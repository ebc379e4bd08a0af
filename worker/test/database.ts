import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The libSQL server of this run, behind the write gate (local/testing/database.mjs). */
    database: string
  }
}

/** The address of an empty database of its own, made and migrated when it is first asked something. */
export const freshDatabase = () => `${inject('database')}/@w${crypto.randomUUID()}/`
