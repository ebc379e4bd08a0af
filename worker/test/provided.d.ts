import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's libSQL server, behind its write gate. */
    database: string
    /** The run's R2, over HTTP (local/testing/files.mjs). */
    files: string
  }
}
