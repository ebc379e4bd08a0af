import type { Route } from '#worker/http/serve.ts'
import { updatePinRoute } from './change.ts'
import { createPinRoute } from './create.ts'
import { resetPinRoute, forgotPinRoute } from './reset.ts'

export const pinRoutes: readonly Route[] = [
  createPinRoute,
  updatePinRoute,
  forgotPinRoute,
  resetPinRoute,
]
