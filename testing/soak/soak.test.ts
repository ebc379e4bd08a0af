import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parsePlan } from './parse-plan.ts'
import type { Unit } from './parts.ts'
import { loadState, newState, openUnits, saveState, takeNext, type SoakState } from './state.ts'
import { summarize } from './table.ts'

const RIGHT = { lost: 0, duplicated: 0, diverged: 0, failed: 0, problems: [], ms: 1000 }

test('plans the named parts in the named sizes, or all parts in full', () => {
  expect(parsePlan(['simulation', '500', 'crash'])).toEqual({ simulation: 500, crash: 200 })
  expect(parsePlan([])).toEqual({
    simulation: 2000,
    messages: 10_000,
    mutants: 10,
    histories: 1000,
    market: 1000,
    plans: 1000,
    races: 5,
    faults: 10_000,
    crash: 200,
    hangs: 50,
    disks: 5,
  })
  expect(() => parsePlan(['simulations'])).toThrow('There is no part simulations')
})

test('splits a part into units with seeds of their own', () => {
  expect(openUnits(newState('abc', 7), { simulation: 60 })).toEqual([
    { part: 'simulation', index: 0, seed: 7, size: 25 },
    { part: 'simulation', index: 1, seed: 32, size: 25 },
    { part: 'simulation', index: 2, seed: 57, size: 10 },
  ])
})

test('a second run continues with the units that the first has not ended', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'onise-soak-')), 'soak.json')
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true }))
  expect(loadState(file)).toBeNull()
  const state = newState('abc', 7)
  state.parts.simulation.units[0] = { ...RIGHT, size: 25 }
  state.parts.simulation.units[2] = { ...RIGHT, size: 10 }
  saveState(file, { ...state, parts: { simulation: state.parts.simulation } as SoakState['parts'] })
  const stored = loadState(file) ?? newState('none')
  const open = openUnits(stored, { simulation: 75 })
  // The third ended with fewer seeds than are planned now.
  expect(open.map(({ index }) => index)).toEqual([1, 2])
  // A part that is new since the first run.
  expect(openUnits(stored, { crash: 20 })).toHaveLength(2)
})

test('all parts advance together, and two crash units never run at the same time', () => {
  const plan = { simulation: 50, crash: 20 }
  const open = openUnits(newState('abc', 7), plan)
  const running: Unit[] = []
  for (let next = takeNext(open, running, plan); next; next = takeNext(open, running, plan))
    running.push(next)
  expect(running.map(({ part }) => part)).toEqual(['simulation', 'crash', 'simulation'])
  expect(open.map(({ part }) => part)).toEqual(['crash'])
})

test('the table counts every part, and one problem makes the run wrong', () => {
  const state = newState('abc', 7)
  state.parts.simulation.units[0] = { ...RIGHT, size: 25 }
  const plan = { simulation: 50 }
  expect(summarize(state, plan).isRight).toBe(true)
  expect(summarize(state, plan).lines[1]).toMatch(/^ {2}simulation +25\/50( +0){4} +1 s {2}7–31$/)
  const problems = ['seed 40: a write was lost']
  state.parts.simulation.units[1] = { ...RIGHT, size: 25, lost: 1, failed: 1, problems }
  const { lines, isRight } = summarize(state, plan)
  expect(isRight).toBe(false)
  expect(lines.at(-1)).toContain('seed 40: a write was lost')
})
