import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Kwenye email gị',
  note: 'Anyị na-eji email gị akpọtụrụ gị maka ego gị. Kwenye otu ugboro na ọ bụ nke gị.',
  request: 'Zitere m koodu',
  requesting: 'A na-eziga...',
  requestNote: (email: string) => `Anyị ga-eziga nọmba 6 na ${email}.`,
  haveCode: 'E nweelarị m koodu',
  codeNote: (email: string) =>
    `Dee nọmba 6 dị na email e zigara na ${email}. Ha na-arụ ọrụ nkeji 10. Leleekwa n’ime spam.`,
  code: 'Koodu',
  codeInvalid: 'Koodu ahụ nwere nọmba 6',
  confirm: 'Kwenye',
  confirming: 'A na-ekwenye...',
  again: 'Ziga koodu ọzọ',
  offline: 'Enweghị network. Ị chọrọ network iji kwenye email gị.',
  done: 'E kwenyela email gị. I nwere ike ibufe ego.',
  postTodo: 'Tinye todo',
  completeProfile: 'Mezue profile gị',
  home: 'Gaa na dashboard gị',
  noticeTitle: 'Buru ụzọ kwenye email gị',
  noticeText:
    'Tupu i tinye, jide ma ọ bụ wepụ ego, anyị na-achọpụta na email ahụ bụ nke gị. Ọ na-ewe otu nkeji.',
  noticeAction: 'Kwenye email',
}
