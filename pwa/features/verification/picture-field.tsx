import { useState } from 'react'
import { readPictureFacts } from '#pwa/images/picture-facts.ts'
import { shrinkImage } from '#pwa/images/shrink-image.ts'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { unreadablePicture } from '#pwa/ui/form/unreadable-picture.ts'
import { whyNotPicture } from '#schema/domain/identity-picture.ts'
import { VERIFICATION_MESSAGES } from '#schema/domain/messages/verification.ts'
import type { PictureStep } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'
import './picture-field.css'

/** A number on a card stays legible; a cheap phone sends this in seconds. */
const SIZE = { sides: [1600], maxBytes: 400_000 }

const screenSize = () => ({
  width: screen.width * devicePixelRatio,
  height: screen.height * devicePixelRatio,
})

type Prepared = { picture: File; hash: string } | { error: string }

/** The picture as it is sent, or what to do with one that cannot be. */
async function preparePicture(step: PictureStep, file: File, others: string[]): Promise<Prepared> {
  try {
    const facts = await readPictureFacts(file)
    const refusal = whyNotPicture({ ...facts, step, screen: screenSize(), others })
    if (refusal) return { error: VERIFICATION_MESSAGES.pictures[refusal] }
    return { picture: await shrinkImage(file, SIZE), hash: facts.sha256 }
  } catch {
    return { error: unreadablePicture(file, messages.unreadable) }
  }
}

type Props = {
  step: PictureStep
  picture: File | null
  /** Hash of the other step's picture; empty without one. */
  otherHash: string
  onPicture: (picture: File | null, hash: string) => void
  /** While it is prepared the form cannot be submitted. */
  isPreparing: boolean
  onPreparing: (isPreparing: boolean) => void
  error: string | undefined
}

/** A picture with a frame that shows where the document or the face belongs. */
export function ProofPictureField(props: Props) {
  const { step, picture, otherHash, onPicture, isPreparing, onPreparing, error } = props
  const [refusal, setRefusal] = useState<string>()
  const choose = async (file: File | null) => {
    setRefusal(undefined)
    if (!file) return onPicture(null, '')
    onPreparing(true)
    const prepared = await preparePicture(step, file, otherHash ? [otherHash] : [])
    onPreparing(false)
    if ('picture' in prepared) return onPicture(prepared.picture, prepared.hash)
    // A picture that is refused never leaves the earlier one in its place.
    onPicture(null, '')
    setRefusal(prepared.error)
  }
  const name = step === 'face' ? 'facePicture' : 'documentPicture'
  return (
    <div className="proof-picture" data-step={step}>
      <FileField
        label={VERIFICATION_MESSAGES.labels[name]}
        name={name}
        accept="image/*"
        capture={step === 'face' ? 'user' : undefined}
        prompt={messages.take[step]}
        hint={isPreparing ? messages.preparing : messages.pictureHints[step]}
        file={picture}
        onFile={(file) => void choose(file)}
        error={refusal ?? error}
      />
    </div>
  )
}
