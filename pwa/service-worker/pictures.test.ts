import { expect, test } from 'vitest'
import { answerUnreachable, cacheKeyOf, fileKindOf } from './pictures.ts'

const ORIGIN = 'https://onise.test'
const kindOf = (path: string) => fileKindOf(new URL(path, ORIGIN), ORIGIN)

test('of all paths below /api, only files may be cached', () => {
  expect(kindOf('/api/files/0a1b.jpg')).toBe('public')
  expect(kindOf('/api/files/private/0a1b.jpg?u=1&e=2&s=3')).toBe('private')
  for (const path of [
    '/api/sync?c=1',
    '/api/user/dashboard',
    '/all-task',
    'https://else.test/api/files/a.jpg',
  ])
    expect(kindOf(path)).toBeNull()
})

test('a private file has the same cache key under every signature', () => {
  expect(cacheKeyOf(`${ORIGIN}/api/files/private/0a1b.jpg?u=1&e=2&s=3`)).toBe(
    cacheKeyOf(`${ORIGIN}/api/files/private/0a1b.jpg?u=1&e=9&s=7`),
  )
})

test('the file of a message is found by its id', () => {
  expect(cacheKeyOf(`${ORIGIN}/api/files/private/0a1b.webm?u=1&e=2&s=3&m=7`)).toBe(
    `${ORIGIN}/api/files/private/message-7`,
  )
})

test('what cannot be reached is an empty response for a picture, and a failure for everything else', () => {
  expect(answerUnreachable({ destination: 'image' })).toMatchObject({
    status: 504,
    type: 'default',
  })
  for (const destination of ['', 'script', 'document'] as const)
    expect(answerUnreachable({ destination }).type).toBe('error')
})
