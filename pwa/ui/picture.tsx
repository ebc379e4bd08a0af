import { useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { sizeWords } from './size-words.ts'
import { useSparing } from './sparing.ts'
import './picture.css'

type Props = {
  src: string | null | undefined
  /** What it shows; empty when the words beside it already say so. */
  alt: string
  ratio?: 'wide' | 'photo' | 'square' | 'strip'
  /** Data costs money: nothing is fetched until it is tapped. Unless told otherwise, where data is spared. */
  tapToLoad?: boolean
  bytes?: number
  /** Stands in where there is no picture: the trade's. */
  icon?: IconName
  /** The first picture of a page is wanted at once. */
  eager?: boolean
  /** Without corners of its own, inside CardMedia. */
  flush?: boolean
}

/** A picture in a place kept for it. Missing or broken, it is a piece of cloth instead of a hole. */
export function Picture(props: Props) {
  const { src, alt, ratio = 'wide', bytes, icon = 'image', eager, flush } = props
  const sparing = useSparing()
  const [tapped, setTapped] = useState(false)
  const wanted = tapped || !(props.tapToLoad ?? sparing) || src?.startsWith('blob:')
  const [broken, setBroken] = useState<string | null>(null)
  const there = src && src !== broken
  return (
    <span className="picture" data-ratio={ratio} data-flush={flush || undefined}>
      {there && wanted ? (
        <img
          className="picture-image"
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className="picture-blank adire">
          <Icon name={icon} />
        </span>
      )}
      {there && !wanted && (
        <button type="button" className="picture-tap" onClick={() => setTapped(true)}>
          <span className="picture-note">
            Tap to load{bytes !== undefined && ` · ${sizeWords(bytes)}`}
          </span>
        </button>
      )}
    </span>
  )
}
