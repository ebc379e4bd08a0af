import { useState, type ComponentPropsWithRef } from 'react'
import { IconButton } from './button.tsx'
import { Field, type FieldWords } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldWords & {
    /** What the toggle names: "password" or "PIN". */
    secret?: string
  }

/** Masked, with a toggle to see it. For a PIN pass inputMode="numeric": text keeps a leading zero (F33). */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  secret = 'password',
  ...rest
}: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, name: rest.name }}>
      {(wiring) => (
        <div className="field-box">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="field-input"
          />
          <span className="field-side">
            <IconButton
              icon={shown ? 'hide' : 'show'}
              label={`${shown ? 'Hide' : 'Show'} ${secret}`}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
