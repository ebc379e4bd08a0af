import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { NextStep, TaskSide } from '#schema/domain/next-step.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { messages } from './next-step-messages.ts'

/** The next step as a sentence with its date. */
export const stepWords = (
  { kind, at, cancelAt = null, was, stage = '', amount }: NextStep,
  side: TaskSide,
  other: string,
): string =>
  messages[kind]({
    side,
    other,
    day: at === null ? '' : formatDate(at),
    time: at === null ? '' : formatMoment(at),
    cancelDay: cancelAt === null ? '' : formatDate(cancelAt),
    stage,
    amount: amount === undefined ? '' : formatNaira(amount),
    was: was ? statusLabelOf(was) : '',
  })
