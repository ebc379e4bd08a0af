import { createElement, useId, useState } from 'react'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { isSortOrder, SORT_ORDERS } from '#pwa/features/tasks/list/order.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import {
  TRADE_NAMES,
  tradeLabel,
  tradesInOrder,
  tradesNamed,
  type Trade,
} from '#schema/domain/trades.ts'
import type { Filters } from './filters.ts'
import './task-filters.css'

type Option = { value: string; label: string }

type PillProps = {
  label: string
  icon: IconName
  value: string
  /** Shown without colour. */
  defaultValue: string
  options: readonly Option[]
  onValue: (value: string) => void
}

function Pill({ label, icon, value, defaultValue, options, onValue }: PillProps) {
  const id = useId()
  return (
    <div className="task-filters-pill" data-on={value !== defaultValue || undefined}>
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

const isTrade = (value: string): value is Trade => (TRADE_NAMES as string[]).includes(value)

// Rarely opened, so not part of the first script.
const loadMoreFilters = async () => (await import('./more-filters.tsx')).MoreFilters

/** The user's own trade is the first option. */
function tradeOptions(ownTrade: Trade | null): Option[] {
  const all = { value: '', label: messages.allFields }
  const others = tradesInOrder().filter((name) => name !== ownTrade)
  const options = [all, ...others.map((name) => ({ value: name, label: tradeLabel(name) }))]
  return ownTrade
    ? [{ value: ownTrade, label: messages.myField(tradeLabel(ownTrade)) }, ...options]
    : options
}

/** A search finds titles, which are rarely in the language of the names of trades; these are offered beside it. */
function NamedTrades({ filters, onFilters }: Pick<Props, 'filters' | 'onFilters'>) {
  const named = tradesNamed(filters.q).filter((trade) => trade !== filters.field)
  if (named.length === 0) return null
  return (
    <div className="row">
      {named.slice(0, NAMED_MAX).map((trade) => (
        <Button
          key={trade}
          tone="plain"
          size="small"
          icon={TRADE_ICONS[trade]}
          onClick={() => onFilters({ q: '', field: trade, more: { ...filters.more, skills: '' } })}
        >
          {`${messages.field}: ${tradeLabel(trade)}`}
        </Button>
      ))}
    </div>
  )
}

const NAMED_MAX = 3

type Props = {
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
  /** The user's own. */
  trade: Trade | null
  hasPlace: boolean
}

export function TaskFilters({ filters, onFilters, trade, hasPlace }: Props) {
  const [isOpen, setIsOpen] = useState<boolean>()
  const MoreFilters = useLazyModule(isOpen !== undefined, loadMoreFilters)
  const count = Object.keys(filters.more).length
  // Skills belong to one trade.
  const changeTrade = (value: string) =>
    onFilters({ field: isTrade(value) ? value : null, more: { ...filters.more, skills: '' } })
  return (
    <div className="task-filters">
      <SearchField label={messages.search} value={filters.q} onValue={(q) => onFilters({ q })} />
      <NamedTrades filters={filters} onFilters={onFilters} />
      <div className="task-filters-row">
        <Pill
          label={messages.field}
          icon="work"
          defaultValue=""
          value={filters.field ?? ''}
          options={tradeOptions(trade)}
          onValue={changeTrade}
        />
        <Pill
          label={messages.sort}
          icon="switch"
          defaultValue="mixed"
          value={filters.sort}
          options={SORT_ORDERS.map((sort) => ({ value: sort, label: messages.sorts[sort] }))}
          onValue={(value) => onFilters({ sort: isSortOrder(value) ? value : 'mixed' })}
        />
        <button
          type="button"
          className="task-filters-pill task-filters-more"
          data-on={count > 0 || undefined}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="filter" size="small" />
          <VisuallyHidden>{messages.filters}</VisuallyHidden>
          {count > 0 && <strong>{count}</strong>}
        </button>
      </div>
      {MoreFilters &&
        createElement(MoreFilters, {
          open: isOpen === true,
          onClose: () => setIsOpen(false),
          filters,
          onFilters,
          trade,
          hasPlace,
        })}
    </div>
  )
}
