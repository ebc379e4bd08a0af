import { useState } from 'react'
import { Choices, type Choice, type ChoicesLook } from './choices.tsx'
import type { FieldText } from './field.tsx'

type Props = FieldText & {
  name: string
  options: readonly (string | Choice)[]
  /** cards: a grid. tall: one below the other, with notes. segments: few and short. */
  look?: Exclude<ChoicesLook, 'chips'>
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  required?: boolean
  requiredMessage?: string
  disabled?: boolean
}

/** One of a few options, all visible. */
export function RadioCards({ look = 'cards', value, defaultValue = '', onValue, ...rest }: Props) {
  const [uncontrolled, setUncontrolled] = useState(defaultValue)
  const select = (selected: string) => {
    setUncontrolled(selected)
    onValue?.(selected)
  }
  return (
    <Choices
      {...rest}
      kind="radio"
      look={look}
      selected={[value ?? uncontrolled]}
      onToggle={select}
    />
  )
}
