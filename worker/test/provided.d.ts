import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's libSQL server, behind its write gate. */
    database: string
  }
}
