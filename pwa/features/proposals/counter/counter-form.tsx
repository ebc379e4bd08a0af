import { useState } from 'react'
import { PaymentFields, readDateMessage } from '#pwa/features/proposals/apply/payment-fields.tsx'
import {
  isTooLow,
  planDateOf,
  validateProposal,
  withoutChanged,
  type TermsFields,
  type ValidationError,
} from '#pwa/features/proposals/apply/validate-proposal.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useAmountBounds } from '#pwa/sync/use-amount-bounds.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { useFarAmount } from '#pwa/ui/form/use-far-amount.tsx'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { dayOf } from '#schema/domain/days.ts'
import { COUNTER_OFFER_FIELDS } from '#schema/domain/fields.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import type { CounterFields } from './use-counter.ts'

type Props = {
  fields: CounterFields
  onChange: (some: Partial<CounterFields>) => void
  title: string
  /** Of the todo; null if it is not on this phone. */
  budget: Kobo | null
  /** Of the proposal, which bounds that changed since still allow. */
  price: Kobo
  now: number
  disabledReason: string | null
  failed: EntryView | null
  onSubmit: (fields: CounterFields) => Promise<void>
}

/** Sends what the form has once nothing is wrong with it. */
function useCounterSubmit(props: Props, setError: (error: ValidationError | null) => void) {
  const { fields, title, budget, price: sentPrice, now } = props
  const bounds = useAmountBounds('price')
  const { confirmAmount, question } = useFarAmount()
  const submit = async (_data: FormData, form: HTMLFormElement) => {
    const sent = { ...fields, date: planDateOf(fields) }
    const { note: _note, ...terms } = sent
    const found = validateProposal(terms, {
      taskTitle: title,
      today: dayOf(now),
      bounds,
      sentPrice,
      dateMessage: readDateMessage(),
    })
    setError(found)
    if (found) return void toast(found.message, 'bad')
    const isRight = await confirmAmount(koboFromText(fields.price), budget ?? sentPrice)
    if (isRight) await props.onSubmit(sent)
    else form.querySelector<HTMLElement>('[data-field="price"]')?.focus()
  }
  return { submit, question }
}

/** Another price, day or plan for a proposal. */
export function CounterForm(props: Props) {
  const { fields, onChange, budget, now, failed } = props
  const [error, setError] = useState<ValidationError | null>(null)
  const { submit, question } = useCounterSubmit(props, setError)
  const change = (some: Partial<CounterFields>) => {
    setError(error && withoutChanged(error, some))
    onChange(some)
  }
  const errorOf = (field: keyof TermsFields) =>
    error?.fields.includes(field) ? error.message : failed?.reason?.fields?.[field]
  const isLow = budget !== null && isTooLow(fields.price, { price: budget })
  return (
    <Form onSubmit={submit}>
      {failed?.reason && (
        <Notice tone="bad" alert>
          {failed.reason.message}
        </Notice>
      )}
      <NairaField
        label={messages.price}
        name="price"
        whole
        value={fields.price}
        onValue={(price) => change({ price })}
        hint={isLow && messages.low(formatNaira(budget))}
        error={errorOf('price')}
      />
      <PaymentFields
        fields={fields}
        onChange={change}
        today={dayOf(now)}
        dateLabel={messages.date}
        errorOf={errorOf}
        error={error}
      />
      <TextArea
        label={messages.note}
        name="note"
        rows={3}
        optional
        limit={COUNTER_OFFER_FIELDS.note.max}
        value={fields.note}
        onChange={({ target }) => change({ note: target.value })}
        hint={messages.noteHint}
        error={failed?.reason?.fields?.['note']}
      />
      <SubmitButton icon="send" disabledReason={props.disabledReason}>
        {messages.send}
      </SubmitButton>
      {question}
    </Form>
  )
}
