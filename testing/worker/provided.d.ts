import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's libSQL server, behind its write limiter. */
    database: string
    /** URL of the run's R2 (testing/servers/files.ts). */
    files: string
  }
}
