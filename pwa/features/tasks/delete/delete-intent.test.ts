import type { MouseEvent } from 'react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { consumeDeleteIntent, storeDeleteIntent } from './delete-intent.ts'

const click = (some: Partial<MouseEvent> = {}) => ({ button: 0, ...some }) as MouseEvent

test('an intent works once, for its own task, and for a short time', () => {
  const [id, other] = [newId('task'), newId('task')]
  expect(consumeDeleteIntent(id)).toBe(false)

  storeDeleteIntent(id, click(), 1000)
  expect(consumeDeleteIntent(id, 1500)).toBe(true)
  expect(consumeDeleteIntent(id, 1600)).toBe(false)

  storeDeleteIntent(id, click(), 1000)
  expect(consumeDeleteIntent(other, 1500)).toBe(false)
  expect(consumeDeleteIntent(id, 1600)).toBe(false)

  storeDeleteIntent(id, click(), 1000)
  expect(consumeDeleteIntent(id, 60_000)).toBe(false)
})

test('a click that opens another tab stores no intent', () => {
  const id = newId('task')
  const clicks = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]
  for (const modifiers of clicks) {
    storeDeleteIntent(id, click(modifiers), 1000)
    expect(consumeDeleteIntent(id, 1001)).toBe(false)
  }
})
