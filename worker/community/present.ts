import type { UserId } from '#schema/domain/ids.ts'
import type { updates } from '#schema/tables/updates.ts'
import type { Context } from '#worker/context.ts'
import { createSignedLink } from '#worker/files/store.ts'

type Row = Pick<
  typeof updates.$inferSelect,
  'id' | 'audience' | 'caption' | 'file' | 'fileType' | 'createdAt' | 'showFrom'
>
type Reader = Pick<Context, 'deps' | 'now'> & { userId: UserId }

export async function presentUpdate(
  { id, audience, caption, file, fileType, createdAt, showFrom }: Row,
  { deps, now, userId }: Reader,
) {
  const url = file === null ? null : await createSignedLink(deps, file, userId, now)
  return {
    _id: id,
    audience,
    caption,
    file: url === null ? null : { url, type: fileType ?? '' },
    createdAt,
    showFrom,
  }
}
