import { command, query, queueableCommand } from './endpoint.ts'
import type * as schemas from './work-pictures.schemas.ts'

export type { ShownWorkPicture, TaskPicture, WorkPicture } from './work-pictures.schemas.ts'

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

export const listTaskPictures = query<typeof schemas.listTaskPictures>('workPictures.ofTask', {
  path: 'user/task/{id}/work-pictures',
  access: 'signedIn',
})

export const takeOverPicture = command<typeof schemas.takeOverPicture>('workPictures.takeOver', {
  method: 'POST',
  path: 'user/task/{id}/work-pictures',
  access: 'tasker',
  body: 'files',
})

export const objectToPicture = command<typeof schemas.objectToPicture>('workPictures.object', {
  method: 'POST',
  path: 'client/work-picture/{id}/object',
  access: 'signedIn',
  body: 'json',
})
