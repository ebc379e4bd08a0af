import { expect, test } from 'vitest'
import type { Day } from './days.ts'
import { newId } from './ids.ts'
import { naira } from './money.ts'
import { taskMoneyOf, moneyRowsOf, stageStateOf, totalRowOf } from './stage-money.ts'
import {
  afterEnd,
  afterFunding,
  afterStage,
  awardedStages,
  withStage,
  type Materials,
  type PlannedStage,
} from './stages.ts'

const planned = (kind: PlannedStage['kind'], title: string, amount: number): PlannedStage => ({
  kind,
  title,
  amount: naira(amount),
  date: '2026-03-20' as Day,
})
const PLAN = [
  planned('materials', 'Blocks', 6000),
  planned('work', 'Walls', 8000),
  planned('work', 'Roof', 4000),
]
const price = naira(18_000)
const first = awardedStages(PLAN, 'stage', 1)
const second = afterStage(first, naira(6000), 2)
const statesOf = (stages: typeof first, status: 'in-progress' | 'submitted' = 'in-progress') =>
  stages.map((stage) => stageStateOf(stage, { stages, status }))

test('a stage is worked on only while it is the current one and held', () => {
  expect(statesOf(first)).toEqual(['working', 'notHeld', 'notHeld'])
  expect(statesOf(second)).toEqual(['paid', 'notHeld', 'notHeld'])
  expect(statesOf(afterFunding(second, 2), 'submitted')).toEqual(['paid', 'submitted', 'notHeld'])
  expect(statesOf(afterFunding(afterFunding(second, 2), 3))).toEqual(['paid', 'working', 'held'])
  const ended = afterEnd(afterFunding(second, 2), naira(3000), 3)
  expect(statesOf(ended)).toEqual(['paid', 'divided', 'ended'])
})

test('the money of now is that of the current stage, not the price', () => {
  expect(taskMoneyOf({ stages: second, price })).toEqual({
    held: 0,
    current: 0,
    missing: naira(8000),
    paid: naira(6000),
  })
  const funded = afterFunding(afterFunding(second, 2), 3)
  expect(taskMoneyOf({ stages: funded, price })).toMatchObject({
    held: naira(12_000),
    current: naira(8000),
    missing: 0,
  })
  expect(taskMoneyOf({ stages: null, price })).toMatchObject({ held: price, current: price })
})

const LIST: Materials = {
  id: newId('materials'),
  items: [{ what: 'Blocks', quantity: 90, amount: naira(6000) }],
  requestedAt: 1,
  declined: null,
  released: naira(6000),
  releasedAt: 2,
  provenAt: null,
  spent: null,
  givenBack: naira(0),
  missedAt: null,
}

test('what came back of the money for materials was not paid', () => {
  const materials = { ...LIST, givenBack: naira(1000) }
  const stages = withStage(second, 1, () => ({ materials }))
  expect(moneyRowsOf(stages, 1000)[0]).toMatchObject({ paid: naira(5000), returned: naira(1000) })
  expect(taskMoneyOf({ stages, price }).paid).toBe(naira(5000))
})

test('the rows have a fee on work alone, and what is held, missing, paid and returned adds up', () => {
  const bought = withStage(second, 1, () => ({ materials: LIST }))
  const stages = afterEnd(afterFunding(bought, 2), naira(3000), 3)
  const rows = moneyRowsOf(stages, 1000)
  expect(rows.map(({ fee }) => fee)).toEqual([0, naira(300), 0])
  expect(totalRowOf(rows)).toEqual({
    amount: price,
    held: 0,
    missing: 0,
    paid: naira(9000),
    fee: naira(300),
    returned: naira(5000),
  })
  const { held, missing, paid } = totalRowOf(moneyRowsOf(afterFunding(second, 2), 1000))
  expect(held + missing + paid).toBe(price)
})

test('what an early end pays of materials that were not released has the fee of a release', () => {
  const rows = moneyRowsOf(afterEnd(first, naira(3000), 2), 1000)
  expect(rows.map(({ paid, fee }) => [paid, fee])).toEqual([
    [naira(3000), naira(300)],
    [0, 0],
    [0, 0],
  ])
})
