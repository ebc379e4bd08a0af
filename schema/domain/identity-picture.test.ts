import { describe, expect, it, test } from 'vitest'
import { meanLuminanceOf, whyNotPicture, type PictureFacts } from './identity-picture.ts'

const good: PictureFacts = {
  step: 'document',
  width: 3000,
  height: 4000,
  meanLuminance: 130,
  hasCameraData: true,
  screen: { width: 720, height: 1600 },
  sha256: 'a',
  others: ['b'],
}
const screen = { width: 720, height: 1600, hasCameraData: false }

describe('a picture for the proof of identity', () => {
  it.each([
    [{}, null],
    [{ width: 470, height: 4000 }, 'too_small'],
    [{ width: 600, height: 500 }, 'too_small'],
    [{ step: 'face' as const, width: 420, height: 400 }, null],
    [{ step: 'face' as const, width: 399, height: 800 }, 'too_small'],
    [{ meanLuminance: 44 }, 'too_dark'],
    [{ meanLuminance: 45 }, null],
    [{ meanLuminance: null }, null],
    [screen, 'screenshot'],
    [{ width: 1600, height: 721, hasCameraData: false }, 'screenshot'],
    [{ width: 720, height: 1600, hasCameraData: true }, null],
    [{ width: 720, height: 1600, hasCameraData: null }, null],
    [{ width: 720, height: 1500, hasCameraData: false }, null],
    [{ others: ['x', 'a'] }, 'same_twice'],
  ])('%o: %s', (change, reason) => {
    expect(whyNotPicture(Object.assign({}, good, change))).toBe(reason)
  })
})

test('the mean luminance is 0 for black, 255 for white, and green weighs most', () => {
  expect(meanLuminanceOf([])).toBe(0)
  expect(meanLuminanceOf([0, 0, 0, 255])).toBe(0)
  expect(meanLuminanceOf([255, 255, 255, 255])).toBeCloseTo(255)
  expect(meanLuminanceOf([0, 255, 0, 255])).toBeGreaterThan(meanLuminanceOf([255, 0, 0, 255]))
})
