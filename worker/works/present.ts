import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { editWorkPicture } from '#schema/contract/work-pictures.ts'
import { isWorkPictureHidden } from '#schema/domain/work-picture.ts'
import type { WorkPictureRow } from './queries.ts'

/** For its owner. */
export const presentWorkPicture = (
  row: WorkPictureRow,
): HandlerResult<typeof editWorkPicture>['picture'] => ({
  _id: row.id,
  picture: row.picture,
  thumbnail: row.thumbnail,
  caption: row.caption,
  field: row.trade,
  isDoneHere: row.taskId !== null,
  position: row.position,
  isHidden: isWorkPictureHidden(row),
  visibleAt: row.visibleAt,
  createdAt: row.createdAt,
})
