import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  only: (now: string) => `I nwere ike iwepụ ${now} ugbu a`,
  nowAndAll: (now: string, when: string) =>
    `I nwere ike iwepụ ${now} ugbu a, na ha niile malite na ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `I nwere ike iwepụ ${now} ugbu a, na ${amount} malite na ${when}`,
  laterAll: (when: string) => `I nwere ike iwepụ ha niile malite na ${when}, ọ bụghị tupu mgbe ahụ`,
  laterMore: (amount: string, when: string) =>
    `I nwere ike iwepụ ${amount} malite na ${when}, ọ bụghị tupu mgbe ahụ`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `I nwere ike iwepụ ${amount} malite na ${first}, wepụkwa ha niile malite na ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `Mgbe a kwụrụ gị ụgwọ, i nwere ike iwepụ ${perDay} n’ụbọchị ruo ${until}, ma site na mgbe ahụ wepụ ha niile`,
  isNew: (perDay: string) =>
    `Akaụntụ gị ma ọ bụ PIN gị dị ọhụrụ. Maka nchebe gị, naanị ${perDay} n’ụbọchị nwere ike ịpụ n’ime awa 24 mbụ.`,
  paused:
    'I tinyere PIN ọhụrụ. Maka nchebe gị, ego ọ bụla agaghị apụli na wallet gị ruo awa 24 mgbe nke ahụ gasịrị.',
  clearing: (amount: string, from: string) =>
    `${amount} malite na ${from}. A kwụrụ ya n’enweghị azịza onye ahịa, ya mere ọ na-eche awa 24.`,
  daily: (perDay: string) => `Ruo ${perDay} n’ụbọchị.`,
  dailyUnverified: (perDay: string, verified: string) =>
    `Ruo ${perDay} n’ụbọchị. Akaụntụ enyochara: ruo ${verified}.`,
  single: (most: string) => `Ruo ${most} n’otu oge.`,
  steps: (count: number) =>
    count === 1
      ? 'Otu nzọụkwụ tupu i nwee ike iwepụ ego'
      : 'Nzọụkwụ abụọ tupu i nwee ike iwepụ ego',
  email: 'Kwado na email ahụ bụ nke gị. Ọ na-ewe otu nkeji.',
  emailThenPin: 'Buru ụzọ kwado email gị, mepụtazie PIN.',
  pin: 'Mepụta PIN. Onise na-ajụ ya mgbe ọ bụla ị na-ewepụ ego.',
  early: (perDay: string) =>
    `N’ime awa 24 mbụ nke PIN ọhụrụ naanị ${perDay} n’ụbọchị nwere ike ịpụ, emesịa ha niile. Mee ya ugbu a, ka oge ahụ gafee tupu ego gị adị gị mkpa.`,
  confirmEmail: 'Kwado email',
  createPin: 'Mepụta PIN',
}
