import type { Served } from '../http/serve.ts'

export const walletRoutes: readonly Served[] = []
