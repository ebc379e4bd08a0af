import { useState } from 'react'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { tradeLabel } from '#schema/domain/trades.ts'
import { EMPTY_DRAFT, type TaskDraft } from './task-draft.ts'

type Props = {
  /** Of a draft that has been read. */
  fields: TaskDraft
  prefill: Partial<TaskDraft>
  onChange: (fields: Partial<TaskDraft>) => void
}

/** Offers what a link fills in when an earlier draft is there, which is never replaced without a tap. */
export function Prefill({ fields, prefill, onChange }: Props) {
  const isFilled = Object.entries(prefill).every(
    ([name, value]) => String(fields[name as keyof TaskDraft]) === String(value),
  )
  const [isOffered, setIsOffered] = useState(!isFilled)
  const fill = () => {
    setIsOffered(false)
    onChange({ ...EMPTY_DRAFT, ...prefill })
  }
  if (!isOffered) return null
  return (
    <Notice
      tone="news"
      icon="edit"
      action={
        <Button tone="plain" size="small" onClick={fill}>
          {messages.startNew(prefill.title || tradeLabel(prefill.field ?? ''))}
        </Button>
      }
    >
      {messages.unfinished}
    </Notice>
  )
}
