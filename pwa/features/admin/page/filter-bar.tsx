import type { ReactNode } from 'react'
import { messages } from '#pwa/features/admin/messages.ts'
import { Select } from '#pwa/ui/form/select.tsx'
import './admin-page.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  /** undefined for all. */
  value: Value | undefined
  onValue: (value: Value | undefined) => void
}

/** One filter of a table, "All" first. */
export function Filter<Value extends string>({ label, options, value, onValue }: Props<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: messages.all }, ...options]}
      onChange={({ target }) =>
        onValue(options.find((option) => option.value === target.value)?.value)
      }
    />
  )
}

type OrderProps<Value extends string> = Omit<Props<Value>, 'value' | 'onValue'> & {
  value: Value | undefined
  onValue: (value: Value) => void
  hint?: string | undefined
}

/** The order of a table; the first one is the server's own. */
export function Order<Value extends string>(props: OrderProps<Value>) {
  const { label, options, value, onValue, hint } = props
  return (
    <Select
      label={label}
      hint={hint}
      value={value ?? options[0]?.value ?? ''}
      options={options}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onValue(chosen.value)
      }}
    />
  )
}

/** Searches and filters above a table. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className="admin-filters">{children}</div>
)

/** The values of a filter with their labels. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
