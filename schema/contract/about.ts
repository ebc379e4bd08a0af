import type * as schemas from './about.schemas.ts'
import { command, query } from './endpoint.ts'

export const readFigures = query<typeof schemas.readFigures>('about.readFigures', {
  path: 'about',
  access: 'anyone',
})

export const changeFigures = command<typeof schemas.changeFigures>('about.changeFigures', {
  method: 'PUT',
  path: 'admin/about',
  access: 'admin',
  body: 'json',
})
