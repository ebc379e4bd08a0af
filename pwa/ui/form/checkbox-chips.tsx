import { useState } from 'react'
import { Choices, type Choice } from './choices.tsx'
import type { FieldText } from './field.tsx'

type Props = FieldText & {
  name: string
  options: readonly (string | Choice)[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValue?: (values: string[]) => void
  disabled?: boolean
}

/** Any number of short choices. A form reads them with `FormData.getAll(name)`. */
export function CheckboxChips({ value, defaultValue = [], onValue, ...rest }: Props) {
  const [uncontrolled, setUncontrolled] = useState(defaultValue)
  const selected = value ?? uncontrolled
  const toggle = (toggled: string, isOn: boolean) => {
    const others = selected.filter((option) => option !== toggled)
    const next = isOn ? [...others, toggled] : others
    setUncontrolled(next)
    onValue?.(next)
  }
  return <Choices {...rest} kind="checkbox" look="chips" selected={selected} onToggle={toggle} />
}
