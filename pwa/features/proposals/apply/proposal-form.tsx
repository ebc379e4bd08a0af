import { useState, type ReactNode } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useAmountBounds } from '#pwa/sync/use-amount-bounds.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { useFarAmount } from '#pwa/ui/form/use-far-amount.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { dayOf, startOfDay, type Day } from '#schema/domain/days.ts'
import { PROPOSAL_FIELDS } from '#schema/domain/fields.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { neededDay } from '#schema/domain/needed-by.ts'
import { PaymentFields, readDateMessage } from './payment-fields.tsx'
import {
  isTooLow,
  planDateOf,
  validateProposal,
  withoutChanged,
  type ProposalFields,
  type ValidationError,
} from './validate-proposal.ts'

type Task = { title: string; price: Kobo; neededBy?: string | null }

/** What the client's day says about the date; nothing once that day has passed. */
function dateHint(date: string, task: Task | null, today: string): string | undefined {
  if (task?.neededBy === 'asap') return messages.neededAsap
  const day = neededDay(task?.neededBy)
  if (day === null || day < today) return undefined
  const text = formatDate(startOfDay(day))
  return date > day ? messages.neededBefore(text) : messages.neededBy(text)
}

type FieldsProps = {
  fields: ProposalFields
  onChange: (some: Partial<ProposalFields>) => void
  task: Task | null
  today: Day
  errorOf: (field: keyof ProposalFields) => string | undefined
  bounds: AmountBounds
  sentPrice: Kobo | undefined
  error: ValidationError | null
}

function Fields(props: FieldsProps) {
  const { fields, onChange, task, today, errorOf, bounds, sentPrice, error } = props
  const isAsSent = koboFromText(fields.price) === sentPrice
  return (
    <>
      <NairaField
        label={messages.price}
        name="price"
        whole
        {...(!isAsSent && { min: bounds.min, max: bounds.max })}
        value={fields.price}
        onValue={(price) => onChange({ price })}
        hint={isTooLow(fields.price, task) ? messages.lowPrice : messages.priceHint}
        error={errorOf('price')}
      />
      <TextArea
        label={messages.text}
        name="description"
        limit={PROPOSAL_FIELDS.description.max}
        value={fields.description}
        onChange={({ target }) => onChange({ description: target.value })}
        hint={messages.textHint}
        error={errorOf('description')}
      />
      <PaymentFields
        fields={fields}
        onChange={onChange}
        today={today}
        dateLabel={messages.date}
        dateHint={dateHint(fields.date, task, today)}
        errorOf={errorOf}
        error={error}
      />
    </>
  )
}

type Props = {
  fields: ProposalFields
  onChange: (some: Partial<ProposalFields>) => void
  /** null if it could not be loaded. */
  task: Task | null
  disabledReason: string | null
  /** The queued or failed command that this form changes. */
  pending: EntryView | null
  /** What the client changed in the task before the proposal was sent, in place of the rejection. */
  taskChanges?: ReactNode
  /** The client has the proposal already. */
  isEdit?: boolean
  sentPrice?: Kobo
  now: number
  /** What the tasker would earn with the price in the form. */
  earnings?: ReactNode
  onSubmit: (fields: ProposalFields) => Promise<void>
}

export function ProposalForm(props: Props) {
  const { fields, onChange, task, disabledReason, pending, taskChanges, isEdit, now } = props
  const { sentPrice } = props
  const [error, setError] = useState<ValidationError | null>(null)
  const bounds = useAmountBounds('price')
  const { confirmAmount, question } = useFarAmount()
  const today = dayOf(now)
  const dateMessage = readDateMessage()
  const rejection = pending?.reason

  const change = (some: Partial<ProposalFields>) => {
    setError(error && withoutChanged(error, some))
    onChange(some)
  }
  const submit = async (_data: FormData, form: HTMLFormElement) => {
    const taskTitle = task?.title ?? null
    const sent = { ...fields, date: planDateOf(fields) }
    const found = validateProposal(sent, { taskTitle, today, bounds, sentPrice, dateMessage })
    setError(found)
    if (found) {
      toast(found.message, 'bad')
      return
    }
    const isRight = await confirmAmount(koboFromText(fields.price), task && task.price)
    if (isRight) await props.onSubmit(sent)
    else form.querySelector<HTMLElement>('[data-field="price"]')?.focus()
  }
  const errorOf = (field: keyof ProposalFields) =>
    error?.fields.includes(field) ? error.message : rejection?.fields?.[field]

  return (
    <Form ref={focusFirstEmpty} onSubmit={submit}>
      {taskChanges}
      {rejection && !taskChanges && (
        <Notice tone="bad" title={messages.failed} alert>
          {rejection.message}
        </Notice>
      )}
      <Fields
        fields={fields}
        onChange={change}
        task={task}
        today={today}
        errorOf={errorOf}
        bounds={bounds}
        sentPrice={sentPrice}
        error={error}
      />
      {props.earnings}
      {error?.fields.length === 0 && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <SubmitButton icon="send" disabledReason={disabledReason}>
        {(pending || isEdit) && !taskChanges ? messages.save : messages.send}
      </SubmitButton>
      <p className="prose small soft">{messages.offlineHint}</p>
      {question}
    </Form>
  )
}
