import { messages } from '#pwa/features/tasks/client/messages.ts'
import { PlaceField, usePlaceAndLocation } from '#pwa/places/place-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import type { TaskDraft } from './task-draft.ts'

export type SectionProps = {
  draft: TaskDraft
  onChange: (some: Partial<TaskDraft>) => void
  errors: Partial<Record<string, string>>
}

/** The area, which is chosen, and the location in the client's own words; what only the assigned professional reads. */
export function LocationSection({ draft, onChange, errors }: SectionProps) {
  const isRemote = draft.projectType === 'Remote'
  const choosePlace = usePlaceAndLocation(draft, onChange)
  return (
    <>
      {!isRemote && (
        <PlaceField
          name="place"
          hint={messages.areaHint}
          value={draft.place ?? ''}
          onPlace={choosePlace}
          error={errors['place']}
          optional
          locate
        />
      )}
      <div className="split">
        <TextField
          label={messages.location}
          name="location"
          icon="place"
          hint={messages.locationHint}
          value={draft.location}
          onChange={({ target }) => onChange({ location: target.value })}
          error={errors.location}
          data-message={messages.required.location}
          maxLength={TASK_FIELDS.location.max}
          autoComplete="address-level2"
          optional={isRemote}
          required={!isRemote}
        />
        <TextField
          label={messages.address}
          name="address"
          icon="lock"
          hint={messages.addressHint}
          value={draft.address}
          onChange={({ target }) => onChange({ address: target.value })}
          error={errors.address}
          maxLength={TASK_FIELDS.address.max}
          autoComplete="street-address"
          optional
        />
      </div>
      <TextField
        label={FIELD_LABELS.landmark}
        name="landmark"
        icon="lock"
        hint={FIELD_LABELS.landmarkHint}
        value={draft.landmark}
        onChange={({ target }) => onChange({ landmark: target.value })}
        error={errors.landmark}
        maxLength={TASK_FIELDS.landmark.max}
        optional
      />
    </>
  )
}
