import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { saidOr } from '#pwa/api/server-words.ts'
import type { ProfileRow } from '#pwa/replica/database.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { ClientRecord } from '#pwa/ui/display/client-record.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Stars } from '#pwa/ui/display/stars.tsx'
import { TrackRecord } from '#pwa/ui/display/track-record.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { readProfile, type Review } from '#schema/contract/accounts.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { REVIEW_SIDES, type ReviewSide } from '#schema/domain/review.ts'
import { messages } from './messages.ts'
import './reviews.css'

type ReplyLink = (review: Review) => ReactNode
type Props = {
  profile: ProfileRow
  call: Auth['call']
  /** A link to reply, on the user's own profile. */
  replyLink?: ReplyLink
  /** What the reader may do about a review. */
  reviewAction?: ReplyLink
}

function PublicReview({
  review,
  replyLink,
  reviewAction,
  name,
}: {
  review: Review
  replyLink?: ReplyLink
  reviewAction?: ReplyLink
  name: string
}) {
  const { projectTitle, titleSays, comment, rating, createdAt, from, reply } = review
  return (
    <li className="review-item">
      <Avatar name={from.username} picture={from.profilePicture} />
      <div className="review-body">
        <p className="spread">
          <span className="strong upper">{from.username}</span>
          <span className="small soft">
            <DateText at={createdAt} show="short" />
          </span>
        </p>
        <Stars rating={rating} />
        <p className="strong">{saidOr(titleSays, projectTitle)}</p>
        {comment && <p className="prose">{comment}</p>}
        {reply ? (
          <div className="review-reply">
            <p className="small strong">{messages.replyFrom(name)}</p>
            <p className="prose">{reply.text}</p>
          </div>
        ) : null}
        <div className="row">
          {!reply && replyLink?.(review)}
          {reviewAction?.(review)}
        </div>
      </div>
    </li>
  )
}

const defaultRole = ({ about, userType }: ProfileRow): ReviewSide =>
  about ?? (userType === 'client' ? 'client' : 'tasker')

/** The first page of the account's own role is with the profile; other pages and the other role are requested. */
function useReviews({ profile, call }: Props, about: ReviewSide) {
  const isOwnRole = about === defaultRole(profile)
  const { _id: id, nextCursor = null } = profile
  const query = useInfiniteQuery({
    queryKey: [readProfile.name, id, about, isOwnRole ? (nextCursor ?? '') : 'all'],
    enabled: !isOwnRole,
    initialPageParam: isOwnRole ? (nextCursor ?? '') : '',
    queryFn: ({ pageParam, signal }) =>
      call(readProfile, { id, about, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const fetched = query.data?.pages.flatMap(({ reviews }) => reviews)
  const first = isOwnRole ? profile.reviews : []
  return {
    query,
    reviews: isOwnRole || fetched ? [...first, ...(fetched ?? [])] : undefined,
    hasMore: query.data ? query.hasNextPage : isOwnRole && nextCursor !== null,
    showMore: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  }
}

/** The reviews about a user by role, with the average. */
export function ProfileReviews(props: Props) {
  const { profile, replyLink, reviewAction } = props
  const [about, setAbout] = useState<ReviewSide>(defaultRole(profile))
  const { query, reviews, hasMore, showMore } = useReviews(props, about)
  return (
    <section className="stack stack-tight">
      <h2>{messages.reviews}</h2>
      <RadioCards
        label={<VisuallyHidden>{messages.reviews}</VisuallyHidden>}
        name="about"
        look="segments"
        options={REVIEW_SIDES.map((side) => ({ value: side, label: messages.about[side] }))}
        value={about}
        onValue={(side) => setAbout(side as ReviewSide)}
      />
      <TrackRecord
        ratings={profile.ratings?.[about]}
        completion={about === 'tasker' ? profile.completion : undefined}
      />
      {about === 'client' && <ClientRecord record={profile.clientRecord} />}
      {query.isError && <ErrorNote onRetry={() => void query.refetch()} />}
      {!reviews && !query.isError && <Skeleton />}
      {reviews?.length === 0 && <p className="soft">{GENERAL_MESSAGES.noReview}</p>}
      {reviews && reviews.length > 0 && (
        <ul className="review-list" role="list">
          {reviews.map((review) => (
            <PublicReview
              key={review._id}
              review={review}
              name={profile.username}
              {...(replyLink && { replyLink })}
              {...(reviewAction && { reviewAction })}
            />
          ))}
        </ul>
      )}
      <Pager hasMore={hasMore} busy={query.isFetching} onMore={showMore} />
    </section>
  )
}
