import { useState, type FormEvent } from 'react'
import { isWeakPin, isPin } from '#schema/domain/pin.ts'
import { IconButton } from '#pwa/ui/button.tsx'
import { Field, type FieldWords } from '#pwa/ui/field.tsx'
import { words } from './pin-words.ts'
import './pin-field.css'

type Props = FieldWords & {
  label: string
  name: string
  placeholder?: string
  /** A new PIN is told when it is easy to guess (R42). */
  isNew?: boolean
  /** The form around it checks it itself, in an order of its own. */
  isUnchecked?: boolean
  /** Told that something was typed; never what. */
  onEdit?: () => void
}

const onlyDigits = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  const digits = currentTarget.value.replace(/\D/g, '')
  if (digits !== currentTarget.value) currentTarget.value = digits
}

/**
 * A PIN is text with a numeric keypad (F33: a leading zero stays), asked for as a code is, so that no browser keeps
 * it, and masked by its looks. It is held by the input alone: no state, no draft, no memory of ours ever has it.
 */
export function PinField(props: Props) {
  const { label, hint, error, name, placeholder, isNew, isUnchecked, onEdit } = props
  const [isShown, setIsShown] = useState(false)
  const [isWeak, setIsWeak] = useState(false)
  return (
    <Field {...{ label, error, name }} hint={isWeak ? words.weak : hint}>
      {(wiring) => (
        <div className="field-box">
          <input
            {...wiring}
            className="field-input tabular pin-field"
            data-hidden={!isShown || undefined}
            data-why={words.digits(label)}
            data-1p-ignore
            data-lpignore="true"
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            pattern={isUnchecked ? undefined : '\\d{4,6}'}
            maxLength={6}
            placeholder={placeholder}
            required={!isUnchecked}
            onInput={onlyDigits}
            onChange={({ target }) => {
              if (isNew) setIsWeak(isPin(target.value) && isWeakPin(target.value))
              onEdit?.()
            }}
          />
          <span className="field-side">
            <IconButton
              icon={isShown ? 'hide' : 'show'}
              label={isShown ? words.hide : words.show}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
