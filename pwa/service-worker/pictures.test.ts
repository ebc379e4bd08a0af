import { expect, test } from 'vitest'
import { keyOf, kindOf } from './pictures.ts'

const HOME = 'https://onise.test'
const kind = (address: string) => kindOf(new URL(address, HOME), HOME)

test('of all that lies below /api, only pictures may be kept (DESIGN 4)', () => {
  expect(kind('/api/files/0a1b.jpg')).toBe('public')
  expect(kind('/api/files/private/0a1b.jpg?u=1&e=2&s=3')).toBe('private')
  for (const address of [
    '/api/sync?c=1',
    '/api/user/dashboard',
    '/all-task',
    'https://else.test/api/files/a.jpg',
  ])
    expect(kind(address)).toBeNull()
})

test('a private picture is kept under what stays the same, so a new signature finds the old bytes (DESIGN 2)', () => {
  expect(keyOf(`${HOME}/api/files/private/0a1b.jpg?u=1&e=2&s=3`)).toBe(
    keyOf(`${HOME}/api/files/private/0a1b.jpg?u=1&e=9&s=7`),
  )
})
