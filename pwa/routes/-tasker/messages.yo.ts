import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Ẹ káàbọ̀, ${name}`,
  welcomeNote: 'Iṣẹ́ yín àti àwọn proposal yín.',
  kycTitle: 'A kò tíì yẹ àkáǹtì yín wò',
  readyTitle: 'Profile yín ti ṣetán',
  readyText:
    'Àwọn oníbàárà máa ń kà á pẹ̀lú proposal yín kọ̀ọ̀kan. Ní báyìí, ẹ wá todo kí ẹ sì fi iye owó yín ránṣẹ́. Ẹ kò san nǹkan kan láti béèrè.',
  kyc: 'Ènìyàn kan ní Onise ń wo ẹni tí ẹ jẹ́. Àwọn oníbàárà ń rí àmì náà. Ẹ lè béèrè kí ẹ sì gba owó láìsí i.',
  kycAction: 'Bí a ṣe ń yẹ̀ yín wò',
  messages: 'Àtẹ̀jíṣẹ́',
  messagesNote: 'Bá àwọn oníbàárà sọ̀rọ̀',
  profile: 'Profile mi',
  profileNote: 'Bí àwọn oníbàárà ṣe ń rí yín',
  find: 'Wá todo',
  findNote: 'Todo tó ṣí sílẹ̀ nítòsí àti lọ́nà jíjìn',
  balance: 'Owó inú wallet',
  held: (amount: string, tasks: number) => `A ń di ${amount} mú fún todo ${tasks}`,
  toDo: 'Ohun tó yẹ kí ẹ ṣe báyìí',
  applied: 'Todo tí ẹ béèrè fún',
  seeAll: 'Wo gbogbo rẹ̀',
}
