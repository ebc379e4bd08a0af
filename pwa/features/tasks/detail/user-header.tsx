import type { ReactNode } from 'react'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { VerifiedMark } from '#pwa/ui/display/verified-mark.tsx'
import type { UserSummary } from '#schema/contract/accounts.ts'
import './user-header.css'

type Props = {
  user: UserSummary
  note?: ReactNode
  end?: ReactNode
  /** The picture is stored on this phone. */
  cached?: boolean
}

export function UserHeader({ user, note, end, cached = false }: Props) {
  return (
    <div className="user-header">
      <Avatar name={user.username} picture={user.profilePicture} cached={cached} />
      <div className="user-header-text">
        <p className="user-header-name">
          <span className="upper">{user.username}</span>
          {user.isVerified && <VerifiedMark user={user} />}
        </p>
        {note && <p className="user-header-note">{note}</p>}
      </div>
      {end}
    </div>
  )
}
