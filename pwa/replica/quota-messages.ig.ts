import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './quota-messages.ts'

export const words: Words<typeof messages> = {
  phoneFull: 'Ekwentị a ejuola, ya mere e chekwaghị nke ahụ. Mepee ohere, nwaa ọzọ.',
  spaceFreed:
    'Ekwentị a achọọla ijupụta. Onise hichapụrụ foto na todo ndị ga-abata ọzọ. Ihe i dere dị nchebe.',
}
