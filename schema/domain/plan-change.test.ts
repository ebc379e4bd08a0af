import { describe, expect, it } from 'vitest'
import type { Day } from './days.ts'
import type { UserId } from './ids.ts'
import { DAY_MS } from './limits.ts'
import { naira } from './money.ts'
import { afterChange, planChangeAfter, whyNotPropose } from './open-change.ts'
import {
  changeOf,
  holdChangeOf,
  type ChangeTask,
  type ChangeTerms,
  type PlanChange,
} from './plan-change.ts'
import { afterStage, awardedStages, type PlannedStage } from './stages.ts'

const NOW = Date.parse('2026-03-09T09:00:00Z')
const day = (text: string) => text as Day
const PLAN: PlannedStage[] = [
  { kind: 'materials', title: 'Blocks', amount: naira(6000), date: day('2026-03-20') },
  { kind: 'work', title: 'Walls', amount: naira(8000), date: day('2026-03-27') },
  { kind: 'work', title: 'Roof', amount: naira(4000), date: day('2026-04-03') },
]
const task: ChangeTask = {
  status: 'in-progress',
  client: 'client' as UserId,
  taskerId: 'tasker' as UserId,
  title: 'A house',
  price: naira(18_000),
  agreedDate: day('2026-03-20'),
  awardedAt: NOW,
  cancelOffer: null,
  stages: awardedStages(PLAN, 'stage', NOW),
  planChange: null,
}
const changed = (terms: ChangeTerms, of: ChangeTask = task) => {
  const result = changeOf(of, terms, NOW)
  if (typeof result === 'string') throw new Error(result)
  return result
}
const open = (terms: ChangeTerms, of: ChangeTask = task): PlanChange => ({
  id: 'change' as PlanChange['id'],
  by: 'tasker' as UserId,
  terms,
  note: '',
  ...changed(terms, of),
  proposedAt: NOW,
  until: NOW + 2 * DAY_MS,
  shortAt: null,
})

describe('what a change makes of a plan', () => {
  it.each([
    ['a raise of a held stage is held', { kind: 'price', n: 1, amount: naira(7000) }, 1000],
    ['a raise of another stage is not', { kind: 'price', n: 2, amount: naira(9000) }, 0],
    ['what a held stage costs less goes back', { kind: 'price', n: 1, amount: naira(2500) }, -3500],
    ['a day moves no money', { kind: 'date', n: 1, date: day('2026-03-22') }, 0],
  ] as const)('%s', (_, terms, money) => {
    expect(holdChangeOf(changed(terms))).toBe(money * 100)
  })

  it('shows only the stages that it touches, before and after', () => {
    const { before, after } = changed({ kind: 'date', n: 1, date: day('2026-03-28') })
    expect(before.map(({ n, date }) => [n, date])).toEqual([
      [1, '2026-03-20'],
      [2, '2026-03-27'],
    ])
    expect(after.map(({ date }) => date)).toEqual(['2026-03-28', '2026-03-28'])
  })

  it('may bring what comes before the day of a stage that ended early', () => {
    const stages = afterStage(awardedStages(PLAN, 'all', NOW), naira(6000), NOW)
    const early = { ...task, stages, agreedDate: day('2026-03-27') }
    const { after } = changed({ kind: 'date', n: 2, date: day('2026-03-15') }, early)
    expect(after.map(({ n, date }) => [n, date])).toEqual([[2, '2026-03-15']])
    const terms = { kind: 'date', n: 3, date: day('2026-03-15') } as const
    expect(changeOf(early, terms, NOW)).toBe('order')
  })

  it('puts materials before the work of the same day, and work after it', () => {
    const stage = (kind: PlannedStage['kind']) => ({
      kind: 'stage' as const,
      stage: { kind, title: 'New', amount: naira(1000), date: day('2026-03-27') },
    })
    const titles = (terms: ChangeTerms) => changed(terms).stages.map(({ title }) => title)
    expect(titles(stage('materials'))).toEqual(['Blocks', 'New', 'Walls', 'Roof'])
    expect(titles(stage('work'))).toEqual(['Blocks', 'Walls', 'New', 'Roof'])
  })

  it.each([
    ['last', { kind: 'order', order: [3, 2] }, [0, 1, 2]],
    ['share', { kind: 'price', n: 1, amount: naira(30_000) }, null],
    ['gone', { kind: 'order', order: [2, 2] }, null],
    ['gone', { kind: 'price', n: 9, amount: naira(5000) }, null],
    ['same', { kind: 'order', order: [2, 3] }, null],
    ['past', { kind: 'date', n: 2, date: day('2026-03-08') }, null],
    ['price', { kind: 'price', n: 2, amount: naira(900_000_000) }, null],
  ] as const)('is refused as %s', (problem, terms, order) => {
    const plan = order
      ? [PLAN[1], { ...PLAN[0], date: day('2026-03-28') }, PLAN[2]].map(
          (stage) => stage as PlannedStage,
        )
      : PLAN
    const stages = awardedStages(plan, 'stage', NOW)
    expect(changeOf({ ...task, stages }, terms as ChangeTerms, NOW)).toBe(problem)
  })

  it('leaves a stage that was handed in as it is', () => {
    const submitted = { ...task, status: 'submitted' as const }
    const price: ChangeTerms = { kind: 'price', n: 1, amount: naira(7000) }
    expect(changeOf(submitted, price, NOW)).toBe('gone')
    expect(changed({ kind: 'price', n: 2, amount: naira(9000) }, submitted).after).toHaveLength(1)
  })

  it('makes a plan of two of a todo with one stage', () => {
    const one = { ...task, stages: null, title: 'x'.repeat(100) }
    const terms: ChangeTerms = {
      kind: 'stage',
      stage: { kind: 'work', title: 'Paint', amount: naira(500), date: day('2026-03-21') },
    }
    const { stages, price } = afterChange(one, open(terms, one), changed(terms, one), true)
    expect(price).toBe(naira(18_500))
    expect(stages?.map(({ held, title }) => [held, title.length])).toEqual([
      [naira(18_000), 60],
      [naira(500), 5],
    ])
  })
})

