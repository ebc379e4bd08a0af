import { useState } from 'react'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { CancelReasonText } from '#schema/contract/cancel.schemas.ts'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { CANCEL_REASON_MAX } from '#schema/domain/limits.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import { messages } from './messages.ts'

function validateReason(reason: string): string | undefined {
  if (!hasVisibleText(reason)) return messages.reasonRequired
  return findFieldIssues(CancelReasonText, { reason }).get('reason')?.message
}

/** The reason and, for a client, what becomes of the task. */
export function useReason() {
  const [reason, setReason] = useState('')
  const [reopen, setReopen] = useState(false)
  const [error, setError] = useState<string>()
  const change = (text: string) => {
    setError(undefined)
    setReason(text)
  }
  /** The valid fields, or null after it has shown what is wrong. */
  const check = () => {
    const text = reason.trim()
    const problem = validateReason(text)
    if (!problem) return { reason: text, reopen }
    setError(problem)
    return null
  }
  return { reason, reopen, error, change, setReopen, check }
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
        onChange={({ target }) => of.change(target.value)}
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
          onValue={(value) => of.setReopen(value === 'reopen')}
        />
      )}
    </>
  )
}
