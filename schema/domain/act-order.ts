import type { NextStep } from './next-step.ts'

type Kind = NextStep['kind']

/** What waits for this user, most urgent first. */
const ACTS: readonly (readonly Kind[])[] = [
  // Silence decides about the money at the step's instant.
  ['answerDispute', 'answerOffer', 'approve'],
  // The other side waits.
  [
    'makeChanges',
    'submitLate',
    'answerSplit',
    'answerChange',
    'fundStage',
    'releaseMaterials',
    'changeMaterials',
    'addReceipts',
  ],
  // The other side is late, and this user can do something about it.
  ['mayCancel', 'workLate', 'mayLeave'],
]

/** What this user only waits for. */
const WAITS: readonly Kind[] = [
  'awaitMoney',
  'disputed',
  'awaitDisputeAnswer',
  'awaitDecision',
  'decisionLate',
]

/** Of a step without an instant. */
const LAST = Number.MAX_SAFE_INTEGER

const classOf = (kind: Kind) => ACTS.findIndex((kinds) => kinds.includes(kind))

/** Whether the step waits for this user. */
export const isAct = ({ kind }: NextStep): boolean => classOf(kind) !== -1

/** The steps that a dashboard shows, most urgent first: acts by class and instant, then what is waited for. */
export function sortByUrgency<T extends { step: NextStep }>(items: readonly T[]): T[] {
  const rankOf = ({ step: { kind } }: T) => (WAITS.includes(kind) ? ACTS.length : classOf(kind))
  return items
    .filter((item) => rankOf(item) !== -1)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.step.at ?? LAST) - (b.step.at ?? LAST))
}
