import { useState } from 'react'
import { dayOf } from '#schema/domain/days.ts'
import { PRICE_MAX, PRICE_MIN, PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { koboFromText, nairaOf } from '#schema/domain/money.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { NairaField } from '#pwa/ui/naira-field.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextArea, TextField } from '#pwa/ui/text-field.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { faultIn, type Fault, type ProposalFields } from './check.ts'
import { words } from './words.ts'

type Props = {
  fields: ProposalFields
  onChange: (some: Partial<ProposalFields>) => void
  /** The todo's own title and price; null when it could not be had (F11). */
  task: { title: string; price: number } | null
  /** Why it may not be sent at all, in words. */
  why: string | null
  /** What this mends: something waiting here, or what the server said no to. */
  unsent: Unsent | null
  /** The client has it already: this only changes it. */
  isChange?: boolean
  now: number
  onSend: (fields: ProposalFields) => Promise<void>
}

const isTooLow = (price: string, task: Props['task']) => {
  const kobo = koboFromText(price)
  return kobo !== null && task !== null && isLowPrice(nairaOf(kobo), task.price)
}

/** Price, words and a date; all of them, or "All field require" (SPEC 5). */
export function ProposalForm(props: Props) {
  const { fields, onChange, task, why, unsent, isChange, now, onSend } = props
  const [fault, setFault] = useState<Fault | null>(null)
  const today = dayOf(now)
  const refused = unsent?.state === 'refused' ? unsent : null

  const change = (some: Partial<ProposalFields>) => {
    setFault(null)
    onChange(some)
  }
  const send = async (_data: FormData, form: HTMLFormElement) => {
    const found = faultIn(fields, task?.title ?? null, today)
    setFault(found)
    if (!found) return onSend(fields)
    toast(found.words, 'bad')
    // The amount is shown grouped in a field of its own, under another attribute than its name.
    form
      .querySelector<HTMLElement>(`[data-field="${found.field}"], [name="${found.field}"]`)
      ?.focus()
  }
  const wrongWith = (field: keyof ProposalFields) =>
    fault?.field === field ? fault.words : refused?.fields?.[field]

  return (
    <Form onSubmit={send}>
      {refused && (
        <Notice tone="bad" title={words.refused} alert>
          {refused.words}
        </Notice>
      )}
      <NairaField
        label={words.price}
        name="price"
        whole
        min={nairaOf(PRICE_MIN)}
        max={nairaOf(PRICE_MAX)}
        value={fields.price}
        onValue={(price) => change({ price })}
        hint={isTooLow(fields.price, task) ? words.lowPrice : words.priceHint}
        error={wrongWith('price')}
      />
      <TextArea
        label={words.text}
        name="description"
        limit={PROPOSAL_MAX}
        value={fields.description}
        onChange={({ target }) => change({ description: target.value })}
        hint={words.textHint}
        error={wrongWith('description')}
      />
      <TextField
        label={words.date}
        name="date"
        type="date"
        min={today}
        value={fields.date}
        onChange={({ target }) => change({ date: target.value })}
        data-why={words.dateWrong}
        error={wrongWith('date')}
      />
      {fault && fault.field === null && (
        <Notice tone="bad" alert>
          {fault.words}
        </Notice>
      )}
      <SubmitButton icon="send" why={why}>
        {unsent || isChange ? words.save : words.send}
      </SubmitButton>
      <p className="small soft">{words.works}</p>
    </Form>
  )
}
