import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Tabbatar da imel ɗinku',
  note: 'Ta imel muke samun ku game da kuɗinku. Ku tabbatar sau ɗaya cewa naku ne.',
  request: 'Aiko mini lamba',
  requesting: 'Ana aikawa...',
  requestNote: (email: string) => `Za mu aika lambobi 6 zuwa ${email}.`,
  haveCode: 'Ina da lamba tuni',
  codeNote: (email: string) =>
    `Ku rubuta lambobi 6 daga imel ɗin da muka aika zuwa ${email}. Suna aiki na minti 10. Ku duba folder na spam ma.`,
  code: 'Lamba',
  codeInvalid: 'Lambar tana da lambobi 6',
  confirm: 'Tabbatar',
  confirming: 'Ana tabbatarwa...',
  again: 'Aika wata lamba',
  offline: 'Babu network. Kuna buƙatar network don tabbatar da imel ɗinku.',
  done: 'An tabbatar da imel ɗinku. Za ku iya motsa kuɗi.',
  postTodo: 'Saka todo',
  completeProfile: 'Cika profile ɗinku',
  home: 'Je zuwa dashboard ɗinku',
  noticeTitle: 'Ku tabbatar da imel ɗinku tukuna',
  noticeText:
    'Kafin ku saka, a riƙe ko ku cire kuɗi, muna tabbatar da cewa imel ɗin naku ne. Minti ɗaya ne kawai.',
  noticeAction: 'Tabbatar da imel',
}
