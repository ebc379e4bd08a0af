import { readProfile } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { averageRating } from '#schema/domain/review.ts'
import { selectPublicUser } from '#worker/accounts/queries.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { selectReviewsAbout } from './queries.ts'

type Rows = Awaited<ReturnType<typeof selectReviewsAbout>>

const presentReview = ({ id, taskId, title, comment, rating, ...review }: Rows[number]) => ({
  _id: id,
  task: taskId,
  projectTitle: title,
  comment,
  rating,
  createdAt: review.createdAt,
  visibleAt: review.visibleAt,
  from: { _id: review.authorId, ...review.author },
  reply:
    review.reply === null
      ? null
      : { text: review.reply, createdAt: review.repliedAt ?? review.visibleAt },
})

const presentRatings = (total: { sum: number; count: number }) => ({
  average: averageRating(total),
  count: total.count,
})

export const readProfileRoute = route(readProfile, async ({ db, now, read }, { id, ...page }) => {
  const { profile, reviews } = await read({
    profile: first(selectPublicUser(db, id)),
    reviews: selectReviewsAbout(db, id, { ...page, now }),
  })
  if (!profile) throw new DomainError('not_found')
  const { user, client, tasker } = profile
  const { shown, nextCursor } = pageOf(reviews, page, (row) => ({ at: row.visibleAt, id: row.id }))
  return {
    user,
    about: page.about ?? (user.userType === 'client' ? ('client' as const) : ('tasker' as const)),
    ratings: { client: presentRatings(client), tasker: presentRatings(tasker) },
    reviews: shown.map(presentReview),
    nextCursor,
  }
})
