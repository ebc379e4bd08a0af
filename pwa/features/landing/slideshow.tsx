import { IconButton } from '../../ui/button.tsx'
import { useRotation } from './use-rotation.ts'
import { words } from './words.ts'
import './slideshow.css'

type Props = {
  label: string
  pictures: readonly { src: string; alt: string }[]
  ms: number
  /** The first thing a visitor sees is wanted at once. */
  eager?: boolean
}

/** Portraits, one after the other, in the shape of a doorway. */
export function Slideshow({ label, pictures, ms, eager }: Props) {
  const { at, moves, toggle, hold } = useRotation(pictures.length, ms)
  return (
    <section className="slideshow" aria-roledescription="carousel" aria-label={label} {...hold}>
      <div className="slideshow-door">
        {pictures.map(({ src, alt }, place) => (
          <img
            key={src}
            className="slideshow-picture"
            src={src}
            alt={alt}
            width={480}
            height={560}
            data-shown={place === at || undefined}
            aria-hidden={place !== at}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager && place === 0 ? 'high' : 'low'}
            decoding="async"
          />
        ))}
      </div>
      <span className="slideshow-foot">
        <span className="slideshow-marks" aria-hidden>
          {pictures.map(({ src }, place) => (
            <span key={src} className="slideshow-mark" data-shown={place === at || undefined} />
          ))}
        </span>
        <IconButton
          icon={moves ? 'pause' : 'play'}
          label={moves ? words.pause : words.play}
          onClick={toggle}
        />
      </span>
    </section>
  )
}
