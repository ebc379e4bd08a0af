import { TextField } from '#pwa/ui/form/text-field.tsx'
import { messages } from './messages.ts'

type Props = { name: string; label: string; value: number; min: number; max: number }

/** A whole number; the browser checks its bounds, and the server again. */
export function NumberField({ name, label, value, min, max }: Props) {
  const bounds = messages.bounds(min, max)
  return (
    <TextField
      name={name}
      type="number"
      inputMode="numeric"
      label={label}
      hint={bounds}
      defaultValue={value}
      min={min}
      max={max}
      step={1}
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
