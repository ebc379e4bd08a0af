import { useId, type ReactNode } from 'react'
import { FieldError, useFieldError, type FieldWords } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import './choices.css'

export type Choice = { value: string; label: string; note?: ReactNode; icon?: IconName }
export type ChoicesLook = 'chips' | 'cards' | 'tall' | 'segments'

type Props = FieldWords & {
  kind: 'checkbox' | 'radio'
  look: ChoicesLook
  name: string
  options: readonly (string | Choice)[]
  chosen: readonly string[]
  onToggle: (value: string, on: boolean) => void
  required?: boolean
  disabled?: boolean
}

/** What chips of checkboxes and cards of radios have in common. */
export function Choices(props: Props) {
  const { kind, look, name, options, chosen, onToggle, required, disabled } = props
  const { label, hint, error, optional } = props
  const id = useId()
  const wrong = useFieldError(name, error)
  const hintId = hint ? `${id}-hint` : ''
  const errorId = wrong ? `${id}-error` : ''
  return (
    <fieldset
      className="choices"
      data-wrong={wrong ? true : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      disabled={disabled}
    >
      <legend className="choices-legend">
        {label}
        {optional && <span className="choices-optional">optional</span>}
      </legend>
      <div className="choices-list" data-look={look}>
        {options.map((option) => {
          const choice = typeof option === 'string' ? { value: option, label: option } : option
          const { value, label: words, note, icon }: Choice = choice
          return (
            <label key={value} className="choice">
              <input
                className="choice-input"
                type={kind}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                required={required && kind === 'radio'}
                onChange={(event) => onToggle(value, event.target.checked)}
              />
              <span className="choice-face">
                {icon && <Icon name={icon} />}
                <span>
                  {words}
                  {note && <span className="choice-note">{note}</span>}
                </span>
                {look !== 'segments' && (
                  <span className="choice-tick">
                    <Icon name="check" size="small" />
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {wrong && <FieldError id={errorId}>{wrong}</FieldError>}
    </fieldset>
  )
}
