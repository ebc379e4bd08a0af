import { useEffect, useRef } from 'react'
import { enliven } from './enliven.ts'
import { RotationToggle } from './rotation-button.tsx'
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
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? enliven(section.current) : undefined), [])
  return (
    <section
      ref={section}
      className="slideshow"
      aria-roledescription="carousel"
      aria-label={label}
      data-ms={ms}
    >
      <div className="slideshow-door" data-row>
        {pictures.map(({ src, alt }, place) => (
          <img
            key={src}
            className="slideshow-picture"
            src={src}
            alt={alt}
            width={480}
            height={560}
            data-place={place}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager && place === 0 ? 'high' : 'low'}
            decoding="async"
          />
        ))}
      </div>
      <span className="slideshow-foot">
        <span className="slideshow-marks" aria-hidden data-row>
          {pictures.map(({ src }, place) => (
            <span key={src} className="slideshow-mark" data-place={place} />
          ))}
        </span>
        <RotationToggle />
      </span>
    </section>
  )
}
