import { and, eq, isNull } from 'drizzle-orm'
import { readDashboard, readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { users } from '#schema/tables/users.ts'
import { commit, guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { arrived, dropParts, pictureIn, uploadBy } from '../files/parts.ts'
import { storePicture } from '../files/store.ts'
import { serve } from '../http/serve.ts'
import { heldFor, meOf, ownUser, publicUser, walletOf } from './queries.ts'

/** R23. */
export const showDashboard = serve(readDashboard, async ({ db, me, read }) => {
  const { user, wallet, held } = await read({
    user: first(ownUser(db, me)),
    wallet: first(walletOf(db, me)),
    held: first(heldFor(db, me)),
  })
  if (!user) throw new Refusal('signed_out')
  return { userDetails: meOf({ user, wallet, held }) }
})

/** R52. Reviews come with their own issue. */
export const showProfile = serve(readProfile, async ({ db, read }, { id }) => {
  const { user } = await read({ user: first(publicUser(db, id)) })
  if (!user) throw new Refusal('not_found')
  return { user, reviews: [], nextCursor: null }
})

/** Skills decide the trade, and the trade decides whose feed the phone follows; what is not sent stays as it is. */
export const changeProfile = serve(updateProfile, async (ctx, input) => {
  const { profilePicture: file, uploadId, ...given } = input
  const { db, me, now, deps } = ctx
  const { user, upload } = await ctx.read({
    user: first(ownUser(db, me)),
    upload: first(uploadBy(db, me, uploadId, now)),
  })
  if (!user) throw new Refusal('signed_out')

  const profilePicture = await pictureIn(ctx, { file, uploadId, upload })
  const changed = {
    ...given,
    ...(given.skillsets && { trade: tradeOf(given.skillsets) }),
    ...(profilePicture && { profilePicture: await storePicture(deps, profilePicture) }),
  }
  const update = db
    .update(users)
    .set({ ...changed, updatedAt: now })
    .where(and(eq(users.id, me), isNull(users.closedAt)))
  return commit({
    writes: [update, guard('user_state'), ...arrived(upload)],
    changes: [{ scope: `u:${me}`, entity: 'me', id: me }],
    changesFace: profilePicture !== undefined || given.jobTitle !== undefined,
    answer: {
      message: given.skillsets ? TEXTS.skillsUpdated : TEXTS.profileUpdated,
      user: { ...user, ...changed },
    },
    ...dropParts(deps, upload),
  })
})
