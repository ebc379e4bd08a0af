import { expect, test } from 'vitest'
import { createWriteQueue, QueueBusyError } from './write-queue.ts'

function pendingWrite() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { run: () => done, finish: () => finish() }
}

test('runs two writes at a time, lets one wait, and rejects the next', async () => {
  const queue = createWriteQueue({ concurrency: 2, maxWaiting: 1, maxWaitMs: 60_000 })
  const [first, second, third] = [pendingWrite(), pendingWrite(), pendingWrite()]
  const results = [first, second, third].map(({ run }) => queue.run(run))
  await expect(queue.run(async () => {})).rejects.toThrow(QueueBusyError)
  expect([queue.running, queue.waiting]).toEqual([2, 1])
  first.finish()
  await results[0]
  await expect.poll(() => [queue.running, queue.waiting]).toEqual([2, 0])
  second.finish()
  third.finish()
  await Promise.all(results)
  await expect.poll(() => [queue.running, queue.waiting]).toEqual([0, 0])
})

test('rejects a write that waits too long, and lets one that runs finish', async () => {
  const queue = createWriteQueue({ concurrency: 1, maxWaiting: 5, maxWaitMs: 20 })
  const running = pendingWrite()
  const result = queue.run(running.run)
  await expect(queue.run(async () => {})).rejects.toThrow(QueueBusyError)
  expect([queue.running, queue.waiting]).toEqual([1, 0])
  running.finish()
  await result
})
