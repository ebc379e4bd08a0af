import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { Field, type FieldWords } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

type Counted = {
  /** Shows "5/8". It counts and colours; refusing is the form's business (SPEC 5). */
  limit?: number
}

type TextFieldProps = ComponentPropsWithRef<'input'> & FieldWords & Counted & { icon?: IconName }

/** What stands in a field now, whoever holds its state. */
function useText(value: unknown, initial: unknown) {
  const [typed, setTyped] = useState(String(initial ?? ''))
  return [value === undefined ? typed : String(value), setTyped] as const
}

const counter = (id: string, text: string, limit: number | undefined): ReactNode =>
  limit === undefined ? undefined : <CharacterCounter id={id} text={text} limit={limit} />

export function TextField({ label, hint, error, optional, limit, icon, ...rest }: TextFieldProps) {
  const [text, setText] = useText(rest.value, rest.defaultValue)
  const counterId = useId()
  return (
    <Field
      {...{ label, hint, error, optional, name: rest.name }}
      after={counter(counterId, text, limit)}
      describedBy={limit === undefined ? undefined : counterId}
    >
      {(wiring) => (
        <div className="field-box">
          {icon && (
            <span className="field-prefix">
              <Icon name={icon} />
            </span>
          )}
          <input
            {...rest}
            {...wiring}
            className="field-input"
            onChange={(event) => {
              setText(event.target.value)
              rest.onChange?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldWords & Counted

export function TextArea({ label, hint, error, optional, limit, ...rest }: TextAreaProps) {
  const [text, setText] = useText(rest.value, rest.defaultValue)
  const counterId = useId()
  return (
    <Field
      {...{ label, hint, error, optional, name: rest.name }}
      after={counter(counterId, text, limit)}
      describedBy={limit === undefined ? undefined : counterId}
    >
      {(wiring) => (
        <div className="field-box">
          <textarea
            rows={5}
            {...rest}
            {...wiring}
            className="field-input"
            onChange={(event) => {
              setText(event.target.value)
              rest.onChange?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}
