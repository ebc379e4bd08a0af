import { expect, test } from 'vitest'
import { WAVEFORM_MAX } from '#schema/domain/limits.ts'
import { fromWaveform, toWaveform } from './waveform.ts'

test('draws a minute with few characters, the loudest part at full height', () => {
  const levels = Array.from({ length: 600 }, (_, index) => (index === 300 ? 0.2 : 0.1))
  const waveform = toWaveform(levels)
  expect(waveform.length).toBeLessThanOrEqual(WAVEFORM_MAX)
  const heights = fromWaveform(waveform)
  expect(Math.max(...heights)).toBe(1)
  expect(heights.filter((height) => height === 1)).toHaveLength(1)
  expect(heights[0]).toBeCloseTo(0.5, 1)
})

test('keeps a short one as it was measured', () => {
  expect(fromWaveform(toWaveform([0, 1, 0.5])).map((height) => Math.round(height * 10))).toEqual([
    0, 10, 5,
  ])
})

test('silence, no waveform and unknown characters are a flat line', () => {
  for (const waveform of [toWaveform([0, 0, 0]), '', '??'])
    expect(Math.max(...fromWaveform(waveform))).toBe(0)
  expect(toWaveform([])).toBe('')
})
