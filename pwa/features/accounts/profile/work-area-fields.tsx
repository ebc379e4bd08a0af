import { messages } from '#pwa/places/messages.ts'
import { PlaceField } from '#pwa/places/place-field.tsx'
import { placeLabel, usePlaces } from '#pwa/places/use-places.ts'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { AREAS_MAX, DEFAULT_REACH, REACHES, type Reach } from '#schema/domain/places/reach.ts'

export type WorkArea = { areas: string[]; reach: Reach }

type AreasProps = {
  areas: readonly string[]
  onAreas: (areas: string[]) => void
  error: string | undefined
}

function Areas({ areas, onAreas, error }: AreasProps) {
  usePlaces()
  return (
    <fieldset className="stack stack-tight">
      <legend className="strong small">{messages.areas}</legend>
      {areas.length > 0 && (
        <ul className="chips" role="list" aria-label={messages.areas}>
          {areas.map((id) => (
            <li key={id} className="chip">
              {placeLabel(id)}
              <IconButton
                icon="close"
                label={messages.remove(placeLabel(id))}
                onClick={() => onAreas(areas.filter((area) => area !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {areas.length < AREAS_MAX ? (
        <PlaceField
          name="areas"
          label={messages.addArea}
          hint={messages.areasHint(AREAS_MAX)}
          // Empty again after each area.
          value=""
          onPlace={({ id }) => id !== '' && onAreas([...new Set([...areas, id])])}
          error={error}
          optional
        />
      ) : (
        <p className="small soft">{messages.areasFull(AREAS_MAX)}</p>
      )}
    </fieldset>
  )
}

type Props = {
  values: WorkArea
  errors: Readonly<Record<string, string>> | null | undefined
  onChange: (some: Partial<WorkArea>) => void
}

/** How far a professional goes from the area of the profile, and from which others. */
export function WorkAreaFields({ values, errors, onChange }: Props) {
  return (
    <>
      <Select
        label={messages.reach}
        name="reach"
        hint={messages.reachHint}
        options={REACHES.map((reach) => ({ value: reach, label: messages.reaches[reach] }))}
        value={values.reach}
        onChange={({ target }) =>
          onChange({ reach: REACHES.find((reach) => reach === target.value) ?? DEFAULT_REACH })
        }
        error={errors?.['reach']}
      />
      <Areas
        areas={values.areas}
        onAreas={(areas) => onChange({ areas })}
        error={errors?.['areas']}
      />
    </>
  )
}
