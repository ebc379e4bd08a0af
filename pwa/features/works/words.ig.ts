import type { Words } from '#schema/domain/localize.ts'
import type { messages as worksTexts } from './messages.ts'

const works: Words<typeof worksTexts> = {
  title: 'Foto ọrụ m',
  note: 'Ndị ahịa na-ahụ ha na profaịlụ gị. Buru ụzọ tinye ọrụ gị kacha mma.',
  onlyTaskers: 'Naanị ndị ọkachamara na-egosi foto ọrụ ha.',
  add: 'Tinye foto',
  addHint: 'Ị nwere ike ịhọrọ ọtụtụ n’otu oge. Ha na-eche n’ekwentị a ruo mgbe netwọk dị.',
  room: (count) => `Ohere dị maka ${count} ọzọ`,
  full: 'Profaịlụ gị na-anabata foto 24. Hichapụ otu tupu ị tinye ọzọ.',
  preparing: (count) => `A na-akwadebe foto ${count}…`,
  unreadable: 'Enweghị ike ịgụ otu n’ime ha dị ka foto. Họrọ ọzọ.',
  tooMany: (count) => `Naanị ${count} mbụ ka etinyere: ohere agwụla.`,
  empty: 'Enwebeghị foto',
  emptyText: 'Gosi ọrụ ị rụchara, ma ọ bụ tupu na mgbe emechara. Foto atọ mara mma zuru ịmalite.',
  field: 'Ụdị ọrụ',
  edit: 'Dezie',
  editTitle: 'Ederede na ụdị ọrụ',
  save: 'Chekwaa',
  delete: 'Hichapụ',
  deleted: 'Ehichapụla foto ahụ.',
  undo: 'Weghachi',
  drag: 'Bugharịa ya: dọkpụrụ ya, ma ọ bụ jiri igodo akụ',
  earlier: 'Buga ya n’ihu',
  later: 'Buga ya n’azụ',
  moved: (place, count) => `Ọ bụzi nọmba ${place} n’ime ${count}`,
  noText: 'Enwebeghị ederede',
  queued: 'Echekwara n’ekwentị',
  sending: 'Ọ na-aga',
  failed: 'Anabataghị ya:',
  retry: 'Nwaa ọzọ',
  discard: 'Wepụ',
  isHidden: 'Ndị ọzọ anaghị ahụ ya',
  doneHere: 'Emere ya na Onise',
  earlierWork: 'Ọrụ gara aga',
  earlierWorkOf: (trade) => `Ọrụ gara aga: ${trade}`,
  manage: 'Tinye ma ọ bụ hazie foto',
  doneHereTitle: {
    tasker: 'Gosi ọrụ a na profaịlụ gị',
    client: 'Ọrụ a na profaịlụ',
  },
  doneHereText: {
    tasker:
      'Na mbido naanị gị na-ahụ foto ahụ ebe ahụ. A ga-agwa onye ahịa, ọ nwekwara ike ịjụ n’ime ụbọchị 7. E mesịa mmadụ niile ga-ahụ ya, ya na “Emere ya na Onise”.',
    client:
      'Na mbido naanị ọkachamara ahụ na-ahụ foto ahụ ebe ahụ. Ị nwere ike ịjụ n’ime ụbọchị 7. E mesịa mmadụ niile ga-ahụ ya.',
  },
  takeOver: 'Gosi na profaịlụ m',
  object: 'Egosila ya',
  refused: 'Onye ahịa jụrụ',
  isShown: 'Ọ dị na profaịlụ',
  ofThisTodo: 'Foto ọrụ a',
  shownFrom: (date) => `Ndị ọzọ ga-ahụ ya site na ${date}`,
  needsNetwork: 'Ị chọrọ netwọk maka nke a.',
  unsentAdd: 'Foto ọrụ gị',
  unsentEdit: 'Ederede foto',
  unsentOrder: 'Usoro foto gị',
  unsentDelete: 'Nhichapụ foto',
}

export const words = {
  'features/works': works,
}
