import type * as schemas from './admin-health.schemas.ts'
import { command, query } from './endpoint.ts'

export const listDailyFigures = query<typeof schemas.listDailyFigures>('admin.listDailyFigures', {
  path: 'admin/figures',
  access: 'admin',
})

export const listPlaceFigures = query<typeof schemas.listPlaceFigures>('admin.listPlaceFigures', {
  path: 'admin/places',
  access: 'admin',
})

export const listFailures = query<typeof schemas.listFailures>('admin.listFailures', {
  path: 'admin/failures',
  access: 'admin',
})

export const retryFailure = command<typeof schemas.retryFailure>('admin.retryFailure', {
  method: 'POST',
  path: 'admin/failures',
  access: 'admin',
  body: 'json',
})

export const readHealth = query<typeof schemas.readHealth>('admin.readHealth', {
  path: 'admin/health',
  access: 'admin',
})

export const runJobNow = command<typeof schemas.runJobNow>('admin.runJob', {
  method: 'POST',
  path: 'admin/health/run',
  access: 'admin',
  body: 'json',
})
