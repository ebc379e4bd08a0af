import { useState } from 'react'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { Field, type FieldText } from '#pwa/ui/form/field.tsx'
import { keepDigits } from '#pwa/ui/form/keep-digits.ts'
import { isPin, isWeakPin } from '#schema/domain/pin.ts'
import { messages } from './messages.ts'
import './pin-field.css'

type Props = FieldText & {
  label: string
  name: string
  placeholder?: string
  /** Shows a hint when a new PIN is easy to guess. */
  isNew?: boolean
  /** Without native validation, for a form that validates all of its fields itself. */
  isUnchecked?: boolean
  /** Called on each change, without the digits. */
  onEdit?: () => void
}

const keepPin = keepDigits(6)

/**
 * Text rather than a number, so that a leading zero stays; `one-time-code` and CSS masking rather than a password, so
 * that no browser offers to save it. Only the input has the digits: no state, no draft, no replica.
 */
export function PinField(props: Props) {
  const { label, hint, error, name, placeholder, isNew, isUnchecked, onEdit } = props
  const [isShown, setIsShown] = useState(false)
  const [isWeak, setIsWeak] = useState(false)
  return (
    <Field label={label} name={name} error={error} hint={isWeak ? messages.weak : hint}>
      {(control) => (
        <div className="field-box">
          <input
            {...control}
            className="field-input tabular pin-field"
            data-hidden={!isShown || undefined}
            data-message={messages.digits(label)}
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
            placeholder={placeholder}
            required={!isUnchecked}
            onInput={keepPin}
            onChange={({ target }) => {
              if (isNew) setIsWeak(isPin(target.value) && isWeakPin(target.value))
              onEdit?.()
            }}
          />
          <span className="field-side">
            <IconButton
              icon={isShown ? 'hide' : 'show'}
              label={isShown ? messages.hide : messages.show}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
