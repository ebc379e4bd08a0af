import type { Served } from '../http/serve.ts'

export const taskRoutes: readonly Served[] = []
