import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { nextProof, type Proof } from './proof.ts'

const ME = newId('user')
const at = (minute: number, takenBy: string | null = null) =>
  ({
    _id: newId('verification'),
    sentAt: `2026-03-02T09:0${minute}:00.000Z`,
    takenBy: takenBy && { _id: takenBy, name: 'Ngozi' },
  }) as Proof
const [first, second, third] = [at(1), at(2), at(3)]

test('the next proof is the one that was sent after this one', () => {
  expect(nextProof([first, second, third], second, ME)).toBe(third)
  expect(nextProof([first, third], second, ME)).toBe(third)
})

test('after the last one comes the oldest', () => {
  expect(nextProof([first, second, third], third, ME)).toBe(first)
})

test('what another administrator has taken is left out, what is taken by oneself is not', () => {
  const [theirs, mine] = [at(4, newId('user')), at(5, ME)]
  expect(nextProof([first, theirs, mine], first, ME)).toBe(mine)
  expect(nextProof([first, theirs], first, ME)).toBeUndefined()
})
