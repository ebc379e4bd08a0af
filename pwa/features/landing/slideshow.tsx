import { useEffect, useRef } from 'react'
import { startCarousels } from './carousel.ts'
import { messages } from './messages.ts'
import type { Picture } from './pictures.ts'
import { RotationToggle } from './rotation-button.tsx'
import './slideshow.css'

type Props = {
  label: string
  pictures: readonly Picture[]
  intervalMs: number
  /** Above the fold: loaded at once. */
  eager?: boolean
}

/** Portraits, one at a time, in an arched frame. */
export function Slideshow({ label, pictures, intervalMs, eager }: Props) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? startCarousels(section.current) : undefined), [])
  return (
    <section
      ref={section}
      className="slideshow"
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={intervalMs}
    >
      <div className="slideshow-frame" data-items>
        {pictures.map(({ src, alt }, index) => (
          <img
            key={src}
            className="slideshow-picture"
            src={src}
            alt={messages.alts[alt]}
            width={480}
            height={560}
            data-position={index}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager && index === 0 ? 'high' : 'low'}
            decoding="async"
          />
        ))}
      </div>
      <span className="slideshow-foot">
        <span className="slideshow-marks" aria-hidden data-items>
          {pictures.map(({ src }, index) => (
            <span key={src} className="slideshow-mark" data-position={index} />
          ))}
        </span>
        <RotationToggle />
      </span>
    </section>
  )
}
