import { isConstraint } from './errors.ts'

/**
 * Optimistic concurrency: repeats a read-decide-write step when a constraint or an assertion aborted its batch,
 * because another writer changed the rows in between. Throws the last error when all attempts conflict.
 */
export async function retryOnConflict<T>(attempts: number, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isConstraint(error) || attempt === attempts) throw error
    }
  }
}
