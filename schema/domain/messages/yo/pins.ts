import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { PIN_MESSAGES } from '../pins.ts'

export const words: Words<typeof PIN_MESSAGES> = {
  missing: 'Ẹ kò tíì ní PIN. Ẹ kọ́kọ́ ṣe ọ̀kan.',
  wrong: (attemptsLeft: number) => `PIN kò tọ́. Ó ku ìgbìyànjú ${attemptsLeft}.`,
  locked: (until: number) =>
    `PIN yín wà ní títì nítorí ẹ gbìyànjú lọ́nà tí kò tọ́ jù. Ẹ gbìyànjú lẹ́ẹ̀kan sí i lẹ́yìn ${formatLagosDateTime(until)}.`,
  beingChecked: 'A ti ń yẹ PIN yín wò. Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  withdrawalsPaused: (until: number) =>
    `A ti tún PIN yín ṣe. Ẹ lè tún yọ owó lẹ́yìn ${formatLagosDateTime(until)}.`,
}
