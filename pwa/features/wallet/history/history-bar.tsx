import { useId, useState } from 'react'
import { messages } from '#pwa/features/wallet/messages.ts'
import { formatMonthName, monthsSince } from '#pwa/features/wallet/months.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import type { Transaction } from '#schema/contract/wallet.ts'
import { TRANSACTION_STATUSES } from '#schema/domain/ledger.ts'
import { DIRECTIONS, type Filters } from './filters.ts'
import './history-bar.css'

const { filters: text } = messages

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
      <Icon name="down" />
    </div>
  )
}

type FilterProps = { filters: Filters; onFilters: (changed: Partial<Filters>) => void }

function DirectionChoice({ filters, onFilters }: FilterProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={text.direction} className="history-bar-directions">
      {DIRECTIONS.map((direction) => (
        <label key={direction} className="history-bar-direction">
          <input
            type="radio"
            name={name}
            value={direction}
            checked={filters.direction === direction}
            onChange={() => onFilters({ direction })}
          />
          <span>{text.directions[direction]}</span>
        </label>
      ))}
    </div>
  )
}

function MoreFilters({ months, filters, onFilters }: FilterProps & { months: readonly string[] }) {
  return (
    <>
      <SearchField label={text.search} value={filters.q} onValue={(q) => onFilters({ q })} />
      <SmallSelect
        label={text.status}
        any={text.anyStatus}
        value={filters.status}
        options={TRANSACTION_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))}
        onValue={(status) => onFilters({ status: status as Filters['status'] })}
      />
      <SmallSelect
        label={text.month}
        any={text.anyMonth}
        value={filters.month}
        options={months.map((value) => ({ value, label: formatMonthName(value) }))}
        onValue={(month) => onFilters({ month })}
      />
    </>
  )
}

type Props = FilterProps & { rows: readonly Transaction[] }

export function HistoryBar({ rows, filters, onFilters }: Props) {
  const { now } = useSession()
  const months = monthsSince(rows.at(-1)?.createdAt ?? now(), now())
  const moreId = useId()
  // Open from the start when one of its filters is set.
  const [isOpen, setIsOpen] = useState(Boolean(filters.q || filters.status || filters.month))
  return (
    <div role="group" aria-label={text.label} className="history-bar">
      <div className="history-bar-first">
        <DirectionChoice filters={filters} onFilters={onFilters} />
        <button
          type="button"
          className="history-bar-toggle"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" size="small" />
          {text.toggle}
        </button>
      </div>
      <div id={moreId} className="history-bar-more" data-open={isOpen || undefined}>
        <MoreFilters months={months} filters={filters} onFilters={onFilters} />
      </div>
    </div>
  )
}
