import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../../email-choice.ts'

/** The page alone: the emails themselves are in English for readers of this language. */
export const words: Words<Omit<typeof EMAIL_CHOICE_MESSAGES, 'about' | 'stopHere'>> = {
  stop: 'Dá àwọn ímeèlì yìí dúró',
  title: 'Ímeèlì láti Onise',
  ask: 'Ṣé kí a dá àwọn ímeèlì yìí dúró?',
  askText: (categories) => `Onise kò ní fi ímeèlì ránṣẹ́ sí yín mọ́ nípa: ${categories}.`,
  stopped: 'A ti dá àwọn ímeèlì yìí dúró',
  stoppedText: (categories) => `Onise kì í fi ímeèlì ránṣẹ́ sí yín nípa: ${categories}.`,
  inApp: 'Ẹ ṣì máa rí ohun gbogbo nínú app, lábẹ́ Ìfitónilétí.',
  always: 'Ímeèlì nípa owó yín àti ààbò àkáǹtì yín máa ń wá nígbà gbogbo.',
  resume: 'Tún máa fi wọ́n ránṣẹ́',
  resumed: 'Ẹ ó tún máa rí àwọn ímeèlì yìí gbà',
  resumedText: (categories) => `Onise ń fi ímeèlì ránṣẹ́ sí yín nípa: ${categories}.`,
  broken: 'Link yìí kò ṣiṣẹ́',
  brokenText:
    'Link náà kò pé, tàbí ó ti pẹ́ jù. Kò sí ohun tó yí padà. Láti yan ímeèlì yín, ẹ wọlé sí Onise kí ẹ ṣí Ètò.',
  failed: 'Ìyẹn kò ṣeé ṣe',
}
