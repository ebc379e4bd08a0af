import type { Words } from '#schema/domain/localize.ts'
import { words as noticeSettings } from '#schema/domain/messages/ha/notice-settings.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Sanarwa',
  empty: 'Babu sanarwa tukuna',
  emptyText: 'Abin da ya faru da todo, proposal da kuɗinku yana bayyana a nan.',
  readAll: 'Nuna an karanta duka',
  older: 'Nuna tsofaffin sanarwa',
  unread: 'Sabo:',
  writeToUs: 'Ku rubuto mana',
  unsentSettings: 'Zaɓin sanarwa',
  channels: { push: 'A wannan waya', email: 'Ta imel' },
  categories: noticeSettings.NOTICE_CATEGORY_NAMES,
  quietHours: 'Shiru daga ƙarfe 9 na dare zuwa 7 na safe, da taƙaitawa ɗaya da safe',
  alwaysOn: 'Ana sanar da ku koyaushe game da kuɗinku da tsaron asusunku.',
  unsentRead: (count: number) =>
    count === 1 ? 'An karanta sanarwa ɗaya' : `An karanta sanarwa ${count}`,
}
