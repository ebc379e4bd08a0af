import { queueableCommand } from './endpoint.ts'
import type * as schemas from './work-pictures.schemas.ts'

export type { ShownWorkPicture, WorkPicture } from './work-pictures.schemas.ts'

export const addWorkPicture = queueableCommand<typeof schemas.addWorkPicture>('workPictures.add', {
  method: 'POST',
  path: 'user/work-pictures',
  access: 'tasker',
  body: 'files',
})

export const editWorkPicture = queueableCommand<typeof schemas.editWorkPicture>(
  'workPictures.edit',
  { method: 'PATCH', path: 'user/work-pictures/{id}', access: 'signedIn', body: 'json' },
)

export const orderWorkPictures = queueableCommand<typeof schemas.orderWorkPictures>(
  'workPictures.order',
  { method: 'PUT', path: 'user/work-pictures', access: 'signedIn', body: 'json' },
)

export const deleteWorkPicture = queueableCommand<typeof schemas.deleteWorkPicture>(
  'workPictures.delete',
  { method: 'DELETE', path: 'user/work-pictures/{id}', access: 'signedIn' },
)
