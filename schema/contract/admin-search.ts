import type * as schemas from './admin-search.schemas.ts'
import { query } from './endpoint.ts'

export const searchAll = query<typeof schemas.searchAll>('admin.search', {
  path: 'admin/search',
  access: 'admin',
})
