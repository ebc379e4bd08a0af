import type { Served } from '../http/serve.ts'
import { apply, showApplicants, showMine, showOne } from './actions.ts'
import { award } from './award.ts'
import { edit, withdraw } from './terms.ts'

export const proposalRoutes: readonly Served[] = [
  apply,
  edit,
  withdraw,
  showMine,
  showApplicants,
  showOne,
  award,
]
