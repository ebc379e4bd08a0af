import { expect, test } from 'vitest'
import { releaseOutcome } from './hold.ts'

const still = { fromX: 200, x: 190 }

test('letting go sends, a tap records on, sliding left cancels', () => {
  expect(releaseOutcome(still, 3000)).toBe('send')
  expect(releaseOutcome(still, 200)).toBe('go-on')
  expect(releaseOutcome({ fromX: 200, x: 110 }, 3000)).toBe('cancel')
  expect(releaseOutcome({ fromX: 200, x: 330 }, 3000)).toBe('send')
})

test('the question of the browser, which takes the finger off the button, does not end it', () => {
  expect(releaseOutcome(still, null)).toBe('go-on')
})
