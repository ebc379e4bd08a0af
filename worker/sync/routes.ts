import type { Served } from '../http/serve.ts'
import { pull } from './actions.ts'

export const syncRoutes: readonly Served[] = [pull]
