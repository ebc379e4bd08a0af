import { createElement, useId, useState } from 'react'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { Icon, type IconName } from '#pwa/ui/icon.tsx'
import { SearchField } from '#pwa/ui/search-field.tsx'
import { usePart } from '#pwa/ui/use-part.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import type { Filters } from './filters.ts'
import { isSort, SORTS } from './order.ts'
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

type Props = {
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
  /** My own trade stands first among the fields. */
  mine: Trade | null
}

const isTrade = (value: string): value is Trade => (TRADE_NAMES as string[]).includes(value)

// Opened rarely, so no part of the first bytes.
const loadMore = async () => (await import('./more-filters.tsx')).MoreFilters

const sortOptions = SORTS.map((sort) => ({ value: sort, label: words.sorts[sort] }))

export function TaskFilters({ filters, onFilters, mine }: Props) {
  const [isOpen, setOpen] = useState<boolean>()
  const MoreFilters = usePart(isOpen !== undefined, loadMore)
  const chosen = Object.keys(filters.more).length
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
          onValue={(value) =>
            // Skills belong to a field.
            onFilters({
              field: isTrade(value) ? value : null,
              more: { ...filters.more, skills: '' },
            })
          }
        />
        <Pill
          label={words.sort}
          icon="switch"
          rest="mixed"
          value={filters.sort}
          options={sortOptions}
          onValue={(value) => onFilters({ sort: isSort(value) ? value : 'mixed' })}
        />
        <button
          type="button"
          className="task-filters-pill task-filters-more"
          data-on={chosen > 0 || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" size="small" />
          <VisuallyHidden>{words.filters}</VisuallyHidden>
          {chosen > 0 && <strong>{chosen}</strong>}
        </button>
      </div>
      {MoreFilters &&
        createElement(MoreFilters, {
          open: isOpen === true,
          onClose: () => setOpen(false),
          filters,
          onFilters,
          mine,
        })}
    </div>
  )
}
