import { useEffect, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import './gallery.css'

export type GalleryPicture = {
  id: string
  /** For the list. */
  thumbnail: string
  /** Opened large. */
  picture: string
  alt: string
  /** What is below the large picture. */
  words?: ReactNode
}

/** A movement of the finger to the side that is longer is a swipe, in CSS pixels. */
const SWIPE_MIN = 40
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** A picture that is missing or not on this phone is an icon of the same size. */
function Thumbnail({ thumbnail, alt }: GalleryPicture) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing)
    return (
      <span className="gallery-missing">
        <Icon name="image" />
        <VisuallyHidden>{alt}</VisuallyHidden>
      </span>
    )
  return (
    <img
      src={thumbnail}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  )
}

type LargeProps = {
  pictures: readonly GalleryPicture[]
  place: number
  onPlace: (place: number) => void
  onClose: () => void
}

/** Through the pictures by swipe, arrow keys and buttons; the first and the last are ends. */
function Large({ pictures, place, onPlace, onClose }: LargeProps) {
  const [startX, setStartX] = useState<number | null>(null)
  const shown = pictures[place]
  const count = pictures.length
  const step = (by: number) => place + by >= 0 && place + by < count && onPlace(place + by)
  // Wherever the focus is within the dialog.
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const to = place + (STEPS[key] ?? 0)
      if (to >= 0 && to < count) onPlace(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [place, count, onPlace])
  if (!shown) return null
  const release = ({ clientX }: PointerEvent) => {
    const distance = startX === null ? 0 : clientX - startX
    setStartX(null)
    if (Math.abs(distance) >= SWIPE_MIN) step(distance < 0 ? 1 : -1)
  }
  const title = messages.pictureOf(place + 1, count)
  return (
    <Dialog wide open onClose={onClose} title={title}>
      <div className="gallery-large">
        <img
          key={shown.id}
          className="gallery-picture"
          src={shown.picture}
          alt={shown.alt}
          draggable={false}
          onPointerDown={({ clientX }) => setStartX(clientX)}
          onPointerUp={release}
          onPointerCancel={() => setStartX(null)}
        />
        <div className="gallery-foot">
          <IconButton
            icon="next"
            label={messages.earlierPicture}
            aria-disabled={place === 0 || undefined}
            onClick={() => step(-1)}
          />
          <div className="gallery-words" aria-live="polite">
            {shown.words}
          </div>
          <IconButton
            icon="next"
            label={messages.nextPicture}
            aria-disabled={place === count - 1 || undefined}
            onClick={() => step(1)}
          />
        </div>
      </div>
    </Dialog>
  )
}

type Props = { pictures: readonly GalleryPicture[]; label: string; look?: 'grid' | 'strip' }

/** Thumbnails, each of which opens large. */
export function Gallery({ pictures, label, look = 'grid' }: Props) {
  const [place, setPlace] = useState<number | null>(null)
  if (pictures.length === 0) return null
  return (
    <>
      <ul role="list" className="gallery" data-look={look} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button type="button" className="gallery-tile" onClick={() => setPlace(index)}>
              <Thumbnail {...picture} />
              <VisuallyHidden>{messages.openPicture}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {place !== null && (
        <Large
          pictures={pictures}
          place={place}
          onPlace={setPlace}
          onClose={() => setPlace(null)}
        />
      )}
    </>
  )
}