describe('an open change', () => {
  const after = (
    values: Partial<ChangeTask>,
    change: PlanChange,
    before: Partial<ChangeTask> = {},
  ) =>
    planChangeAfter(
      { ...task, ...before, planChange: change, dispute: { openedAt: NOW } },
      { ...task, planChange: change, ...values },
      NOW + DAY_MS,
    )

  it('ends with its stage, and with the work', () => {
    const change = open({ kind: 'price', n: 1, amount: naira(7000) })
    const stages = afterStage(task.stages ?? [], naira(6000), NOW)
    expect(after({}, change)).toBe(change)
    expect(after({ stages }, change)).toBeNull()
    expect(after({ status: 'submitted' }, change)).toBeNull()
    expect(after({ status: 'cancelled' }, change)).toBeNull()
    expect(after({ stages }, open({ kind: 'price', n: 3, amount: naira(7000) }))).not.toBeNull()
  })

  it('has the days of a dispute more, but not for a day that the dispute moved', () => {
    const disputed = { status: 'disputed' } as const
    const change = open({ kind: 'price', n: 1, amount: naira(7000) })
    expect(after(disputed, change)).toBe(change)
    const agreedDate = day('2026-03-21')
    expect(after({ agreedDate }, change, disputed)?.until).toBe(change.until + DAY_MS)
    const moved = open({ kind: 'date', n: 1, date: day('2026-03-25') })
    expect(after({ agreedDate }, moved, disputed)).toBeNull()
  })

  it.each([
    ['not_found', { client: 'x' as UserId, taskerId: 'y' as UserId }],
    ['task_not_in_progress', { status: 'disputed' as const }],
    ['cancel_offer_open', { cancelOffer: { answerBy: NOW } }],
    ['plan_change_exists', { planChange: open({ kind: 'price', n: 1, amount: naira(7000) }) }],
  ] as const)('cannot be made: %s', (code, values) => {
    expect(whyNotPropose({ ...task, ...values }, 'client' as UserId)).toBe(code)
  })
})
