import { useState } from 'react'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { messages } from '#pwa/ui/messages.ts'
import { skillLabel } from '#schema/domain/trades.ts'
import { Icon, type IconName } from './icon.tsx'
import { captionHue } from './tint.ts'
import './picture.css'

type Props = {
  src: string | null | undefined
  /** Empty when the text beside the picture says the same. */
  alt: string
  ratio?: 'wide' | 'photo' | 'square' | 'strip'
  /** Nothing is fetched until it is tapped; by default this follows the data saver. */
  tapToLoad?: boolean
  /** Shown where there is no picture. */
  icon?: IconName | undefined
  /** The skill that it is about: where there is no picture it gives the colour, and a strip shows it. */
  caption?: string | undefined
  /** The first picture of a page is fetched at once. */
  eager?: boolean
  /** Without rounded corners, for CardMedia. */
  flush?: boolean
}

type BlankProps = Pick<Props, 'icon' | 'caption'> & { isRead: boolean }

const Blank = ({ icon = 'image', caption, isRead }: BlankProps) => (
  <span
    className="picture-blank adire"
    data-hue={caption === undefined ? undefined : captionHue(caption)}
  >
    <Icon name={icon} />
    {isRead && caption && <span className="picture-caption">{skillLabel(caption)}</span>}
  </span>
)

/** A picture with reserved space; a pattern with an icon and a caption where it is missing or broken. */
export function Picture(props: Props) {
  const { src, alt, ratio = 'wide', icon, caption, eager, flush } = props
  const isDataSaverOn = useDataSaver()
  const [isTapped, setIsTapped] = useState(false)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const mayLoad = isTapped || !(props.tapToLoad ?? isDataSaverOn) || src?.startsWith('blob:')
  const hasPicture = src && src !== failedUrl
  return (
    <span
      className="picture"
      data-ratio={ratio}
      data-blank={!hasPicture}
      data-flush={flush || undefined}
    >
      {hasPicture && mayLoad ? (
        <img
          className="picture-image"
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedUrl(src)}
        />
      ) : (
        <Blank icon={icon} caption={caption} isRead={ratio === 'strip' && !hasPicture} />
      )}
      {hasPicture && !mayLoad && (
        <button type="button" className="picture-tap" onClick={() => setIsTapped(true)}>
          <span className="picture-note">{messages.tapToLoad}</span>
        </button>
      )}
    </span>
  )
}
