import type { Served } from '../http/serve.ts'

export const proposalRoutes: readonly Served[] = []
