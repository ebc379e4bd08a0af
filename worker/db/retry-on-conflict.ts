import { isConstraint } from './errors.ts'

/**
 * Optimistic concurrency: repeats a read-decide-write step when a constraint or an assertion aborted its batch,
 * because another writer changed the rows in between, or when it throws ReadAgain. Throws the last error when all attempts conflict.
 */
export async function retryOnConflict<T>(attempts: number, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const isConflict = isConstraint(error) || error instanceof ReadAgain
      if (!isConflict || attempt === attempts) throw error
    }
  }
}

/** Thrown when rows were read that a deadline has changed in the meantime: everything is read and decided again. */
export class ReadAgain extends Error {
  constructor() {
    super('read again')
  }
}
const READS_MAX = 3

export async function withRereads<T>(run: () => Promise<T>): Promise<T> {
  for (let reads = 1; ; reads++) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ReadAgain) || reads === READS_MAX) throw error
    }
  }
}
