import { useState } from 'react'
import { PlaceField } from '#pwa/places/place-field.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { skillOptions, tradeLabel, tradesInOrder, type Trade } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import type { DirectoryFilters } from './reads.ts'
import './directory.css'

/** The first question: everything else is about one trade. */
export function TradeChoice() {
  return (
    <nav aria-labelledby="directory-trades" className="stack">
      <h2 id="directory-trades">{messages.chooseTrade}</h2>
      <div className="directory-trades">
        {tradesInOrder().map((field) => (
          <LinkButton
            key={field}
            to="/professionals"
            search={{ field }}
            tone="plain"
            icon={TRADE_ICONS[field]}
            wide
          >
            {tradeLabel(field)}
          </LinkButton>
        ))}
      </div>
    </nav>
  )
}

const YES_NO = ['free', 'verified', 'wellRated'] as const

type Props = {
  trade: Trade
  filters: DirectoryFilters
  /** An empty text takes a filter away. */
  onChange: (some: DirectoryFilters) => void
}

/** What most clients ask first, so that a phone shows professionals below it; the rest is open once it is used. */
export function DirectoryFilterFields({ trade, filters, onChange }: Props) {
  const [isOpen] = useState(() => Boolean(filters.skill) || YES_NO.some((name) => filters[name]))
  return (
    <div className="stack">
      <Select
        label={messages.trade}
        options={tradesInOrder().map((value) => ({ value, label: tradeLabel(value) }))}
        value={trade}
        onChange={({ target }) => onChange({ field: target.value, skill: '' })}
      />
      <PlaceField
        name="place"
        label={messages.where}
        value={filters.place ?? ''}
        onPlace={({ id }) => onChange({ place: id })}
        locate
        optional
      />
      <details className="directory-more" open={isOpen}>
        <summary>{messages.filters}</summary>
        <div className="stack">
          <Select
            label={messages.skill}
            options={[{ value: '', label: messages.anySkill }, ...skillOptions(trade)]}
            value={filters.skill ?? ''}
            onChange={({ target }) => onChange({ skill: target.value })}
          />
          <CheckboxChips
            label={messages.only}
            name="only"
            options={YES_NO.map((value) => ({ value, label: messages[value] }))}
            value={YES_NO.filter((name) => filters[name])}
            onValue={(values) =>
              onChange(
                Object.fromEntries(
                  YES_NO.map((name) => [name, values.includes(name) ? 'yes' : '']),
                ),
              )
            }
          />
        </div>
      </details>
    </div>
  )
}
