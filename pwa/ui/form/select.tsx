import type { ComponentPropsWithRef } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Field, type FieldText } from './field.tsx'

type Option = string | { value: string; label: string }

const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value)
const labelOf = (option: Option) => (typeof option === 'string' ? option : option.label)

type Props = ComponentPropsWithRef<'select'> &
  FieldText & {
    options: readonly Option[]
    /** The first line, which cannot be chosen: "Select Bank". */
    placeholder?: string
  }

export function Select({ label, hint, error, optional, options, placeholder, ...rest }: Props) {
  const isUncontrolled = rest.value === undefined
  const initial =
    placeholder && isUncontrolled ? { defaultValue: rest.defaultValue ?? '' } : undefined
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={rest.name}>
      {(controlProps) => (
        <div className="field-box">
          <select {...rest} {...initial} {...controlProps} className="field-input">
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={valueOf(option)} value={valueOf(option)}>
                {labelOf(option)}
              </option>
            ))}
          </select>
          <span className="field-chevron">
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  )
}
