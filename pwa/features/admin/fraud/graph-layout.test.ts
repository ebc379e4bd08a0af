import { expect, test } from 'vitest'
import { GRAPH_WIDTH, layOutGraph, lineBetween } from './graph-layout.ts'

test.each([1, 2, 3, 4, 8, 20])('%i accounts are inside the picture and do not overlap', (count) => {
  const { points, radius, height } = layOutGraph(count)
  expect(points.length).toBe(count)
  for (const [index, { x, y }] of points.entries()) {
    expect(x).toBeGreaterThan(radius)
    expect(x).toBeLessThan(GRAPH_WIDTH - radius)
    expect(y).toBeGreaterThan(radius)
    expect(y).toBeLessThan(height - radius)
    for (const other of points.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * radius)
  }
})

test('a line ends outside of both circles, and lies aside of another one', () => {
  const line = lineBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 20, 5)
  expect(line).toEqual({ x1: 24, y1: 5, x2: 76, y2: 5 })
})
