import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { caretAfter, groupedAmount, plainAmount } from '#pwa/ui/format/naira-text.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'
import { Field, type FieldText } from './field.tsx'

type AmountProps = {
  name: string
  /** The exact plain text: "1500.5". */
  value?: string
  defaultValue?: string
  onValue?: (plain: string) => void
  /** Whole naira only, as task and proposal prices are. */
  whole?: boolean
  min?: Naira
  max?: Naira
}

type Props = FieldText & AmountProps & { required?: boolean; placeholder?: string }

const validationMessage = (plain: string, min?: Naira, max?: Naira) => {
  if (!plain) return ''
  const amount = Number(plain)
  if (min !== undefined && amount < min) return messages.amountAtLeast(formatNaira(naira(min)))
  if (max !== undefined && amount > max) return messages.amountAtMost(formatNaira(naira(max)))
  return ''
}

/** Groups the digits while they are typed, and leaves the caret behind the same digit. */
function useGroupedInput({ value, defaultValue = '', onValue, whole, min, max }: AmountProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number | null>(null)
  const [typed, setTyped] = useState(() => plainAmount(defaultValue, whole))
  const controlled = value === undefined ? typed : plainAmount(value, whole)
  // The parent stores "12"; a dot typed after it is stored only here.
  const plain = typed === `${controlled}.` ? typed : controlled
  const exact = plain.replace(/\.$/, '')
  const shown = groupedAmount(plain)

  useLayoutEffect(() => {
    input.current?.setCustomValidity(validationMessage(exact, min, max))
    if (digitsBeforeCaret.current === null || input.current !== document.activeElement) return
    const caret = caretAfter(shown, digitsBeforeCaret.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBeforeCaret.current = null
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    digitsBeforeCaret.current = before.replace(/[₦,\s]/g, '').length
    const next = plainAmount(target.value, whole)
    setTyped(next)
    onValue?.(next.replace(/\.$/, ''))
  }
  return { input, shown, exact, onChange }
}

/** An amount: grouped while it is typed, sent under `name` as exact plain text. */
export function NairaField(props: Props) {
  const { label, hint, error, optional, name, whole = false, required, placeholder } = props
  const { input, shown, exact, onChange } = useGroupedInput(props)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={name}>
      {(controlProps) => (
        <div className="field-box">
          <span className="field-prefix" aria-hidden>
            ₦
          </span>
          <input
            {...controlProps}
            ref={input}
            className="field-input tabular"
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            data-field={name}
            value={shown}
            required={required}
            placeholder={placeholder}
            onChange={onChange}
          />
          <input type="hidden" name={name} value={exact} />
        </div>
      )}
    </Field>
  )
}
