import type { Face } from '#schema/contract/accounts.ts'
import { Avatar } from '#pwa/ui/avatar.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import type { ReactNode } from 'react'
import './person-head.css'

type Props = { person: Face; note?: ReactNode; end?: ReactNode; kept?: boolean }

/** Whose work it is: face and name, upper case only to the eye (F8). */
export function PersonHead({ person, note, end, kept = false }: Props) {
  return (
    <div className="person-head">
      <Avatar name={person.username} picture={person.profilePicture} kept={kept} />
      <div className="person-head-words">
        <p className="person-head-name">
          <span className="upper">{person.username}</span>
          {person.isVerified && <Icon name="verified" size="small" />}
        </p>
        {note && <p className="person-head-note">{note}</p>}
      </div>
      {end}
    </div>
  )
}
