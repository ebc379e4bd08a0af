import type { ReactNode } from 'react'
import type { Applicant } from '#schema/contract/proposals.ts'
import { Avatar } from '#pwa/ui/avatar.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { words } from './applicant-words.ts'
import './applicant-head.css'

type Props = {
  tasker: Applicant['tasker']
  /** R1: where two share a name. */
  tail?: string | null
  size?: 'large'
  end?: ReactNode
}

/** Who offers; upper case only to the eye (F8). */
export function ApplicantHead({ tasker, tail, size, end }: Props) {
  const { username, profilePicture, isVerified, jobTitle } = tasker
  return (
    <div className="applicant-head">
      <Avatar name={username} picture={profilePicture} {...(size && { size })} />
      <div className="applicant-head-words">
        <p className="applicant-head-name">
          <span className="upper">{username}</span>
          {tail && <span className="small soft">{tail}</span>}
          {isVerified && <Icon name="verified" size="small" label={words.verified} />}
        </p>
        <p className="applicant-head-note">
          {jobTitle || (isVerified ? words.verified : words.notVerified)}
        </p>
      </div>
      {end}
    </div>
  )
}
