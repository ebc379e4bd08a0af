import { expect } from 'vitest'
import { createFaultyFetch } from './worker/faulty-fetch.ts'

/** Text that only the write batch of a command has. */
const COMMAND_WRITE = 'INSERT INTO idempotency_keys'

/** A database connection that can run other work between the read and the write of a command. */
export function createInterleaver() {
  const connection = createFaultyFetch()
  return {
    ...connection,
    /** Runs `command`, and `work` once, just before the write batch of the command. */
    async interleave<R>(command: () => Promise<R>, work: () => Promise<unknown>): Promise<R> {
      let hasRun = false
      connection.injectFault(async (request, _, forward) => {
        // `work` may be a command too, whose write must not run it again.
        if (!hasRun && (await request.clone().text()).includes(COMMAND_WRITE)) {
          hasRun = true
          await work()
        }
        return forward()
      })
      const result = await command()
      expect(hasRun, 'the command has written').toBe(true)
      connection.removeFault()
      return result
    },
  }
}
