import { messages } from '#pwa/features/admin/messages.ts'
import { usePlaces } from '#pwa/places/use-places.ts'
import { Filter } from './filter-bar.tsx'

type Props = {
  /** A state or one of its local government areas; undefined for all. */
  value: string | undefined
  onValue: (value: string | undefined) => void
}

const byName = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label)

/** A state, then an area of it. */
export function PlaceFilter({ value, onValue }: Props) {
  const places = usePlaces()
  if (!places) return null
  const state = places.stateOf(value) ?? places.placeOf(value)?.state
  const states = places.allStates().map(({ id, name }) => ({ value: id, label: name }))
  const areas = state ? places.placesOfState(state.id) : []
  return (
    <>
      <Filter
        label={messages.state}
        options={states.toSorted(byName)}
        value={state?.id}
        onValue={onValue}
      />
      {state && (
        <Filter
          label={messages.area}
          options={areas.map(({ id, name }) => ({ value: id, label: name })).toSorted(byName)}
          value={places.placeOf(value)?.id}
          onValue={(area) => onValue(area ?? state.id)}
        />
      )}
    </>
  )
}
