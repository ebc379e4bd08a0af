import { localize } from '#schema/domain/localize.ts'

export const messages = localize('startup', {
  storageCleared:
    'This browser deleted what Onise saved on this phone. Log in again. Everything that was sent comes back.',
})
