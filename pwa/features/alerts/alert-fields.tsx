import { messages as placeMessages } from '#pwa/places/messages.ts'
import { PlaceField } from '#pwa/places/place-field.tsx'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { ALERT_AMOUNTS, ALERT_DELIVERIES } from '#schema/domain/alerts.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { REACHES } from '#schema/domain/places/reach.ts'
import { skillOptions, tradeLabel, tradesInOrder } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import type { AlertInput } from './use-alert-commands.ts'

/** The usual amounts, and the one that is chosen. */
const amountOptions = (chosen: Kobo) =>
  [...new Set([...ALERT_AMOUNTS, chosen])]
    .toSorted((one, other) => one - other)
    .map((amount) => ({
      value: String(amount),
      label: amount === 0 ? messages.anyAmount : formatNaira(amount),
    }))

type Choice = Pick<AlertInput, 'minPrice' | 'delivery'>
type ChoiceProps = {
  value: Choice
  onChange: (change: Partial<Choice>) => void
  disabled?: boolean
  hint?: string | undefined
}

/** When it comes, and from which amount. */
export function AlertChoices({ value, onChange, disabled = false, hint }: ChoiceProps) {
  return (
    <>
      <Select
        label={messages.when}
        hint={hint}
        disabled={disabled}
        options={ALERT_DELIVERIES.map((each) => ({
          value: each,
          label: messages.deliveries[each],
        }))}
        value={value.delivery}
        onChange={({ target }) =>
          onChange({ delivery: ALERT_DELIVERIES.find((each) => each === target.value) ?? 'now' })
        }
      />
      <Select
        label={messages.atLeast}
        disabled={disabled}
        options={amountOptions(value.minPrice)}
        value={String(value.minPrice)}
        onChange={({ target }) => onChange({ minPrice: Number(target.value) as Kobo })}
      />
    </>
  )
}

type Props = { value: AlertInput; onChange: (change: Partial<AlertInput>) => void }

/** What an alert is about. Skills belong to one trade, so another trade clears them. */
export function AlertFields({ value, onChange }: Props) {
  const { field, skills, place, reach } = value
  return (
    <>
      <Select
        label={messages.trade}
        name="field"
        options={tradesInOrder().map((each) => ({ value: each, label: tradeLabel(each) }))}
        value={field}
        onChange={({ target }) => {
          const chosen = tradesInOrder().find((each) => each === target.value)
          if (chosen) onChange({ field: chosen, skills: [] })
        }}
      />
      <CheckboxChips
        label={messages.skills}
        hint={messages.skillsHint}
        name="skills"
        options={skillOptions(field)}
        value={skills}
        onValue={(chosen) => onChange({ skills: chosen })}
      />
      <PlaceField
        name="place"
        value={place}
        hint={messages.placeHint}
        optional
        onPlace={({ id }) => onChange({ place: id })}
      />
      {place !== '' && (
        <Select
          label={messages.howFar}
          name="reach"
          options={REACHES.map((each) => ({ value: each, label: placeMessages.reaches[each] }))}
          value={reach}
          onChange={({ target }) =>
            onChange({ reach: REACHES.find((each) => each === target.value) ?? reach })
          }
        />
      )}
      <AlertChoices value={value} onChange={onChange} />
    </>
  )
}
