import { describe, expect, test } from 'vitest'
import { areaOf, firstCrop, moveCrop, zoomCrop, ZOOM_MAX } from './crop.ts'

const PORTRAIT = { width: 600, height: 1000 }
const LANDSCAPE = { width: 1000, height: 600 }

describe('the first crop', () => {
  test.each([
    ['a landscape', LANDSCAPE, { x: 200, y: 0, side: 600 }],
    ['a portrait, above the middle', PORTRAIT, { x: 0, y: 120, side: 600 }],
    ['a square', { width: 50, height: 50 }, { x: 0, y: 0, side: 50 }],
  ])('of %s is the largest square', (_, size, area) => {
    expect(areaOf(size, firstCrop(size))).toEqual(area)
  })
})

test('moving follows the finger and ends at the edge of the picture', () => {
  const moved = moveCrop(LANDSCAPE, firstCrop(LANDSCAPE), 0.25, 0)
  expect(areaOf(LANDSCAPE, moved)).toEqual({ x: 50, y: 0, side: 600 })
  const far = moveCrop(LANDSCAPE, moved, -9, 9)
  expect(areaOf(LANDSCAPE, far)).toEqual({ x: 400, y: 0, side: 600 })
})

test('zooming keeps the centre, and neither leaves the picture nor passes its limit', () => {
  const near = zoomCrop(LANDSCAPE, firstCrop(LANDSCAPE), 2)
  expect(areaOf(LANDSCAPE, near)).toEqual({ x: 350, y: 150, side: 300 })
  expect(zoomCrop(LANDSCAPE, near, 100).zoom).toBe(ZOOM_MAX)
  const corner = moveCrop(LANDSCAPE, near, 9, 9)
  expect(areaOf(LANDSCAPE, zoomCrop(LANDSCAPE, corner, 0.01))).toEqual({ x: 0, y: 0, side: 600 })
})
