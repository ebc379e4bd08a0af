import type { Served } from '../http/serve.ts'

export const syncRoutes: readonly Served[] = []
