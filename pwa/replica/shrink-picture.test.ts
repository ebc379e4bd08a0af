import { expect, test } from 'vitest'
import { fitted } from './shrink-picture.ts'

test('DESIGN 8: the longest side comes to 1280, the other keeps its proportion', () => {
  expect(fitted(4000, 3000)).toEqual({ width: 1280, height: 960 })
  expect(fitted(3000, 4000)).toEqual({ width: 960, height: 1280 })
})

test('a small picture is never made larger, a thin one never vanishes', () => {
  expect(fitted(640, 480)).toEqual({ width: 640, height: 480 })
  expect(fitted(20_000, 3)).toEqual({ width: 1280, height: 1 })
})
