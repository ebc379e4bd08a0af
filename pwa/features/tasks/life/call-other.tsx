import { useOtherPhone } from '#pwa/features/tasks/reads.ts'
import { ButtonAnchor } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { isAwardedStatus } from '#schema/domain/other-side.ts'
import { showPhone } from '#schema/domain/phone-text.ts'
import { messages } from './messages.ts'

type Props = { task: Pick<Task, '_id' | 'status'>; other: string }

/** The number of the other party, who allows it. What was read earlier is hidden once the work has another state. */
export function CallOther({ task: { _id: id, status }, other }: Props) {
  const phone = useOtherPhone(id)
  if (!phone || !isAwardedStatus(status)) return null
  return (
    <section className="stack stack-tight" aria-label={messages.phoneOf(other)}>
      <div className="row">
        <ButtonAnchor href={`tel:${phone}`} tone="plain" size="small" icon="phone">
          {messages.call(other, showPhone(phone))}
        </ButtonAnchor>
        <ButtonAnchor
          href={`https://wa.me/${phone.slice(1)}`}
          target="_blank"
          rel="noopener"
          tone="plain"
          size="small"
          icon="message"
        >
          {messages.whatsApp}
        </ButtonAnchor>
      </div>
      <p className="small soft">{messages.callNote}</p>
    </section>
  )
}
