import type { ReactNode } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import type { ProfileRow } from '#pwa/replica/database.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Meta } from '#pwa/ui/display/card.tsx'
import { Chips } from '#pwa/ui/display/chip.tsx'
import { IdentityChecks } from '#pwa/ui/display/identity-checks.tsx'
import { VerifiedMark } from '#pwa/ui/display/verified-mark.tsx'
import { formatMonth } from '#pwa/ui/format/format-time.ts'
import { skillLabel } from '#schema/domain/trades.ts'
import './profile-view.css'

const { view: text } = messages

function VerifiedBadge({ profile }: { profile: ProfileRow }) {
  if (!profile.isVerified) return <Badge tone="still">{text.notVerified}</Badge>
  return (
    <VerifiedMark user={profile} checks={profile.checks}>
      <Badge tone="good" icon="verified">
        {text.verified}
      </Badge>
    </VerifiedMark>
  )
}

type HeadProps = { profile: ProfileRow; picture: string | null; actions?: ReactNode }
type Props = HeadProps & { works?: ReactNode; reviews: ReactNode }

function Head({ profile, picture, actions }: HeadProps) {
  const { username, userType, jobTitle, location, createdAt, checks } = profile
  return (
    <section className="profile-head" aria-label={username}>
      <span className="profile-pattern adire" />
      <span className="profile-avatar">
        <Avatar name={username} picture={picture} size="huge" />
      </span>
      <div className="profile-names">
        <h2 className="profile-name">
          <span className="upper">{username}</span>
          <VerifiedBadge profile={profile} />
        </h2>
        {jobTitle && <p className="profile-job">{jobTitle}</p>}
        <IdentityChecks checks={checks} />
        <Meta
          items={[
            { icon: 'person', text: text[userType] },
            location !== '' && { icon: 'place', text: location },
            { icon: 'calendar', text: `${text.since} ${formatMonth(createdAt)}` },
          ]}
        />
      </div>
      {actions && <div className="row">{actions}</div>}
    </section>
  )
}

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <section className="stack stack-tight">
      <h2>{text.skills}</h2>
      {skills.length > 0 ? (
        <Chips items={skills.map((skill) => skillLabel(skill))} label={text.skills} />
      ) : (
        <p className="soft">{text.noSkills}</p>
      )}
    </section>
  )
}

/** `picture` is the URL to show: the file stored on this phone while it is not sent, else the server's. */
export function ProfileView({ profile, picture, actions, works, reviews }: Props) {
  return (
    <div className="profile">
      <Head profile={profile} picture={picture} actions={actions} />
      <div className="profile-parts">
        <div className="stack stack-wide">
          {profile.profileDescription && (
            <section className="stack stack-tight">
              <h2>{text.about}</h2>
              <p className="prose">{profile.profileDescription}</p>
            </section>
          )}
          {profile.userType === 'tasker' && works}
          {profile.userType === 'tasker' && <Skills skills={profile.skillsets} />}
        </div>
        {reviews}
      </div>
    </div>
  )
}
