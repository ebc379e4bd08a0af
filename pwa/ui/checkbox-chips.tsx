import { useState } from 'react'
import { Choices, type Choice } from './choices.tsx'
import type { FieldWords } from './field.tsx'

type Props = FieldWords & {
  name: string
  options: readonly (string | Choice)[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValue?: (values: string[]) => void
  disabled?: boolean
}

/** Any number of short choices: skills. A form reads them with `FormData.getAll(name)`. */
export function CheckboxChips({ value, defaultValue = [], onValue, ...rest }: Props) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const toggle = (toggled: string, on: boolean) => {
    const others = chosen.filter((one) => one !== toggled)
    const next = on ? [...others, toggled] : others
    setOwn(next)
    onValue?.(next)
  }
  return <Choices {...rest} kind="checkbox" look="chips" chosen={chosen} onToggle={toggle} />
}
