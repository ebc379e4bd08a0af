import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './forgot-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Kun manta kalmar sirri?',
  note: 'Za mu aika link zuwa imel ɗinku wanda za ku saka sabuwar kalmar sirri da shi.',
  email: 'Imel',
  emailInvalid: 'Ku saka imel na gaskiya',
  send: 'Aika link',
  sentTitle: 'Ku duba imel ɗinku',
  sent: (email: string) =>
    `Idan ${email} yana da asusu, link yana kan hanya. Yana aiki sau ɗaya kuma na minti 30. Ku duba folder na spam ma.`,
  again: 'Aika wani link',
  other: 'Yi amfani da wani imel',
  remember: 'Kun san kalmar sirrinku?',
  offline: 'Babu network. Kuna buƙatarsa don samun link.',
}
