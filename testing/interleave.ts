import { expect } from 'vitest'
import { createFaultyDatabase, isCommandWrite } from './worker/faulty-database.ts'

/** A database connection that can run other work between the read and the write of a command. */
export function createInterleaver() {
  const connection = createFaultyDatabase()
  return {
    ...connection,
    /** Runs `command`, and `work` once, just before the write batch of the command. */
    async interleave<R>(command: () => Promise<R>, work: () => Promise<unknown>): Promise<R> {
      let hasRun = false
      connection.injectFault(async (request, forward) => {
        // `work` may be a command too, whose write must not run it again.
        if (!hasRun && (await isCommandWrite(request))) {
          hasRun = true
          await work()
        }
        return forward(request)
      })
      const result = await command()
      expect(hasRun, 'the command has written').toBe(true)
      connection.removeFault()
      return result
    },
  }
}
