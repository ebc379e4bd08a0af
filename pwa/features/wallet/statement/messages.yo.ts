import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ìwé àkáǹtì',
  note: 'Oṣù kan nínú wallet yín, láti èyí tó pẹ́ jù.',
  month: 'Oṣù',
  print: 'Tẹ̀ ẹ́ jáde tàbí fi pamọ́ bíi PDF',
  csv: 'Gba CSV sílẹ̀',
  fetching: 'Ó ń mú un wá...',
  heading: (name: string) => `Ìwé wallet ti ${name}`,
  opening: 'Owó ìbẹ̀rẹ̀',
  moneyIn: 'Owó tó wọlé',
  moneyOut: 'Owó tó jáde',
  closing: 'Owó ìparí',
  columns: { date: 'Ọjọ́', detail: 'Àlàyé', in: 'Wọlé', out: 'Jáde', balance: 'Ó kù' },
  none: 'Kò sí owó tó wọlé tàbí jáde nínú oṣù yìí.',
  status: { pending: 'ó ń dúró', failed: 'kò lọ, a kò kà á' },
  offline: 'Kò sí network. Ọ̀dọ̀ server ni ìwé àkáǹtì ti ń wá, nítorí náà ẹ nílò network láti rí i.',
  createdAt: (when: string) => `A ṣe é ní ${when}. Àkókò Èkó ni gbogbo àkókò tó wà níbí.`,
  csvFailed: 'Fáìlì náà kò lè ṣí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  file: (month: string) => `onise-statement-${month}.csv`,
}
