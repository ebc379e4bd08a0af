import type { OwnUser } from '#schema/contract/accounts.ts'
import { JOB_TITLE_MAX, LOCATION_MAX, PROFILE_MAX } from '#schema/domain/limits.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useWaiting } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import { saveProfile } from './save-profile.ts'
import { words } from './words.ts'
import { PROFILE, PROFILE_DRAFT } from './writes.ts'

const { profile: say } = words

type Props = { user: OwnUser; onSaved: () => void }

const NO_PICTURE: { picture: File | null } = { picture: null }

/** What the server did not accept, with the text in the form again. */
function useRefusal() {
  const waiting = useWaiting(PROFILE)
  return waiting?.state === 'refused' ? waiting : null
}

/** SPEC 2: picture, job title, description, location. What a tasker leaves empty keeps them from the dashboard. */
export function ProfileForm({ user, onSaved }: Props) {
  const session = useSession()
  const refused = useRefusal()
  const { fields, change } = useDraft(PROFILE_DRAFT, {
    ...NO_PICTURE,
    jobTitle: user.jobTitle,
    profileDescription: user.profileDescription,
    location: user.location,
  })
  const { picture, ...texts } = fields

  const send = async () => {
    const outcome = await saveProfile(
      session,
      { ...texts, ...(picture && { profilePicture: picture }) },
      { clears: PROFILE_DRAFT, done: TEXTS.profileUpdated },
    )
    if (outcome !== 'refused') onSaved()
  }

  return (
    <Form onSubmit={send}>
      {refused && (
        <Notice tone="bad" alert>
          {refused.words}
        </Notice>
      )}
      <PictureField
        picture={picture}
        onPicture={(chosen) => change({ picture: chosen })}
        current={user.profilePicture}
        error={refused?.fields?.['profilePicture']}
      />
      <TextField
        label={say.jobTitle}
        name="jobTitle"
        autoComplete="organization-title"
        hint={say.jobTitleHint}
        error={refused?.fields?.['jobTitle']}
        data-why={say.jobTitleRequired}
        maxLength={JOB_TITLE_MAX}
        required
        value={texts.jobTitle}
        onChange={({ target }) => change({ jobTitle: target.value })}
      />
      <TextArea
        label={say.description}
        name="profileDescription"
        hint={say.descriptionHint}
        error={refused?.fields?.['profileDescription']}
        data-why={say.descriptionRequired}
        maxLength={PROFILE_MAX}
        limit={PROFILE_MAX}
        required
        value={texts.profileDescription}
        onChange={({ target }) => change({ profileDescription: target.value })}
      />
      <TextField
        label={say.location}
        name="location"
        icon="place"
        autoComplete="address-level2"
        hint={say.locationHint}
        error={refused?.fields?.['location']}
        data-why={say.locationRequired}
        maxLength={LOCATION_MAX}
        required
        value={texts.location}
        onChange={({ target }) => change({ location: target.value })}
      />
      <Actions sticky>
        <SubmitButton busyLabel={words.busy}>{say.save}</SubmitButton>
      </Actions>
    </Form>
  )
}

/** F37: a client has no profile to write, but a face beside their todos. */
export function PictureForm({ user, onSaved }: Props) {
  const session = useSession()
  const refused = useRefusal()
  const { fields, change } = useDraft(PROFILE_DRAFT, NO_PICTURE)
  const { picture } = fields

  const send = async () => {
    if (!picture) return
    const outcome = await saveProfile(
      session,
      { profilePicture: picture },
      { clears: PROFILE_DRAFT, done: TEXTS.profileUpdated },
    )
    if (outcome !== 'refused') onSaved()
  }
  return (
    <Form onSubmit={send}>
      <PictureField
        picture={picture}
        onPicture={(chosen) => change({ picture: chosen })}
        current={user.profilePicture}
        required
        error={refused?.words ?? undefined}
      />
      <SubmitButton why={picture ? null : say.pictureRequired} busyLabel={words.busy}>
        {say.savePicture}
      </SubmitButton>
    </Form>
  )
}
