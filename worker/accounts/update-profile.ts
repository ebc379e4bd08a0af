import { and, eq, isNull, sql } from 'drizzle-orm'
import { updateProfile } from '#schema/contract/accounts.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { together } from '#schema/domain/facts.ts'
import { PROFILE_FIELD_NAMES, recordOf } from '#schema/domain/fields.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { assertPlaces, storedPlace } from '#schema/domain/places/stored-place.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { users } from '#schema/tables/users.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { consumeUpload, imageFromInput, selectUpload } from '#worker/files/parts.ts'
import { storePicture } from '#worker/files/store.ts'
import { route } from '#worker/http/serve.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { maskProfile } from './mask-profile.ts'
import { selectOwnUser } from './queries.ts'

/** Skills determine the trade, and the trade determines the feed. Fields that are not sent are not changed. */
export const updateProfileRoute = route(updateProfile, async (ctx, input) => {
  const { profilePicture: file, uploadId, place, ...texts } = input
  const { db, userId, now, deps } = ctx
  const { actor, user, upload } = await ctx.read({
    user: first(selectOwnUser({ id: userId })),
    upload: first(selectUpload(userId, uploadId, now)),
  })
  if (!user) throw new DomainError('signed_out')
  throwIf(whyNotStartWork(actor))

  const { fields, isMasked } = maskProfile(ctx, user, texts)
  const message = fields.skillsets ? GENERAL_FACTS.skillsUpdated : GENERAL_FACTS.profileUpdated
  const picture = await imageFromInput(ctx, { file, uploadId, upload })
  assertPlaces('areas', fields.areas ?? [])
  const changes = {
    ...fields,
    place: storedPlace({ place, location: fields.location }, user),
    ...(fields.skillsets && { trade: tradeOf(fields.skillsets) }),
    ...(picture && { profilePicture: await storePicture(deps, picture) }),
  }
  const update = db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  return commit({
    effects: [
      update,
      assertRowsChanged('user_state'),
      isMasked ? recordMasked({ userId, text: 'profile', now }, sql`1`) : [],
      consumeUpload(deps, upload),
      changedForUser(userId),
    ],
    touchesUserSummary: picture !== undefined || fields.jobTitle !== undefined,
    response: {
      message: isMasked ? together(message, ACCOUNT_FACTS.contactsMasked) : message,
      user: {
        ...user,
        skillsets: fields.skillsets ?? user.skillsets,
        place: changes.place,
        areas: fields.areas ?? user.areas,
        reach: fields.reach ?? user.reach,
        trade: changes.trade ?? user.trade,
        profilePicture: changes.profilePicture ?? user.profilePicture,
        ...recordOf(PROFILE_FIELD_NAMES, (name) => fields[name] ?? user[name]),
      },
    },
  })
})
