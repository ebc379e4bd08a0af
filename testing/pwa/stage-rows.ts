import type { Task } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'

type ShownStage = NonNullable<Task['stages']>[number]

const none = naira(0)
const startedAt = new Date(TEST_NOW).toISOString()

const stageRow = (
  n: number,
  title: string,
  amount: number,
  rest: Partial<ShownStage>,
): ShownStage => ({
  n,
  kind: 'work',
  title,
  amount: naira(amount),
  date: '2026-03-27',
  held: none,
  paid: none,
  returned: none,
  startedAt: null,
  endedAt: null,
  materials: null,
  ...rest,
})

/** ₦18,000 in three stages: the first is paid, the second is the work of now with this hold. */
export const stageRows = (held = 8000): ShownStage[] => [
  stageRow(1, 'Foundation', 6000, { paid: naira(6000), startedAt, endedAt: startedAt }),
  stageRow(2, 'Walls', 8000, { held: naira(held), startedAt }),
  stageRow(3, 'Roof', 4000, {}),
]
