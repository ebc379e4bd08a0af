import { localize } from '#schema/domain/localize.ts'

export const messages = localize('startup', {
  storageCleared:
    'This browser deleted what Onise saved on this phone. Log in again. Everything that was sent comes back.',
  itemRefused:
    'This phone is full, so Onise cannot keep you logged in or save your settings: they last until you close Onise. Free some space.',
})
