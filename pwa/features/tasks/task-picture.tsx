import { useState } from 'react'
import { IMAGE_MAX } from '#schema/domain/limits.ts'
import { shrinkPicture } from '#pwa/replica/shrink-picture.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { FileField } from '#pwa/ui/file-field.tsx'
import { words } from './client-words.ts'

type Props = {
  picture: File | null
  onPicture: (picture: File | null) => void
  current?: string | null | undefined
  error?: string | undefined
}

/** The todo's picture, made small before it is kept: a 12 MP photograph would wait long for a poor signal. */
export function TaskPicture({ picture, onPicture, current, error }: Props) {
  const [state, setState] = useState<{ shrinking?: boolean; wrong?: string }>({})
  const there = useKeptFile(current ?? null)

  const take = async (chosen: File | null) => {
    if (!chosen) {
      setState({})
      return onPicture(null)
    }
    setState({ shrinking: true })
    const small = await shrinkPicture(chosen).catch(() => null)
    if (!small) return setState({ wrong: words.pictureUnreadable })
    if (small.size > IMAGE_MAX) return setState({ wrong: words.pictureTooBig })
    setState({})
    onPicture(small)
  }

  return (
    <FileField
      label={words.picture}
      name="taskImage"
      accept="image/*"
      prompt={words.picturePrompt}
      hint={state.shrinking ? words.pictureShrinking : words.pictureHint}
      current={there ?? null}
      file={picture}
      onFile={(chosen) => void take(chosen)}
      error={state.wrong ?? error}
      optional
    />
  )
}
