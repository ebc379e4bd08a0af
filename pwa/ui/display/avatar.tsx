import { useState } from 'react'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { initialsOf } from '#schema/domain/initials.ts'
import { avatarTint } from './tint.ts'
import './avatar.css'

type Props = {
  name: string
  picture?: string | null | undefined
  size?: 'small' | 'large' | 'huge'
  /** The picture is stored on this phone, so it is shown even in lite mode. */
  cached?: boolean
}

const SIDES_PX = { small: 32, medium: 44, large: 72, huge: 104 }

/** A picture, or initials on a colour derived from the name. Hidden from screen readers: the name is always beside it. */
export function Avatar({ name, picture, size, cached }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const isDataSaverOn = useDataSaver()
  const mayLoad = cached || !isDataSaverOn || picture?.startsWith('blob:')
  const side = SIDES_PX[size ?? 'medium']
  return (
    <span className="avatar" data-size={size} data-tint={avatarTint(name)} aria-hidden>
      {picture && mayLoad && picture !== failedUrl ? (
        <img
          className="avatar-picture"
          src={picture}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
