import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'This browser delete wetin Onise save for this phone. Log in again. Everything wey you don send go come back.',
}
