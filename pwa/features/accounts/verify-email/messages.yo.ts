import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Jẹ́rìí sí ímeèlì yín',
  note: 'Ímeèlì yín la fi ń kàn sí yín nípa owó yín. Ẹ jẹ́rìí lẹ́ẹ̀kan pé tiyín ni.',
  request: 'Fi kóòdù ránṣẹ́ sí mi',
  requesting: 'Ó ń lọ...',
  requestNote: (email: string) => `A máa fi díjíìtì 6 ránṣẹ́ sí ${email}.`,
  haveCode: 'Mo ti ní kóòdù',
  codeNote: (email: string) =>
    `Ẹ kọ díjíìtì 6 tó wà nínú ímeèlì tí a fi ránṣẹ́ sí ${email}. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10. Ẹ wo inú spam náà.`,
  code: 'Kóòdù',
  codeInvalid: 'Díjíìtì 6 ni kóòdù náà ní',
  confirm: 'Jẹ́rìí',
  confirming: 'Ó ń jẹ́rìí...',
  again: 'Fi kóòdù mìíràn ránṣẹ́',
  offline: 'Kò sí network. Ẹ nílò network láti jẹ́rìí sí ímeèlì yín.',
  done: 'A ti jẹ́rìí sí ímeèlì yín. Ẹ lè fi owó sí i tàbí yọ ọ́.',
  postTodo: 'Gbé todo síta',
  completeProfile: 'Parí profile yín',
  home: 'Lọ sí dashboard yín',
  noticeTitle: 'Ẹ kọ́kọ́ jẹ́rìí sí ímeèlì yín',
  noticeText:
    'Kí ẹ tó fi owó sí i, kí a tó di owó mú tàbí kí ẹ tó yọ owó, a máa rí i dájú pé ímeèlì náà jẹ́ tiyín. Ìṣẹ́jú kan ni.',
  noticeAction: 'Jẹ́rìí sí ímeèlì',
}
