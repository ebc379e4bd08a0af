import { useId, useState } from 'react'
import type { Transaction } from '#schema/contract/wallet.ts'
import { TRANSACTION_STATUSES } from '#schema/domain/wallet.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { SearchField } from '#pwa/ui/search-field.tsx'
import { WAYS, type Filters } from './history-filters.ts'
import { monthsSince, monthWords } from './months.ts'
import { words } from './words.ts'
import './history-bar.css'

const { filters: say } = words

type SelectProps = {
  label: string
  any: string
  value: string
  options: readonly { value: string; label: string }[]
  onValue: (value: string) => void
}

function SmallSelect({ label, any, value, options, onValue }: SelectProps) {
  const id = useId()
  return (
    <div className="history-bar-select">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

type Props = {
  rows: readonly Transaction[]
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
}

/** In or out, how it stands, which month, and words of the details. */
export function HistoryBar({ rows, filters, onFilters }: Props) {
  const { now } = useSession()
  const months = monthsSince(rows.at(-1)?.createdAt ?? now(), now())
  const name = useId()
  const moreId = useId()
  // Whatever is set is in sight.
  const [isOpen, setIsOpen] = useState(Boolean(filters.q || filters.status || filters.month))
  return (
    <div role="group" aria-label={say.label} className="history-bar">
      <div className="history-bar-first">
        <div role="radiogroup" aria-label={say.way} className="history-bar-ways">
          {WAYS.map((way) => (
            <label key={way} className="history-bar-way">
              <input
                type="radio"
                name={name}
                value={way}
                checked={filters.way === way}
                onChange={() => onFilters({ way })}
              />
              <span>{say.ways[way]}</span>
            </label>
          ))}
        </div>
        <button
          type="button"
          className="history-bar-toggle"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" size="small" />
          {say.toggle}
        </button>
      </div>
      <div id={moreId} className="history-bar-more" data-open={isOpen || undefined}>
        <SearchField label={say.search} value={filters.q} onValue={(q) => onFilters({ q })} />
        <SmallSelect
          label={say.status}
          any={say.anyStatus}
          value={filters.status}
          options={TRANSACTION_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
          onValue={(status) => onFilters({ status: status as Filters['status'] })}
        />
        <SmallSelect
          label={say.month}
          any={say.anyMonth}
          value={filters.month}
          options={months.map((value) => ({ value, label: monthWords(value) }))}
          onValue={(month) => onFilters({ month })}
        />
      </div>
    </div>
  )
}
