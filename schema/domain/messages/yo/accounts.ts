import type { Words } from '#schema/domain/localize.ts'
import type { ACCOUNT_MESSAGES } from '../accounts.ts'

export const words: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Ẹ lo lẹ́tà, nọ́ńbà tàbí emoji fún orúkọ ìlò',
  usernameContact: 'Ẹ yan orúkọ ìlò tí kò ní nọ́ńbà fóònù tàbí àdírẹ́sì nínú',
  usernameReserved: 'A ti ya orúkọ ìlò yìí sọ́tọ̀. Ẹ yan òmíràn',
  contactsMasked: 'Nọ́ńbà fóònù, ímeèlì àti link kì í hàn nínú profile.',
  emailCodeSent: 'A ti fi kóòdù ránṣẹ́ sí ímeèlì yín.',
  emailProven: 'A ti jẹ́rìí sí ímeèlì yín.',
  exportStarted: 'A ń kó data yín jọ.',
  sessionEnded: 'Ẹ̀rọ yẹn ti jáde.',
  otherSessionsEnded: 'Gbogbo ẹ̀rọ yòókù ti jáde.',
}
