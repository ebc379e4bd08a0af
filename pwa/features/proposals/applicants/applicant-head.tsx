import type { ReactNode } from 'react'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { IdentityChecks } from '#pwa/ui/display/identity-checks.tsx'
import { TrackRecord } from '#pwa/ui/display/track-record.tsx'
import { VerifiedMark } from '#pwa/ui/display/verified-mark.tsx'
import type { Applicant } from '#schema/contract/proposals.ts'
import { messages } from './messages.ts'
import './applicant-head.css'

type Props = {
  tasker: Applicant['tasker']
  /** Shown after a name that several applicants have. */
  idSuffix?: string | null
  size?: 'large'
  end?: ReactNode
}

export function ApplicantHead({ tasker, idSuffix, size, end }: Props) {
  const { username, profilePicture, isVerified, jobTitle, ratings, completion, checks } = tasker
  return (
    <>
      <div className="applicant-head">
        <Avatar name={username} picture={profilePicture} {...(size && { size })} />
        <div className="applicant-head-words">
          <p className="applicant-head-name">
            <span className="upper">{username}</span>
            {idSuffix && <span className="small soft">{idSuffix}</span>}
            {isVerified && <VerifiedMark user={tasker} checks={checks} />}
          </p>
          <p className="applicant-head-note">
            {jobTitle || (isVerified ? messages.verified : messages.notVerified)}
          </p>
        </div>
        {end}
      </div>
      <IdentityChecks checks={checks} />
      <TrackRecord ratings={ratings} completion={completion} />
    </>
  )
}
