import { expect, test } from 'vitest'
import { groupSharings, type SharingKind } from './fraud.ts'

const sharing = (by: SharingKind, value: string, ...users: string[]) =>
  users.map((userId) => ({ by, value, userId }))
const plain = (groups: ReturnType<typeof groupSharings>) =>
  groups.map(({ users, kinds }) => [[...users].join(''), [...kinds].join(' ')])

test('values with an account in common are one group, in the order of the first value', () => {
  const groups = groupSharings([
    ...sharing('device', '1', 'a', 'b'),
    ...sharing('phone', '1', 'c', 'd'),
    ...sharing('bankAccount', '1', 'e', 'b'),
  ])
  expect(plain(groups)).toEqual([
    ['abe', 'device bankAccount'],
    ['cd', 'phone'],
  ])
})

test('a value that joins two groups makes them one', () => {
  const groups = groupSharings([
    ...sharing('device', '1', 'a', 'b'),
    ...sharing('device', '2', 'c', 'd'),
    ...sharing('address', '1', 'x', 'y'),
    ...sharing('document', '1', 'd', 'a'),
  ])
  expect(plain(groups)).toEqual([
    ['abcd', 'device document'],
    ['xy', 'address'],
  ])
  expect([...(groups[0]?.values ?? [])]).toEqual(['device 1', 'device 2', 'document 1'])
})
