import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import { changes, workPictures } from '#schema/tables/index.ts'
import { isEntity, syncPart } from '#worker/db/sync-part.ts'
import { presentWorkPicture } from './present.ts'

export const workPictureSync = syncPart({
  columns: () => ({ workPicture: getTableColumns(workPictures) }),
  joins: ({ userId }) => [
    {
      table: workPictures,
      on: and(
        eq(workPictures.id, changes.id as never),
        eq(workPictures.userId, userId),
        isNull(workPictures.objectedAt),
        isEntity('workPicture'),
      ),
    },
  ],
  present: { workPicture: ({ workPicture }) => workPicture && presentWorkPicture(workPicture) },
})
