import { messages } from '#pwa/features/tasks/client/messages.ts'
import { findFieldIssues, type FieldIssue } from '#schema/contract/field-issues.ts'
import { TaskForm } from '#schema/contract/tasks.schemas.ts'
import {
  DEFAULT_AMOUNT_BOUNDS,
  isAllowedAmount,
  type AmountBounds,
} from '#schema/domain/amount-bounds.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { TASK_FIELD_NAMES, TASK_FIELDS } from '#schema/domain/fields.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { inputFromDraft, labelOf, parseTrade, type TaskDraft } from './task-draft.ts'

export type TaskErrors = Partial<Record<keyof TaskDraft, string>>

function messageOf(name: string, issue: FieldIssue, draft: TaskDraft): string {
  const field = TASK_FIELD_NAMES.find((each) => each === name)
  if (field && issue.type === 'max_length')
    return messages.tooLong(labelOf(field), TASK_FIELDS[field].max)
  if (name === 'price' && draft.price === '') return messages.required.price
  return name === 'duration' ? messages.required.duration : issue.message
}

/** What the server would reject; checked here, because the task may be queued without a network. */
export function validateTask(
  draft: TaskDraft,
  bounds: AmountBounds = DEFAULT_AMOUNT_BOUNDS.price,
  postedPrice?: Kobo,
): TaskErrors {
  const issues = findFieldIssues(TaskForm, inputFromDraft(draft))
  const errors: TaskErrors = Object.fromEntries(
    [...issues].map(([name, issue]) => [name, messageOf(name, issue, draft)]),
  )
  const price = koboFromText(draft.price)
  const isWhole = price !== null && price % 100 === 0
  if (isWhole && !isAllowedAmount(price, bounds, postedPrice))
    errors.price = VALIDATION_MESSAGES.nairaRange(messages.price, bounds.min, bounds.max)
  if (parseTrade(draft.field)) return errors
  const { skills: _follows, ...others } = errors
  return { ...others, field: messages.required.field }
}
