import type { ReactNode } from 'react'
import { TEXTS } from '#schema/domain/texts.ts'
import type { ProfileRow } from '#pwa/replica/database.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Meta } from '../../ui/card.tsx'
import { Chips } from '../../ui/chip.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Stars } from '../../ui/stars.tsx'
import { monthWords } from '#pwa/ui/time-words.ts'
import { words } from './words.ts'
import './profile-view.css'

const { view: say } = words

function Review({ review }: { review: ProfileRow['reviews'][number] }) {
  const { projectTitle, comment, rating, createdAt, from } = review
  return (
    <li className="profile-review">
      <Avatar name={from.username} picture={from.profilePicture} />
      <div className="profile-review-words">
        <p className="spread">
          <span className="strong upper">{from.username}</span>
          <span className="small soft">
            <DateText at={createdAt} show="short" />
          </span>
        </p>
        <Stars rating={rating} />
        <p className="strong">{projectTitle}</p>
        <p className="prose">{comment}</p>
      </div>
    </li>
  )
}

/** SPEC 2, /profile: whatever of it there is (F10). `picture` is the face's address on this phone. */
export function ProfileView(props: {
  profile: ProfileRow
  picture: string | null
  actions?: ReactNode
}) {
  const { profile, picture, actions } = props
  const { username, userType, jobTitle, location, isVerified, createdAt, reviews } = profile
  return (
    <div className="profile">
      <section className="profile-head" aria-label={username}>
        <span className="profile-cloth adire" />
        <span className="profile-face">
          <Avatar name={username} picture={picture} size="huge" />
        </span>
        <div className="profile-names">
          <h2 className="profile-name">
            <span className="upper">{username}</span>
            <Badge
              tone={isVerified ? 'good' : 'still'}
              {...(isVerified && { icon: 'verified' as const })}
            >
              {isVerified ? say.verified : say.notVerified}
            </Badge>
          </h2>
          {jobTitle && <p className="profile-job">{jobTitle}</p>}
          <Meta
            items={[
              { icon: 'person', text: say[userType] },
              location !== '' && { icon: 'place', text: location },
              {
                icon: 'calendar',
                text: `${say.since} ${monthWords(createdAt)}`,
              },
            ]}
          />
        </div>
        {actions && <div className="row">{actions}</div>}
      </section>
      <div className="profile-parts">
        <div className="stack stack-wide">
          {profile.profileDescription && (
            <section className="stack stack-tight">
              <h2>{say.about}</h2>
              <p className="prose">{profile.profileDescription}</p>
            </section>
          )}
          {userType === 'tasker' && (
            <section className="stack stack-tight">
              <h2>{say.skills}</h2>
              {profile.skillsets.length > 0 ? (
                <Chips items={profile.skillsets} label={say.skills} />
              ) : (
                <p className="soft">{say.noSkills}</p>
              )}
            </section>
          )}
        </div>
        <section className="stack stack-tight">
          <h2>{say.reviews}</h2>
          {reviews.length === 0 ? (
            <p className="soft">{TEXTS.noReview}</p>
          ) : (
            <ul className="profile-reviews" role="list">
              {reviews.map((review) => (
                <Review key={review._id} review={review} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}
