import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  title: 'Chọta ọkachamara',
  note: 'Ndị ọkachamara họrọ ka e tinye ha na ndepụta. Usoro ya na-agbanwe kwa ụbọchị, ndị ọhụrụ na-enwekwa ohere.',
  trade: 'Ọrụ aka',
  chooseTrade: 'Kedu ọrụ ị chọrọ ka a rụọ?',
  where: 'Ebee ka ọrụ ahụ dị?',
  skill: 'Nka',
  anySkill: 'Nke ọ bụla',
  filters: 'Nzacha ndị ọzọ',
  only: 'Gosi naanị',
  wellRated: 'Kpakpando 4 gbagowe',
  verified: 'E kwenyela ya',
  free: 'Nwere ohere ugbu a',
  list: 'Ndị ọkachamara',
  kilometres: (km: number) => `Ọ dị km ${km}`,
  busy: 'Ọrụ ji ya ugbu a',
  answers: {
    hour: 'Ọ na-azakarị n’ime otu awa',
    day: 'Ọ na-azakarị n’ime otu ụbọchị',
    longer: 'Ọ na-ewekarị ihe karịrị otu ụbọchị tupu ọ zaa',
  },
  none: (area: string) => `O nwebeghị onye nọ nso ${area}`,
  noneAnywhere: 'O nwebeghị onye dabara na nhọrọ a',
  noneText: 'Tinye todo, anyị ga-agwa onye ọ bụla na-arụ ọrụ aka a.',
  post: 'Tinye todo',
  stored: 'E nweghị ike iru Onise: nke a bụ ihe ị hụrụ ikpeazụ.',
  offer: 'Ka ndị ahịa chọta gị',
  offerYes: 'Tinye m na ndepụta',
  offerNo: 'Ọ bụghị ugbu a',
  entryTitle: 'Ebe gị na ndepụta ndị ọkachamara',
  listMe: 'Tinye m na ndepụta maka onye ọ bụla',
  listMeNote:
    'Onye ọ bụla nwere ike ịchọta aha, foto, ọrụ na ọkwa gị n’okpuru ọrụ aka gị, ọbụna na-enweghị account. Ọ bụrụ na ọ gbanyụrụ: onye ọ bụla agaghị ahụ gị ebe ahụ.',
  takesJobs: 'Ana m anara ọrụ',
  takesJobsNote: 'Ọ bụrụ na ọ gbanyụrụ: ị ka nọ na ndepụta, mana anyị agaghị ekwu na ị nọ nkịtị.',
}

export const words = {
  'features/directory': directory,
}
