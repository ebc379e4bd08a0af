import type { Words } from '#schema/domain/localize.ts'
import type { messages as alertTexts } from './messages.ts'

const alerts: Words<typeof alertTexts> = {
  title: 'Todo tuntun',
  note: 'A ó sọ fún yín nígbà tí ẹnì kan bá fi irú todo yìí síta: kò ní ju 10 lọ lójúmọ́, kò sì ní wá lálẹ́.',
  list: 'Ohun tí a ń sọ fún yín',
  none: 'Ẹ kọ́kọ́ yan iṣẹ́ yín; a ó sì sọ todo tuntun rẹ̀ fún yín.',
  ofProfile: 'Bí profile yín ṣe sọ',
  when: 'Ìgbà wo',
  deliveries: { now: 'Lẹ́sẹ̀kẹsẹ̀', morning: 'Ní òwúrọ̀, aago 8', off: 'Pa á' },
  atLeast: 'Ó kéré tán',
  anyAmount: 'Iye èyíkéyìí',
  needsNetwork: 'Ẹ nílò network fún èyí.',
}

export const words = {
  'features/alerts': alerts,
}
