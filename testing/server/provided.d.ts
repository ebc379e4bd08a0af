import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that starts the run's sqld and R2 on their first use (testing/server/global-setup.ts). */
    servers: string
  }
}
