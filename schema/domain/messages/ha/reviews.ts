import type { Words } from '#schema/domain/localize.ts'
import type { REVIEW_MESSAGES } from '../reviews.ts'

export const words: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Mun gode. An adana sharhinku.',
  changed: 'An canja sharhinku.',
  skipped: 'Kun tsallake sharhin.',
  replied: 'Kowa zai iya ganin amsarku.',
  contactsMasked: 'Ba a nuna lambobin waya, imel da link a sharhi.',
  otherDirection: {
    client: 'Ku kuka saka wannan todo, don haka ƙwararren za ku yi wa sharhi.',
    tasker: 'Ku kuka yi wannan todo, don haka kwastoman za ku yi wa sharhi.',
  },
}
