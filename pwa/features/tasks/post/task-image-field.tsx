import { useState } from 'react'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { createThumbnail, shrinkImage } from '#pwa/images/shrink-image.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { unreadablePicture } from '#pwa/ui/form/unreadable-picture.ts'
import { IMAGE_MAX } from '#schema/domain/limits.ts'

type Props = {
  /** While it is shrunk the form cannot be submitted: the picture would be missing. */
  isShrinking: boolean
  onShrinking: (isShrinking: boolean) => void
  picture: File | null
  onPicture: (picture: File | null, thumbnail: File | null) => void
  current?: string | null | undefined
  error?: string | undefined
}

/** The task's picture, shrunk before it is stored. */
export function TaskImageField(props: Props) {
  const { picture, onPicture, current, error, isShrinking, onShrinking } = props
  const [fileError, setFileError] = useState<string>()
  const currentUrl = useStoredFileUrl(current ?? null)

  const select = async (file: File | null) => {
    setFileError(undefined)
    if (!file) return onPicture(null, null)
    onShrinking(true)
    const shrunk = await shrinkImage(file, { isShared: true }).catch(() => null)
    const thumbnail = shrunk && (await createThumbnail(shrunk).catch(() => null))
    onShrinking(false)
    if (!shrunk) return setFileError(unreadablePicture(file, messages.pictureUnreadable))
    if (shrunk.size > IMAGE_MAX) return setFileError(messages.pictureTooBig)
    onPicture(shrunk, thumbnail)
  }

  return (
    <FileField
      label={messages.picture}
      name="taskImage"
      accept="image/*"
      prompt={messages.picturePrompt}
      hint={isShrinking ? messages.pictureShrinking : messages.pictureHint}
      current={currentUrl ?? null}
      file={picture}
      onFile={(file) => void select(file)}
      error={fileError ?? error}
      optional
    />
  )
}
