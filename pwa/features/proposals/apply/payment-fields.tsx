import { useState } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import { messages as plan } from '#pwa/features/proposals/plan/messages.ts'
import { isTimeKnown, readNow } from '#pwa/ui/browser/clock.ts'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { Day } from '#schema/domain/days.ts'
import { beginPlan, PlanEditor } from './plan-editor.tsx'
import type { TermsFields, ValidationError } from './validate-proposal.ts'

/** A phone that has not had the time from the server may be the one that is wrong. */
export const readDateMessage = () =>
  isTimeKnown() ? messages.dateInvalid : messages.dateInvalidByPhone(formatDate(readNow()))

type Props = {
  fields: TermsFields
  onChange: (some: Partial<TermsFields>) => void
  today: Day
  dateLabel: string
  dateHint?: string | undefined
  errorOf: (field: keyof TermsFields) => string | undefined
  error: ValidationError | null
}

/** One payment at the end or stages, and the day or the stages. */
export function PaymentFields(props: Props) {
  const { fields, onChange, today, dateLabel, dateHint, errorOf, error } = props
  const { price, date, stages } = fields
  // What was typed comes back with the next tap.
  const [putAway, setPutAway] = useState<TermsFields['stages']>(null)
  const choose = (choice: string) => {
    if (choice === 'stages')
      onChange({ stages: putAway ?? beginPlan('halves', { price, last: date, today }) })
    else {
      setPutAway(stages)
      onChange({ stages: null, date: stages?.at(-1)?.date || date })
    }
  }
  const dateMessage = readDateMessage()
  return (
    <>
      <RadioCards
        look="tall"
        label={plan.payment}
        name="payment"
        options={[
          { value: 'one', label: plan.one, note: plan.oneNote },
          { value: 'stages', label: plan.inStages, note: plan.inStagesNote },
        ]}
        value={stages ? 'stages' : 'one'}
        onValue={choose}
      />
      {stages ? (
        <PlanEditor
          stages={stages}
          price={price}
          last={date}
          today={today}
          dateMessage={dateMessage}
          problem={error?.fields.includes('stages') ? (error.problem ?? null) : null}
          rejection={error ? undefined : errorOf('stages')}
          onChange={(next) => onChange({ stages: next })}
          onPrice={(next) => onChange({ price: next })}
        />
      ) : (
        <TextField
          label={dateLabel}
          name="date"
          type="date"
          min={today}
          value={date}
          onChange={({ target }) => onChange({ date: target.value })}
          data-message={dateMessage}
          hint={dateHint}
          error={errorOf('date')}
        />
      )}
    </>
  )
}
