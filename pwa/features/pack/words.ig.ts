import type { Words } from '#schema/domain/localize.ts'
import type { messages as packTexts } from './messages.ts'

const pack: Words<typeof packTexts> = {
  ready: 'Dị njikere maka ọrụ na-enweghị network',
  readyText: (todos, size, time) =>
    `Todo ${todos} na ihe niile ị chọrọ, ${size} na ekwentị a, dịka ọ dị na ${time}.`,
  saving: 'Anyị na-echekwa ọrụ gị na ekwentị a',
  progress: (done, total) => `${done} n’ime ${total}`,
  incomplete: 'Ọ bụghị ọrụ gị niile dị na ekwentị a',
  missing: (title, parts) => `${title}: ${parts} adịghị ya`,
  missingMore: (count) => `na ihe ụfọdụ nke todo ${count} ọzọ`,
  parts: {
    details: 'nkọwa',
    pictures: 'foto',
    messages: 'foto na olu onye ahịa zitere',
    changes: 'ọrụ ị ga-agbanwe',
  },
  offline: 'Onise ga-echekwa ya ozugbo enwere network.',
  saver: 'A na-ebelata data, ya mere nke a na-eche ka ị pịa.',
  problems: {
    network: 'E nweghị ike iru Onise. Ọ ga-aga n’ihu mgbe e nwere ike.',
    room: 'Ekwentị a ejuola. Mepee ohere, nwaa ọzọ.',
    failed: 'Ụfọdụ n’ime ya abataghị. Nwaa ọzọ.',
  },
  getNow: 'Weta ya ugbu a',
}

export const words = {
  'features/pack': pack,
}
