import { useState } from 'react'
import { messages as list } from '#pwa/features/tasks/list/messages.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { koboFromText, textFromKobo } from '#schema/domain/amount-text.ts'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { SPANS, WHENS } from '#schema/domain/needed-by.ts'
import { REACHES } from '#schema/domain/places/reach.ts'
import { PROJECT_TYPES, projectTypeLabel } from '#schema/domain/task.ts'
import { skillOptions, tradeLabel, type Trade } from '#schema/domain/trades.ts'
import type { ExtraFilters, Filters } from './filters.ts'
import { messages } from './messages.lazy.ts'

const ANY = ''
const listTypes = () => [
  { value: ANY, label: messages.anyType },
  ...PROJECT_TYPES.map((type) => ({ value: type, label: projectTypeLabel(type) })),
]

const listReaches = () =>
  REACHES.map((reach) => {
    if (reach === 'anywhere') return { value: ANY, label: messages.anyDistance }
    return {
      value: reach,
      label: reach === 'state' ? messages.ownState : list.kilometres(Number(reach)),
    }
  }).toReversed()
const reachOf = (value: string) => REACHES.find((reach) => reach === value)

/** Swaps a minimum and a maximum entered the wrong way round. */
function withOrderedPrices({ minPrice, maxPrice, ...others }: ExtraFilters): ExtraFilters {
  if (minPrice && maxPrice && minPrice > maxPrice)
    return { ...others, minPrice: maxPrice, maxPrice: minPrice }
  return { ...others, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) }
}

type PriceTexts = { minPrice: string; maxPrice: string }

const priceText = (price: Kobo | undefined) => (price ? textFromKobo(price) : '')
const priceTextsOf = ({ minPrice, maxPrice }: ExtraFilters): PriceTexts => ({
  minPrice: priceText(minPrice),
  maxPrice: priceText(maxPrice),
})
/** A text that is no price stays in its field, which says why. */
const isReadable = (text: string) => text === '' || (koboFromText(text) ?? 1) % 100 === 0

type FieldsProps = {
  values: ExtraFilters
  prices: PriceTexts
  onPrices: (some: Partial<PriceTexts>) => void
  onChange: (some: { [F in keyof ExtraFilters]: ExtraFilters[F] | undefined }) => void
  trade: Trade | null
  hasPlace: boolean
}

function TimeFilters({ values, onChange }: Pick<FieldsProps, 'values' | 'onChange'>) {
  return (
    <>
      <Select
        label={messages.when}
        options={[
          { value: ANY, label: messages.anyTime },
          ...WHENS.map((value) => ({ value, label: messages.whens[value] })),
        ]}
        value={values.when ?? ANY}
        onChange={({ target }) => onChange({ when: WHENS.find((when) => when === target.value) })}
      />
      <Select
        label={messages.span}
        options={[
          { value: ANY, label: messages.anyLength },
          ...SPANS.map((value) => ({ value, label: messages.spans[value] })),
        ]}
        value={values.span ?? ANY}
        onChange={({ target }) => onChange({ span: SPANS.find((span) => span === target.value) })}
      />
    </>
  )
}

function Fields(props: FieldsProps) {
  const { values, prices, onPrices, onChange, trade, hasPlace } = props
  return (
    <div className="stack">
      <TextField
        label={messages.location}
        hint={messages.locationHint}
        icon="place"
        maxLength={TASK_FIELDS.location.max}
        value={values.location ?? ''}
        onChange={({ target }) => onChange({ location: target.value })}
      />
      {hasPlace && (
        <Select
          label={messages.within}
          options={listReaches()}
          value={values.within ?? ANY}
          onChange={({ target }) => onChange({ within: reachOf(target.value) })}
        />
      )}
      <div className="row task-filters-prices">
        <NairaField
          label={messages.priceFrom}
          name="minPrice"
          whole
          value={prices.minPrice}
          onValue={(minPrice) => onPrices({ minPrice })}
        />
        <NairaField
          label={messages.priceTo}
          name="maxPrice"
          whole
          value={prices.maxPrice}
          onValue={(maxPrice) => onPrices({ maxPrice })}
        />
      </div>
      <RadioCards
        label={messages.projectType}
        name="projectType"
        look="segments"
        options={listTypes()}
        value={values.projectType ?? ANY}
        onValue={(projectType) => onChange({ projectType })}
      />
      <TimeFilters values={values} onChange={onChange} />
      {trade && (
        <CheckboxChips
          label={messages.skills}
          hint={messages.skillsOf(tradeLabel(trade))}
          name="skills"
          options={skillOptions(trade)}
          value={values.skills?.split(',') ?? []}
          onValue={(skills) => onChange({ skills: skills.join(',') })}
        />
      )}
    </div>
  )
}

type Props = {
  open: boolean
  onClose: () => void
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
  trade: Trade | null
  /** The user's profile has a place, from which distances are known. */
  hasPlace: boolean
}

/** The sheet of further filters; they are applied together. */
export function MoreFilters(props: Props) {
  const { open, onClose, filters, onFilters, trade, hasPlace } = props
  const [values, setValues] = useState(filters.more)
  const [prices, setPrices] = useState(() => priceTextsOf(filters.more))
  const [wasOpen, setWasOpen] = useState(open)
  // On opening, the sheet starts with the filters in the URL.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setValues(filters.more)
      setPrices(priceTextsOf(filters.more))
    }
  }
  const change: FieldsProps['onChange'] = (some) =>
    setValues((now) => {
      const next = Object.entries({ ...now, ...some }).filter(([, value]) => value)
      return Object.fromEntries(next) as ExtraFilters
    })
  const apply = (next: ExtraFilters) => {
    onFilters({ more: withOrderedPrices(next) })
    onClose()
  }
  const show = () => {
    if (!isReadable(prices.minPrice) || !isReadable(prices.maxPrice)) return
    const minPrice = koboFromText(prices.minPrice)
    const maxPrice = koboFromText(prices.maxPrice)
    const { minPrice: _min, maxPrice: _max, ...others } = values
    apply({ ...others, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.title}
      actions={
        <>
          <Button onClick={show}>{messages.show}</Button>
          <Button tone="plain" onClick={() => apply({})}>
            {messages.clear}
          </Button>
        </>
      }
    >
      <Fields
        values={values}
        prices={prices}
        onPrices={(some) => setPrices({ ...prices, ...some })}
        onChange={change}
        trade={filters.field ?? trade}
        hasPlace={hasPlace}
      />
    </Sheet>
  )
}
