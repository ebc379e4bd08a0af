import { postUpdate } from '#schema/contract/community.ts'
import { newId } from '#schema/domain/ids.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import { commit } from '#worker/db/write.ts'
import { storePrivate } from '#worker/files/store.ts'
import { route } from '#worker/http/serve.ts'
import { presentUpdate } from './present.ts'

export const postUpdateRoute = route(postUpdate, async (ctx, { caption, audience, file }) => {
  const { db, userId, now, deps } = ctx
  await ctx.read({})
  const stored = file ? await storePrivate(deps, file) : null
  const row = {
    id: newId('update'),
    audience,
    caption,
    file: stored?.key ?? null,
    fileType: stored?.type ?? null,
    postedBy: userId,
    createdAt: now,
  }
  return commit({
    writes: [db.insert(updates).values(row)],
    changes: [],
    audit: { subject: row.id, reason: caption, details: { audience } },
    response: { message: UPDATE_MESSAGES.posted, update: await presentUpdate(row, ctx) },
    status: 201,
  })
})
