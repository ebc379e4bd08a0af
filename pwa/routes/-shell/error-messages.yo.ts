import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './error-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ìṣòro kan ṣẹlẹ̀',
  storage: {
    heading: 'Onise kò lè ṣí ibi ìpamọ́ rẹ̀ lórí fóònù yìí',
    text: 'Ẹ̀rọ ìwákiri náà kọ̀ ọ́. Ẹ pa àwọn tab Onise yòókù dé, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i. Bí ìyẹn kò bá ṣiṣẹ́, ẹ gba cookies àti data site yìí láàyè, ẹ jáde kúrò nínú private browsing, ẹ wá àyè díẹ̀ lórí fóònù náà, tàbí kí ẹ lo ẹ̀rọ ìwákiri mìíràn. Ohun tí ẹ ti fi ránṣẹ́ wà láìséwu.',
  },
  network: {
    heading: 'Ojú ìwé yìí nílò network',
    text: 'Kò sí ní ìpamọ́ lórí fóònù yìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i nígbà tí ẹ bá ní network.',
  },
  other: {
    heading: 'A kò lè fi ojú ìwé yìí hàn',
    text: 'Ohun tí ẹ kọ wà ní ìpamọ́ lórí fóònù yìí, ohun tí ẹ sì ti fi ránṣẹ́ wà láìséwu. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  },
  reload: 'Gbìyànjú lẹ́ẹ̀kan sí i',
}
