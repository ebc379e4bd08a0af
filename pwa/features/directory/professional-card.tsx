import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Card, CardActions, CardHead, CardText, CardTitle, Meta } from '#pwa/ui/display/card.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { TrackRecord } from '#pwa/ui/display/track-record.tsx'
import { VerifiedMark } from '#pwa/ui/display/verified-mark.tsx'
import type { Professional } from '#schema/contract/directory.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import './directory.css'

type Props = { professional: Professional; action?: ReactNode }

const distance = ({ km }: Professional) => km !== null && { text: messages.kilometres(km) }

/** What clients choose by; the title leads to the profile. */
export function ProfessionalCard({ professional, action }: Props) {
  const { _id: id, username, field, work, answers, isFree, location } = professional
  return (
    <Card>
      <CardHead>
        <Avatar name={username} picture={professional.profilePicture} />
        <CardTitle>
          <Link to="/profile/$id" params={{ id }}>
            <bdi>{username}</bdi>
          </Link>{' '}
          {professional.isVerified && <VerifiedMark user={professional} />}
        </CardTitle>
        <Badge tone={isFree ? 'good' : 'still'}>{isFree ? messages.free : messages.busy}</Badge>
      </CardHead>
      <div className="directory-card" data-work={work !== null || undefined}>
        <div className="stack stack-tight">
          <CardText>{professional.jobTitle || tradeLabel(field)}</CardText>
          <TrackRecord ratings={professional.ratings} completion={professional.completion} />
          <Meta
            items={[
              location !== '' && { icon: 'place', text: <bdi>{location}</bdi> },
              distance(professional),
              answers && { icon: 'clock', text: messages.answers[answers] },
            ]}
          />
        </div>
        {work && <Picture src={work.src} alt={work.caption || tradeLabel(field)} ratio="square" />}
      </div>
      {action && <CardActions>{action}</CardActions>}
    </Card>
  )
}
