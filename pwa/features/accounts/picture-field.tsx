import { useState } from 'react'
import { FACE_SIDES, shrinkPicture } from '#pwa/replica/shrink-picture.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { FileField } from '../../ui/file-field.tsx'
import { words } from './words.ts'

type Props = {
  picture: File | null
  onPicture: (picture: File | null) => void
  current: string | null
  required?: boolean
  error?: string | undefined
}

/** One's own face, seen before it is sent and made small before it is kept. */
export function PictureField({ picture, onPicture, current, required, error }: Props) {
  const [wrong, setWrong] = useState('')
  const there = useKeptFile(current)

  const take = async (chosen: File | null) => {
    setWrong('')
    const small = chosen && (await shrinkPicture(chosen, FACE_SIDES).catch(() => null))
    if (chosen && !small) return setWrong(words.profile.pictureWrong)
    onPicture(small)
  }
  return (
    <FileField
      label={words.profile.picture}
      name="profilePicture"
      accept="image/*"
      shape="round"
      prompt={words.profile.picturePrompt}
      hint={words.profile.pictureHint}
      current={there ?? null}
      file={picture}
      onFile={(chosen) => void take(chosen)}
      error={wrong || error}
      optional={!required}
    />
  )
}
