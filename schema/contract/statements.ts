import { query, type ResponseBody } from './endpoint.ts'
import type * as schemas from './statements.schemas.ts'

export const readStatement = query<typeof schemas.readStatement>('wallet.readStatement', {
  path: 'user/statement',
  access: 'signedIn',
})

export type StatementRow = ResponseBody<typeof readStatement>['rows'][number]
