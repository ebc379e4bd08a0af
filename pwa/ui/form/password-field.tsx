import { useState, type ComponentPropsWithRef } from 'react'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { IconButton } from './button.tsx'
import { Field, type FieldText } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldText & {
    /** What the toggle names: "password" or "PIN". */
    secret?: string
  }

/** Masked, with a toggle to show it. A PIN passes inputMode="numeric": as text it does not lose a leading zero. */
export function PasswordField(props: Props) {
  const { label, hint, error, optional, secret = messages.password, ...rest } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={rest.name}>
      {(controlProps) => (
        <div className="field-box">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...controlProps}
            type={isShown ? 'text' : 'password'}
            className="field-input"
          />
          <span className="field-side">
            <IconButton
              icon={isShown ? 'hide' : 'show'}
              label={isShown ? messages.hide(secret) : messages.show(secret)}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
