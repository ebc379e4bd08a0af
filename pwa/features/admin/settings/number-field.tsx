import { TextField } from '#pwa/ui/form/text-field.tsx'
import { messages } from './messages.ts'

type Props = {
  name: string
  label: string
  value: number
  min: number
  max: number
  step?: number
}

/** A whole number, unless it has a smaller step; the browser checks its bounds, and the server again. */
export function NumberField({ name, label, value, min, max, step = 1 }: Props) {
  const bounds = messages.bounds(min, max, step)
  return (
    <TextField
      name={name}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      label={label}
      hint={bounds}
      defaultValue={value}
      min={min}
      max={max}
      step={step}
      required
      data-message={bounds}
    />
  )
}

/** What is typed in it; NaN when it is empty, which the server rejects. */
export const numberIn = (fields: FormData, name: string): number => {
  const text = String(fields.get(name) ?? '').trim()
  return text === '' ? Number.NaN : Number(text)
}
