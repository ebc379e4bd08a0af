import { readProfile } from '#schema/contract/accounts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import {
  presentChecks,
  presentClientRecord,
  presentRatings,
  presentTrackRecord,
} from '#worker/accounts/present.ts'
import { selectPublicUser } from '#worker/accounts/queries.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { titleSays } from '#worker/tasks/present.ts'
import { selectShownWorkPictures } from '#worker/works/queries.ts'
import { selectReviewsAbout, type ReviewAboutRow } from './queries.ts'

const presentReview = ({ id, taskId, title, comment, rating, ...review }: ReviewAboutRow) => ({
  _id: id,
  task: taskId,
  projectTitle: title,
  titleSays: titleSays(title),
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

export const readProfileRoute = route(
  readProfile,
  async ({ now, userId, read }, { id, ...page }) => {
    const { profile, reviews, works } = await read({
      profile: first(selectPublicUser({ id, reader: userId })),
      reviews: selectReviewsAbout(id, { ...page, now, reader: userId }),
      works: selectShownWorkPictures({ userId: id, now }),
    })
    if (!profile) throw new DomainError('not_found')
    const { user, checks, asClient, asTasker, clientCounts } = profile
    const { shown, nextCursor } = pageOf(reviews, page, (row) => ({
      at: row.visibleAt,
      id: row.id,
    }))
    const tasker = presentTrackRecord(asTasker)
    return {
      user: { ...user, checks: presentChecks(checks) },
      about: page.about ?? (user.userType === 'client' ? ('client' as const) : ('tasker' as const)),
      ratings: { client: presentRatings(asClient), tasker: tasker.ratings },
      completion: tasker.completion,
      clientRecord: presentClientRecord(clientCounts, user.createdAt),
      reviews: shown.map(presentReview),
      nextCursor,
      works: [...works],
    }
  },
)
