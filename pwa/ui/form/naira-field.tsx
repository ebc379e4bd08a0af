import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import {
  caretBefore,
  exactAmount,
  groupedAmount,
  restAfterCaret,
  typedText,
  withBothDecimals,
} from '#pwa/ui/format/naira-text.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { readAmount } from '#schema/domain/amount-text.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { Field, type FieldText } from './field.tsx'

type AmountProps = {
  name: string
  /** The exact plain text: "1500.5"; of what is no amount, the text as it was typed. */
  value?: string
  defaultValue?: string
  onValue?: (exact: string) => void
  /** Whole naira only, as task and proposal prices are. */
  whole?: boolean
  min?: Kobo
  max?: Kobo
}

type Props = FieldText & AmountProps & { required?: boolean; placeholder?: string }

/** Why the text is not read, in words. */
function readingMessage(text: string, whole: boolean): string {
  if (text === '') return ''
  const { kobo, problem } = readAmount(text)
  if (problem) return messages.amountProblems[problem]
  return whole && kobo % 100 !== 0 ? messages.amountWhole : ''
}

function boundsMessage(text: string, min?: Kobo, max?: Kobo): string {
  const { kobo } = readAmount(text)
  if (kobo === null) return ''
  if (min !== undefined && kobo < min) return messages.amountAtLeast(formatNaira(min))
  if (max !== undefined && kobo > max) return messages.amountAtMost(formatNaira(max))
  return ''
}

/**
 * Groups the digits while they are typed, and leaves the caret behind the same digit. Another form ("5k", "5000 naira")
 * stays as it is typed until the field is left; what cannot be read stays, with the reason.
 */
function useAmountInput({
  value,
  defaultValue = '',
  onValue,
  whole = false,
  min,
  max,
}: AmountProps) {
  const input = useRef<HTMLInputElement>(null)
  const restBehindCaret = useRef<number | null>(null)
  const [typed, setTyped] = useState(() => withBothDecimals(defaultValue))
  const [isChecked, setIsChecked] = useState(false)
  // The parent stores "5000" of a typed "5k". Another value is its own, such as that of a button.
  const text = value === undefined || value === exactAmount(typed) ? typed : withBothDecimals(value)
  const shown = groupedAmount(text)
  const message = readingMessage(text, whole)

  useLayoutEffect(() => {
    input.current?.setCustomValidity(message || boundsMessage(text, min, max))
    if (restBehindCaret.current === null || input.current !== document.activeElement) return
    const caret = caretBefore(text, restBehindCaret.current)
    input.current?.setSelectionRange(caret, caret)
    restBehindCaret.current = null
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = typedText(text, target.value)
    const caret = target.selectionStart ?? target.value.length
    if (groupedAmount(next) !== target.value)
      restBehindCaret.current = restAfterCaret(text, target.value, caret)
    // What was pasted is checked at once, what is typed when it is complete.
    setIsChecked(Math.abs(next.length - text.length) > 1)
    setTyped(next)
    // Before the form's handler, which looks whether an error still holds.
    target.setCustomValidity(readingMessage(next, whole) || boundsMessage(next, min, max))
    onValue?.(exactAmount(next))
  }
  const onBlur = () => {
    setIsChecked(true)
    if (readAmount(text).kobo !== null) setTyped(withBothDecimals(exactAmount(text)))
  }
  const props = { ref: input, value: shown, onChange, onBlur }
  return { props, exact: exactAmount(text), error: isChecked ? message : '' }
}

/** An amount: grouped while it is typed, sent under `name` as exact plain text. */
export function NairaField(props: Props) {
  const { label, hint, optional, name, whole = false, required, placeholder } = props
  const input = useAmountInput(props)
  const error = props.error || input.error
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={name}>
      {(controlProps) => (
        <div className="field-box">
          <span className="field-prefix" aria-hidden>
            ₦
          </span>
          <input
            {...controlProps}
            {...input.props}
            className="field-input tabular"
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            data-field={name}
            required={required}
            placeholder={placeholder}
          />
          <input type="hidden" name={name} value={input.exact} />
        </div>
      )}
    </Field>
  )
}
