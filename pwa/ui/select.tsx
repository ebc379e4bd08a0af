import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

export type Option = string | { value: string; label: string }

export const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value)
export const labelOf = (option: Option) => (typeof option === 'string' ? option : option.label)

type Props = ComponentPropsWithRef<'select'> &
  FieldWords & {
    options: readonly Option[]
    /** The first, unchoosable line: SPEC's "Select Bank". */
    placeholder?: string
  }

export function Select({ label, hint, error, optional, options, placeholder, ...rest }: Props) {
  const initial = rest.value === undefined ? { defaultValue: rest.defaultValue ?? '' } : {}
  return (
    <Field {...{ label, hint, error, optional, name: rest.name }}>
      {(wiring) => (
        <div className="field-box">
          <select {...rest} {...(placeholder ? initial : {})} {...wiring} className="field-input">
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
