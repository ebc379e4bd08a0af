import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { describedByIds, FieldFoot, useFieldError, type FieldText } from './field.tsx'
import './choices.css'

export type Choice = { value: string; label: ReactNode; note?: ReactNode; icon?: IconName }
export type ChoicesLook = 'chips' | 'cards' | 'tall' | 'segments'

type ListProps = {
  kind: 'checkbox' | 'radio'
  look: ChoicesLook
  name: string
  options: readonly (string | Choice)[]
  selected: readonly string[]
  onToggle: (value: string, isOn: boolean) => void
  required?: boolean | undefined
  /** Instead of the browser's words when nothing is chosen. */
  requiredMessage?: string | undefined
}

const choiceOf = (option: string | Choice): Choice =>
  typeof option === 'string' ? { value: option, label: option } : option

function ChoiceList(props: ListProps) {
  const { kind, look, name, options, selected, onToggle, required, requiredMessage } = props
  return (
    <div className="choices-list" data-look={look}>
      {options.map(choiceOf).map(({ value, label, note, icon }) => (
        <label key={value} className="choice">
          <input
            className="choice-input"
            type={kind}
            name={name}
            value={value}
            checked={selected.includes(value)}
            required={required && kind === 'radio'}
            data-message={requiredMessage}
            onChange={(event) => onToggle(value, event.target.checked)}
          />
          <span className="choice-body">
            {icon && <Icon name={icon} />}
            <span>
              {label}
              {note && <span className="choice-note">{note}</span>}
            </span>
            {look !== 'segments' && (
              <span className="choice-tick">
                <Icon name="check" size="small" />
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

type Props = FieldText & ListProps & { disabled?: boolean }

/** The common part of CheckboxChips and RadioCards. */
export function Choices({ label, hint, error: outsideError, optional, disabled, ...list }: Props) {
  const id = useId()
  const error = useFieldError(list.name, outsideError)
  const foot = { id, hint, error }
  return (
    <fieldset
      className="choices"
      data-wrong={error ? true : undefined}
      aria-describedby={describedByIds(foot)}
      disabled={disabled}
    >
      <legend className="choices-legend">
        {label}
        {optional && <span className="choices-optional">{messages.optional}</span>}
      </legend>
      <ChoiceList {...list} />
      <FieldFoot {...foot} />
    </fieldset>
  )
}
