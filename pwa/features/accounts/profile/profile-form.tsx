import { messages } from '#pwa/features/accounts/messages.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { PlaceField, usePlaceAndLocation } from '#pwa/places/place-field.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea, TextField } from '#pwa/ui/form/text-field.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  recordOf,
  type ProfileField,
} from '#schema/domain/fields.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { DEFAULT_REACH } from '#schema/domain/places/reach.ts'
import { PictureField } from './picture-field.tsx'
import { PROFILE_DRAFT } from './queueable.ts'
import { saveProfile, useProfileRejection } from './save-profile.ts'
import { WorkAreaFields, type WorkArea } from './work-area-fields.tsx'

const { profile: text } = messages

type Props = { user: OwnUser; onSaved: () => void }

const saveOptions = () => ({
  draft: PROFILE_DRAFT,
  successMessage: GENERAL_MESSAGES.profileUpdated,
})
const NO_PICTURE: { picture: File | null } = { picture: null }

type Texts = Pick<OwnUser, ProfileField> & WorkArea & { place: string }
type TextFieldsProps = {
  texts: Texts
  errors: Record<string, string> | null | undefined
  onChange: (texts: Partial<Texts>) => void
}

function ProfileTextFields({ texts, errors, onChange }: TextFieldsProps) {
  const choosePlace = usePlaceAndLocation(texts, onChange)
  return (
    <>
      <TextField
        label={text.jobTitle}
        name="jobTitle"
        autoComplete="organization-title"
        hint={text.jobTitleHint}
        error={errors?.['jobTitle']}
        data-message={text.jobTitleRequired}
        maxLength={PROFILE_FIELDS.jobTitle.max}
        required
        value={texts.jobTitle}
        onChange={({ target }) => onChange({ jobTitle: target.value })}
      />
      <TextArea
        label={text.description}
        name="profileDescription"
        hint={text.descriptionHint}
        error={errors?.['profileDescription']}
        data-message={text.descriptionRequired}
        maxLength={PROFILE_FIELDS.profileDescription.max}
        limit={PROFILE_FIELDS.profileDescription.max}
        required
        value={texts.profileDescription}
        onChange={({ target }) => onChange({ profileDescription: target.value })}
      />
      <PlaceField
        name="place"
        hint={text.areaHint}
        value={texts.place}
        onPlace={choosePlace}
        error={errors?.['place']}
        optional
        locate
      />
      <TextField
        label={text.location}
        name="location"
        icon="place"
        autoComplete="address-level2"
        hint={text.locationHint}
        error={errors?.['location']}
        data-message={text.locationRequired}
        maxLength={PROFILE_FIELDS.location.max}
        required
        value={texts.location}
        onChange={({ target }) => onChange({ location: target.value })}
      />
      <WorkAreaFields values={texts} errors={errors} onChange={onChange} />
    </>
  )
}

/** The profile of a tasker. Without a description a tasker is redirected here from the dashboard. */
export function ProfileForm({ user, onSaved }: Props) {
  const session = useSession()
  const rejected = useProfileRejection()
  const { fields, change } = useDraft(PROFILE_DRAFT, {
    ...NO_PICTURE,
    ...recordOf(PROFILE_FIELD_NAMES, (name) => user[name]),
    place: user.place ?? '',
    // A row or draft of an older build lacks them.
    areas: user.areas ?? [],
    reach: user.reach ?? DEFAULT_REACH,
  })
  const { picture, ...texts } = fields

  const save = async () => {
    const input = { ...texts, ...(picture && { profilePicture: picture }) }
    const state = await saveProfile(session, input, saveOptions())
    if (state !== 'failed') onSaved()
  }

  return (
    <Form ref={focusFirstEmpty} onSubmit={save}>
      {rejected && (
        <Notice tone="bad" alert>
          {rejected.message}
        </Notice>
      )}
      <PictureField
        picture={picture}
        onPicture={(chosen) => change({ picture: chosen })}
        current={user.profilePicture}
        error={rejected?.fields?.['profilePicture']}
      />
      <ProfileTextFields texts={texts} errors={rejected?.fields} onChange={change} />
      <Actions sticky>
        <SubmitButton busyLabel={messages.loading}>{text.save}</SubmitButton>
      </Actions>
    </Form>
  )
}

/** Clients and admins have no profile texts, only a picture. */
export function PictureForm({ user, onSaved }: Props) {
  const session = useSession()
  const rejected = useProfileRejection()
  const { fields, change } = useDraft(PROFILE_DRAFT, NO_PICTURE)
  const { picture } = fields

  const save = async () => {
    if (!picture) return
    const state = await saveProfile(session, { profilePicture: picture }, saveOptions())
    if (state !== 'failed') onSaved()
  }
  return (
    <Form onSubmit={save}>
      <PictureField
        picture={picture}
        onPicture={(chosen) => change({ picture: chosen })}
        current={user.profilePicture}
        required
        error={rejected?.message ?? undefined}
      />
      <SubmitButton
        disabledReason={picture ? null : text.pictureRequired}
        busyLabel={messages.loading}
      >
        {text.savePicture}
      </SubmitButton>
    </Form>
  )
}
