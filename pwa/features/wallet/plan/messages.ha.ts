import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  only: (now: string) => `Za ku iya cire ${now} yanzu`,
  nowAndAll: (now: string, when: string) => `Za ku iya cire ${now} yanzu, da duka daga ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `Za ku iya cire ${now} yanzu, da ${amount} daga ${when}`,
  laterAll: (when: string) => `Za ku iya cire duka daga ${when}, ba komai kafin nan`,
  laterMore: (amount: string, when: string) =>
    `Za ku iya cire ${amount} daga ${when}, ba komai kafin nan`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `Za ku iya cire ${amount} daga ${first}, duka kuma daga ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `Idan an biya ku, za ku iya cire ${perDay} a rana har zuwa ${until}, daga nan kuma duka`,
  isNew: (perDay: string) =>
    `Asusunku ko PIN ɗinku sabo ne. Don kare ku, ${perDay} kaɗai a rana zai iya fita a awa 24 na farko.`,
  paused:
    'Kun saka sabon PIN. Don kare ku, babu kuɗin da zai iya fita daga wallet ɗinku na awa 24 bayan haka.',
  clearing: (amount: string, from: string) =>
    `${amount} daga ${from}. An biya shi ba tare da amsar kwastoma ba, saboda haka yana jira na awa 24.`,
  daily: (perDay: string) => `Har zuwa ${perDay} a rana.`,
  dailyUnverified: (perDay: string, verified: string) =>
    `Har zuwa ${perDay} a rana. Asusun da aka tantance: har zuwa ${verified}.`,
  single: (most: string) => `Har zuwa ${most} a lokaci ɗaya.`,
  steps: (count: number) =>
    count === 1 ? 'Mataki ɗaya kafin ku iya cire kuɗi' : 'Matakai biyu kafin ku iya cire kuɗi',
  email: 'Ku tabbatar imel ɗin naku ne. Minti ɗaya ne kawai.',
  emailThenPin: 'Ku fara tabbatar da imel ɗinku, sannan ku ƙirƙiri PIN.',
  pin: 'Ku ƙirƙiri PIN. Onise tana tambayar sa duk lokacin da za ku cire kuɗi.',
  early: (perDay: string) =>
    `A awa 24 na farko na sabon PIN, ${perDay} kaɗai a rana zai iya fita, sannan duka. Ku yi yanzu, don lokacin ya wuce kafin ku buƙaci kuɗinku.`,
  confirmEmail: 'Tabbatar da imel',
  createPin: 'Ƙirƙiri PIN',
}
