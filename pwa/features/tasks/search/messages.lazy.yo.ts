import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  title: 'Àṣàyàn',
  location: 'Ibi iṣẹ́',
  locationHint: 'Ìlú, ọjà tàbí ìpínlẹ̀',
  priceFrom: 'Iye owó láti',
  priceTo: 'Iye owó dé',
  projectType: 'Irú iṣẹ́',
  anyType: 'Èyíkéyìí',
  skills: 'Ìmọ̀ iṣẹ́',
  skillsOf: (field: string) => `Èyíkéyìí nínú ìwọ̀nyí, nínú ${field}`,
  show: 'Fi todo hàn',
  clear: 'Mú àṣàyàn kúrò',
}
