import type { Route } from '#worker/http/serve.ts'
import { updatePinRoute } from './change.ts'
import { createPinRoute } from './create.ts'
import { forgotPinRoute } from './forgot.ts'
import { resetPinRoute } from './reset.ts'
import { readPinRoute } from './show.ts'

export const pinRoutes: readonly Route[] = [
  readPinRoute,
  createPinRoute,
  updatePinRoute,
  forgotPinRoute,
  resetPinRoute,
]
