import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'This browser delete wetin Onise save for this phone. Log in again. Everything wey you don send go come back.',
  itemRefused:
    'This phone don full, so Onise no fit keep you logged in or save your settings: dem go last until you close Onise. Free some space.',
}
