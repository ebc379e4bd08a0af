import type { MouseEvent } from 'react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { markForDeletion, takeDeletionMark } from './delete-mark.ts'

const tap = (some: Partial<MouseEvent> = {}) => ({ button: 0, ...some }) as MouseEvent

test('F5: the mark is good once, for its own todo, and not for long', () => {
  const [id, other] = [newId('task'), newId('task')]
  expect(takeDeletionMark(id)).toBe(false)

  markForDeletion(id, tap(), 1000)
  expect(takeDeletionMark(id, 1500)).toBe(true)
  expect(takeDeletionMark(id, 1600)).toBe(false)

  markForDeletion(id, tap(), 1000)
  expect(takeDeletionMark(other, 1500)).toBe(false)
  expect(takeDeletionMark(id, 1600)).toBe(false)

  markForDeletion(id, tap(), 1000)
  expect(takeDeletionMark(id, 60_000)).toBe(false)
})

test('F5: a tap that opens the page elsewhere leaves no mark', () => {
  const id = newId('task')
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    markForDeletion(id, tap(how), 1000)
    expect(takeDeletionMark(id, 1001)).toBe(false)
  }
})
