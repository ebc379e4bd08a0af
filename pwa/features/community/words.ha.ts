import type { Words } from '#schema/domain/localize.ts'
import type { messages as communityTexts } from './messages.ts'

const community: Words<typeof communityTexts> = {
  title: 'Al’ummominmu',
  note: 'Ƙungiyoyin da kwastomomi da ƙwararru suke haɗuwa. Na wasu kamfanoni ne, kuma duk wanda yake cikin ƙungiyar yana ganin abin da kuka rubuta a can.',
  opensElsewhere: 'yana buɗewa a sabon tab',
  none: 'Babu al’umma tukuna',
  noneText: 'Ƙungiyoyin da za ku iya shiga za su bayyana a nan.',
  offline:
    'Babu network. Jerin na lokacin da kuka ziyarta na ƙarshe ne, kuma ƙungiyoyin suna buɗewa idan kuna da network.',
  safety:
    'Kada ku taɓa aika PIN, kalmar sirri ko lamba a ƙungiya, kuma ku biya a cikin Onise kaɗai.',
  updates: 'Labarai daga Onise',
  close: 'Rufe',
  see: 'Duba hoto',
  seePdf: 'Buɗe PDF',
}

export const words = {
  'features/community': community,
}
