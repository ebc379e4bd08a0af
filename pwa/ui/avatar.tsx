import { useState } from 'react'
import { useSparing } from './sparing.ts'
import './avatar.css'

type Props = {
  name: string
  picture?: string | null
  size?: 'small' | 'large' | 'huge'
  /** Its bytes are on this phone already, so it shows even where data is spared. */
  kept?: boolean
}

const SIDES = { small: 32, medium: 44, large: 72, huge: 104 }
const TINTS = 4

/** Two letters at most: of two names, or the first two of one. */
function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? first.slice(0, 1) + second.slice(0, 1) : [...first].slice(0, 2).join('')
}

const tintOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS

/** A face, or initials on a tint that stays the same for a name. The name itself always stands beside it. */
export function Avatar({ name, picture, size, kept }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const sparing = useSparing()
  const isFree = kept || !sparing || picture?.startsWith('blob:')
  const side = SIDES[size ?? 'medium']
  return (
    <span className="avatar" data-size={size} data-tint={tintOf(name)} aria-hidden>
      {picture && isFree && picture !== broken ? (
        <img
          className="avatar-picture"
          src={picture}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
