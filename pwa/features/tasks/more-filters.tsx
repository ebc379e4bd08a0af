import { useState } from 'react'
import { LOCATION_MAX } from '#schema/domain/limits.ts'
import { PROJECT_TYPES } from '#schema/domain/task.ts'
import { TRADES, type Trade } from '#schema/domain/trades.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CheckboxChips } from '#pwa/ui/checkbox-chips.tsx'
import { Sheet } from '#pwa/ui/dialog.tsx'
import { NairaField } from '#pwa/ui/naira-field.tsx'
import { RadioCards } from '#pwa/ui/radio-cards.tsx'
import { TextField } from '#pwa/ui/text-field.tsx'
import { words } from './filter-words.ts'
import type { Filters, More } from './filters.ts'

type Props = {
  open: boolean
  onClose: () => void
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
  mine: Trade | null
}

const ANY = ''
const typeOptions = [
  { value: ANY, label: words.anyType },
  ...PROJECT_TYPES.map((type) => ({ value: type, label: type })),
]

/** A range that was filled in the wrong way round is turned. */
const inOrder = ({ minPrice, maxPrice, ...more }: More): More =>
  minPrice && maxPrice && minPrice > maxPrice
    ? { ...more, minPrice: maxPrice, maxPrice: minPrice }
    : { ...more, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) }

const priceText = (price: number | undefined) => (price ? String(price) : '')
const priceIn = (plain: string) => Number(plain) || undefined

/** Where, for how much, how and with which skills: chosen here, applied together. */
export function MoreFilters({ open, onClose, filters, onFilters, mine }: Props) {
  const [more, setMore] = useState(filters.more)
  const [wasOpen, setWasOpen] = useState(open)
  // Opened again, it shows what stands in the address.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setMore(filters.more)
  }
  const field = filters.field ?? mine
  const change = (some: { [F in keyof More]: More[F] | undefined }) =>
    setMore((now) => {
      const next = Object.entries({ ...now, ...some }).filter(([, value]) => value)
      return Object.fromEntries(next) as More
    })
  const apply = (next: More) => {
    onFilters({ more: inOrder(next) })
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={() => apply(more)}>{words.show}</Button>
          <Button tone="plain" onClick={() => apply({})}>
            {words.clear}
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label={words.location}
          hint={words.locationHint}
          icon="place"
          maxLength={LOCATION_MAX}
          value={more.location ?? ''}
          onChange={({ target }) => change({ location: target.value })}
        />
        <div className="row task-filters-prices">
          <NairaField
            label={words.priceFrom}
            name="minPrice"
            whole
            value={priceText(more.minPrice)}
            onValue={(plain) => change({ minPrice: priceIn(plain) })}
          />
          <NairaField
            label={words.priceTo}
            name="maxPrice"
            whole
            value={priceText(more.maxPrice)}
            onValue={(plain) => change({ maxPrice: priceIn(plain) })}
          />
        </div>
        <RadioCards
          label={words.projectType}
          name="projectType"
          look="segments"
          options={typeOptions}
          value={more.projectType ?? ANY}
          onValue={(projectType) => change({ projectType })}
        />
        {field && (
          <CheckboxChips
            label={words.skills}
            hint={words.skillsOf(field)}
            name="skills"
            options={TRADES[field]}
            value={more.skills?.split(',') ?? []}
            onValue={(skills) => change({ skills: skills.join(',') })}
          />
        )}
      </div>
    </Sheet>
  )
}
