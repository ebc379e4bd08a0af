import { useState } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { AVATAR_SIDES, shrinkImage } from '#pwa/images/shrink-image.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { FileField } from '#pwa/ui/form/file-field.tsx'

type Props = {
  picture: File | null
  onPicture: (picture: File | null) => void
  current: string | null
  required?: boolean
  error?: string | undefined
}

/** The profile picture, shrunk before it is stored in the draft. */
export function PictureField({ picture, onPicture, current, required, error }: Props) {
  const [invalid, setInvalid] = useState('')
  const currentUrl = useStoredFileUrl(current)

  const choose = async (chosen: File | null) => {
    setInvalid('')
    const shrunk = chosen && (await shrinkImage(chosen, AVATAR_SIDES).catch(() => null))
    if (chosen && !shrunk) return setInvalid(messages.profile.pictureInvalid)
    onPicture(shrunk)
  }
  return (
    <FileField
      label={messages.profile.picture}
      name="profilePicture"
      accept="image/*"
      shape="round"
      prompt={messages.profile.picturePrompt}
      hint={messages.profile.pictureHint}
      current={currentUrl ?? null}
      file={picture}
      onFile={(chosen) => void choose(chosen)}
      error={invalid || error}
      optional={!required}
    />
  )
}
