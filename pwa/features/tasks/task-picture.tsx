import { useState } from 'react'
import { IMAGE_MAX } from '#schema/domain/limits.ts'
import { shrinkPicture } from '#pwa/replica/shrink-picture.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { FileField } from '#pwa/ui/file-field.tsx'
import { words } from './client-words.ts'

type Props = {
  /** A picture is being made small: posting now would leave it behind. */
  isShrinking: boolean
  onShrinking: (isShrinking: boolean) => void
  picture: File | null
  onPicture: (picture: File | null) => void
  current?: string | null | undefined
  error?: string | undefined
}

/** The todo's picture, made small before it is kept: a 12 MP photograph would wait long for a poor signal. */
export function TaskPicture(props: Props) {
  const { picture, onPicture, current, error, isShrinking, onShrinking } = props
  const [wrong, setWrong] = useState<string>()
  const there = useKeptFile(current ?? null)

  const take = async (chosen: File | null) => {
    setWrong(undefined)
    if (!chosen) return onPicture(null)
    onShrinking(true)
    const small = await shrinkPicture(chosen).catch(() => null)
    onShrinking(false)
    if (!small) return setWrong(words.pictureUnreadable)
    if (small.size > IMAGE_MAX) return setWrong(words.pictureTooBig)
    onPicture(small)
  }

  return (
    <FileField
      label={words.picture}
      name="taskImage"
      accept="image/*"
      prompt={words.picturePrompt}
      hint={isShrinking ? words.pictureShrinking : words.pictureHint}
      current={there ?? null}
      file={picture}
      onFile={(chosen) => void take(chosen)}
      error={wrong ?? error}
      optional
    />
  )
}
