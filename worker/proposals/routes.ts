import type { Served } from '../http/serve.ts'
import { apply, showApplicants, showMine, showOne } from './actions.ts'
import { award } from './award.ts'

export const proposalRoutes: readonly Served[] = [apply, showMine, showApplicants, showOne, award]
