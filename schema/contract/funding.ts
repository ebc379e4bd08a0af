import { command } from './endpoint.ts'
import type * as schemas from './funding.schemas.ts'

export const fundStage = command<typeof schemas.fundStage>('funding.fundStage', {
  method: 'POST',
  path: 'client/task/{id}/stage/{n}/fund',
  access: 'signedIn',
  body: 'json',
})
