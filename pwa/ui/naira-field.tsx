import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { Field, type FieldWords } from './field.tsx'
import { caretAfter, groupedAmount, plainAmount } from './naira-text.ts'

type Props = FieldWords & {
  name: string
  /** The exact plain text: "1500.5". */
  value?: string
  defaultValue?: string
  onValue?: (plain: string) => void
  /** Whole naira only, as task and proposal prices are. */
  whole?: boolean
  min?: number
  max?: number
  required?: boolean
  placeholder?: string
}

const wrongWith = (plain: string, min?: number, max?: number) => {
  if (!plain) return ''
  if (min !== undefined && Number(plain) < min) return `Enter ${formatNaira(naira(min))} or more`
  if (max !== undefined && Number(plain) > max) return `Enter ${formatNaira(naira(max))} or less`
  return ''
}

/** Money: grouped while it is typed, sent under `name` as exact plain text (SPEC 5, F17). */
export function NairaField({
  label,
  hint,
  error,
  optional,
  name,
  value,
  defaultValue = '',
  onValue,
  whole = false,
  min,
  max,
  required,
  placeholder,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [typed, setTyped] = useState(() => plainAmount(defaultValue, whole))
  const held = value === undefined ? typed : plainAmount(value, whole)
  // The holder keeps "12"; the dot just typed after it lives only here.
  const plain = typed === `${held}.` ? typed : held
  const exact = plain.replace(/\.$/, '')
  const shown = groupedAmount(plain)

  useLayoutEffect(() => {
    input.current?.setCustomValidity(wrongWith(exact, min, max))
    if (caret.current === null || input.current !== document.activeElement) return
    const at = caretAfter(shown, caret.current)
    input.current?.setSelectionRange(at, at)
    caret.current = null
  })

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    caret.current = before.replace(/[₦,\s]/g, '').length
    const next = plainAmount(target.value, whole)
    setTyped(next)
    onValue?.(next.replace(/\.$/, ''))
  }

  return (
    <Field {...{ label, hint, error, optional, name }}>
      {(wiring) => (
        <div className="field-box">
          <span className="field-prefix" aria-hidden>
            ₦
          </span>
          <input
            {...wiring}
            ref={input}
            className="field-input tabular"
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            data-field={name}
            value={shown}
            required={required}
            placeholder={placeholder}
            onChange={change}
          />
          <input type="hidden" name={name} value={exact} />
        </div>
      )}
    </Field>
  )
}
