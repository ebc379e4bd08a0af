import { expect, test } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'

test('reports once that the disk is full, and once that it has space again', async () => {
  const notices: string[] = []
  const free = [10 ** 9, 5 * 1024 ** 2, 0, 10 ** 9, 10 ** 9]
  const { check, stop } = watchDiskSpace({
    dir: '.local',
    onNotice: (message) => notices.push(message),
    freeBytes: async () => free.shift() ?? 0,
  })
  stop()
  const reads = free.length
  for (let read = 0; read < reads; read++) await check()
  expect(notices).toEqual([
    'The disk of .local is full (5 MB left): until there is space, Onise saves nothing new. What is saved stays.',
    'The disk of .local has space again.',
  ])
})
