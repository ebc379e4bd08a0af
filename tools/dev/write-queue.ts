import PQueue from 'p-queue'

export type WriteQueueLimits = {
  concurrency: number
  /** More waiting writes than this are rejected at once. */
  maxWaiting: number
  maxWaitMs: number
}

export class QueueBusyError extends Error {}

/** Runs few writes at a time. A write that cannot start in time is rejected with a `QueueBusyError`. */
export function createWriteQueue({ concurrency, maxWaiting, maxWaitMs }: WriteQueueLimits) {
  const queue = new PQueue({ concurrency })
  return {
    get waiting(): number {
      return queue.size
    },
    get running(): number {
      return queue.pending
    },
    async run<T>(write: () => Promise<T>): Promise<T> {
      if (queue.pending >= concurrency && queue.size >= maxWaiting)
        throw new QueueBusyError('The queue is full.')
      const wait = new AbortController()
      const timer = setTimeout(
        () => wait.abort(new QueueBusyError('The wait was too long.')),
        maxWaitMs,
      )
      // The timer covers the wait only: a write that has started runs to its end.
      const start = () => {
        clearTimeout(timer)
        return write()
      }
      return queue.add(start, { signal: wait.signal })
    },
  }
}
