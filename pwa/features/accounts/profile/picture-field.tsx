import { useState } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { AVATAR_SIDES, shrinkImage, type Area } from '#pwa/images/shrink-image.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { unreadablePicture } from '#pwa/ui/form/unreadable-picture.ts'
import { AvatarCropper } from './avatar-cropper.tsx'

type Props = {
  picture: File | null
  onPicture: (picture: File | null) => void
  current: string | null
  required?: boolean
  error?: string | undefined
}

/** The profile picture: the user chooses a square of it, which is stored in the draft. */
export function PictureField({ picture, onPicture, current, required, error }: Props) {
  const [invalid, setInvalid] = useState('')
  const [uncropped, setUncropped] = useState<File | null>(null)
  const currentUrl = useStoredFileUrl(current)
  const reject = (file: File) =>
    setInvalid(unreadablePicture(file, messages.profile.pictureInvalid))

  const choose = async (chosen: File | null) => {
    setInvalid('')
    if (!chosen) return onPicture(null)
    // A photo of a camera is too large to be moved about on a cheap phone.
    const shrunk = await shrinkImage(chosen).catch(() => null)
    if (!shrunk) return reject(chosen)
    setUncropped(shrunk)
  }
  const crop = async (file: File, area: Area) => {
    const cropped = await shrinkImage(file, { sides: AVATAR_SIDES, area, isShared: true }).catch(
      () => null,
    )
    setUncropped(null)
    if (cropped) onPicture(cropped)
    else reject(file)
  }
  return (
    <>
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
      {uncropped && (
        <AvatarCropper
          file={uncropped}
          onCrop={(area) => crop(uncropped, area)}
          onCancel={() => setUncropped(null)}
        />
      )}
    </>
  )
}
