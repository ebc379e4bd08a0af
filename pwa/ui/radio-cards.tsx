import { useState } from 'react'
import { Choices, type Choice, type ChoicesLook } from './choices.tsx'
import type { FieldWords } from './field.tsx'

type Props = FieldWords & {
  name: string
  options: readonly (string | Choice)[]
  /** cards: a grid (trades). tall: one beneath the other, with notes. segments: few and short (1 to 5 months). */
  look?: Exclude<ChoicesLook, 'chips'>
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  required?: boolean
  disabled?: boolean
}

/** One of a few, all in sight. */
export function RadioCards({ look = 'cards', value, defaultValue = '', onValue, ...rest }: Props) {
  const [own, setOwn] = useState(defaultValue)
  const choose = (chosen: string) => {
    setOwn(chosen)
    onValue?.(chosen)
  }
  return <Choices {...rest} kind="radio" look={look} chosen={[value ?? own]} onToggle={choose} />
}
