import type { Words } from '#schema/domain/localize.ts'
import { words as domain } from '#schema/domain/words/ha.ts'
import type { messages as noticesTexts } from './messages.ts'

const notices: Words<typeof noticesTexts> = {
  title: 'Sanarwa',
  empty: 'Babu sanarwa tukuna',
  emptyText: 'Abin da ya faru da todo, proposal da kuɗinku yana bayyana a nan.',
  readAll: 'Nuna an karanta duka',
  older: 'Nuna tsofaffin sanarwa',
  unread: 'Sabo:',
  writeToUs: 'Ku rubuto mana',
  fewerLikeThis: 'A rage irin wannan',
  unsentSettings: 'Zaɓin sanarwa',
  channels: { push: 'A wannan waya', email: 'Ta imel' },
  phone: {
    title: 'Ta SMS ko WhatsApp',
    note: 'Zuwa lambar wayar asusunku, idan akwai: ba fiye da 3 a rana ba. Abin da ya shafi tsaron asusunku ana aika shi kullum.',
    money: 'Kuɗinku',
    whatsApp: 'Ta WhatsApp maimakon SMS',
  },
  categories: domain['notice-settings'].NOTICE_CATEGORY_NAMES,
  quietHours: 'Shiru daga ƙarfe 9 na dare zuwa 7 na safe, da taƙaitawa ɗaya da safe',
  alwaysOn: 'Ana sanar da ku koyaushe game da kuɗinku da tsaron asusunku.',
  unsentRead: (count: number) =>
    count === 1 ? 'An karanta sanarwa ɗaya' : `An karanta sanarwa ${count}`,
}

export const words = {
  'features/notices': notices,
}
