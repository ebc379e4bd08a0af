import { useState } from 'react'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { CancelReasonText } from '#schema/contract/cancel.schemas.ts'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { CANCEL_REASON_MAX } from '#schema/domain/limits.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import { messages } from './messages.ts'

function validateReason(reason: string): string | undefined {
  if (!hasVisibleText(reason)) return messages.reasonRequired
  return findFieldIssues(CancelReasonText, { reason }).get('reason')?.message
}

const EMPTY = { reason: '', reopen: false, amount: '' }

/** The reason and, for a client, what becomes of the task and the offered amount: a draft until it is sent. */
export function useReason(id: TaskId) {
  const { fields, ...draft } = useDraft(`cancel:${id}`, EMPTY)
  const [error, setError] = useState<string>()
  const change = (some: Partial<typeof EMPTY>) => {
    if (some.reason !== undefined) setError(undefined)
    draft.change(some)
  }
  /** The valid fields, or null after it has shown what is wrong. */
  const check = () => {
    const { reopen } = fields
    const text = fields.reason.trim()
    const problem = validateReason(text)
    if (!problem) return { reason: text, reopen }
    setError(problem)
    return null
  }
  return { ...fields, error, change, check, clear: draft.clear }
}

const { reopenChoices } = messages
const listChoices = () => [
  { value: 'close', ...reopenChoices.close },
  { value: 'reopen', ...reopenChoices.reopen },
]

type Props = { of: ReturnType<typeof useReason>; other: string; hasReopen: boolean }

export function ReasonFields({ of, other, hasReopen }: Props) {
  return (
    <>
      <TextArea
        label={messages.reason}
        name="reason"
        rows={4}
        limit={CANCEL_REASON_MAX}
        value={of.reason}
        onChange={({ target }) => of.change({ reason: target.value })}
        hint={messages.reasonHint(other)}
        error={of.error}
      />
      {hasReopen && (
        <RadioCards
          look="tall"
          label={messages.reopen}
          name="reopen"
          options={listChoices()}
          value={of.reopen ? 'reopen' : 'close'}
          onValue={(value) => of.change({ reopen: value === 'reopen' })}
        />
      )}
    </>
  )
}
