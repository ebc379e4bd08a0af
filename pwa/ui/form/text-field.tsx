import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { countGraphemes } from '#schema/domain/graphemes.ts'
import { Field, type ControlProps, type FieldText } from './field.tsx'
import './field.css'

type Counted = {
  /** Shows "5/8" and a colour; the form itself rejects what is too long. */
  limit?: number | undefined
}

/** The field's text, controlled or not. */
function useText(value: unknown, initial: unknown) {
  const [typed, setTyped] = useState(String(initial ?? ''))
  return [value === undefined ? typed : String(value), setTyped] as const
}

type CountedFieldProps = FieldText &
  Counted & {
    name: string | undefined
    text: string
    children: (controlProps: ControlProps) => ReactNode
  }

type Props = { id?: string; text: string; limit: number }

/** "5/8", in characters as a reader sees them. Announced only near the limit, or every letter would be read twice. */
function CharacterCounter({ id, text, limit }: Props) {
  const used = countGraphemes(text)
  const left = limit - used
  const isNearLimit = left <= Math.max(2, Math.ceil(limit / 10))
  const announcement = left < 0 ? messages.charactersTooMany(-left) : messages.charactersLeft(left)
  return (
    <span id={id} className="counter" data-over={left < 0 || undefined}>
      <span aria-hidden>
        {used}/{limit}
      </span>
      <VisuallyHidden>{messages.atMostCharacters(limit)}</VisuallyHidden>
      <span className="visually-hidden" role="status">
        {isNearLimit && used > 0 && announcement}
      </span>
    </span>
  )
}

function CountedField({ limit, text, children, ...field }: CountedFieldProps) {
  const counterId = useId()
  if (limit === undefined) return <Field {...field}>{children}</Field>
  return (
    <Field
      {...field}
      after={<CharacterCounter id={counterId} text={text} limit={limit} />}
      describedBy={counterId}
    >
      {children}
    </Field>
  )
}

type TextFieldProps = ComponentPropsWithRef<'input'> & FieldText & Counted & { icon?: IconName }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, limit, icon, ...rest } = props
  const [text, setText] = useText(rest.value, rest.defaultValue)
  const field = { label, hint, error, optional, limit, text, name: rest.name }
  return (
    <CountedField {...field}>
      {(controlProps) => (
        <div className="field-box">
          {icon && (
            <span className="field-prefix">
              <Icon name={icon} />
            </span>
          )}
          {rest.type === 'date' && text === '' && (
            <span className="field-empty-date" aria-hidden>
              {messages.chooseDay}
            </span>
          )}
          <input
            {...rest}
            {...controlProps}
            className="field-input"
            onChange={(event) => {
              setText(event.target.value)
              rest.onChange?.(event)
            }}
          />
        </div>
      )}
    </CountedField>
  )
}

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldText & Counted

export function TextArea({ label, hint, error, optional, limit, ...rest }: TextAreaProps) {
  const [text, setText] = useText(rest.value, rest.defaultValue)
  const field = { label, hint, error, optional, limit, text, name: rest.name }
  return (
    <CountedField {...field}>
      {(controlProps) => (
        <div className="field-box">
          <textarea
            rows={5}
            {...rest}
            {...controlProps}
            className="field-input"
            onChange={(event) => {
              setText(event.target.value)
              rest.onChange?.(event)
            }}
          />
        </div>
      )}
    </CountedField>
  )
}
