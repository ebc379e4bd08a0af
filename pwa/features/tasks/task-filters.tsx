import { useId } from 'react'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { Icon, type IconName } from '#pwa/ui/icon.tsx'
import { SearchField } from '#pwa/ui/search-field.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { isSort, SORTS, type Sort } from './order.ts'
import { words } from './list-words.ts'
import './task-filters.css'

type PillProps = {
  label: string
  icon: IconName
  value: string
  /** The untouched choice, shown without colour. */
  rest: string
  options: readonly { value: string; label: string }[]
  onValue: (value: string) => void
}

function Pill({ label, icon, value, rest, options, onValue }: PillProps) {
  const id = useId()
  return (
    <div className="task-filters-pill" data-on={value !== rest || undefined}>
      <Icon name={icon} size="small" />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select
        id={id}
        className="task-filters-select"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </div>
  )
}

/** What is sought, as it stands in the address. */
export type Filters = { q: string; sort: Sort; field: Trade | null }

type Props = {
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
  /** My own trade stands first among the fields. */
  mine: Trade | null
}

const isTrade = (value: string): value is Trade => (TRADE_NAMES as string[]).includes(value)

const sortOptions = SORTS.map((sort) => ({ value: sort, label: words.sorts[sort] }))

export function TaskFilters({ filters, onFilters, mine }: Props) {
  const others = TRADE_NAMES.filter((trade) => trade !== mine)
  const fields = [
    ...(mine ? [{ value: mine, label: words.myField(mine) }] : []),
    { value: '', label: words.allFields },
    ...others.map((trade) => ({ value: trade, label: trade })),
  ]
  return (
    <div className="task-filters">
      <SearchField label={words.search} value={filters.q} onValue={(q) => onFilters({ q })} />
      <div className="task-filters-row">
        <Pill
          label={words.field}
          icon="work"
          rest=""
          value={filters.field ?? ''}
          options={fields}
          onValue={(value) => onFilters({ field: isTrade(value) ? value : null })}
        />
        <Pill
          label={words.sort}
          icon="switch"
          rest="mixed"
          value={filters.sort}
          options={sortOptions}
          onValue={(value) => onFilters({ sort: isSort(value) ? value : 'mixed' })}
        />
      </div>
    </div>
  )
}
