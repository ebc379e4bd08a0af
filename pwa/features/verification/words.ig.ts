import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

const verification: Words<typeof messages> = {
  title: 'Ihe gosiri onye ị bụ',
  note: 'Ndị enyochara nwere akara na oke ka ukwuu. I nwere ike iji Onise na-enweghị ya.',
  whatHappens: 'Ihe a na-eme foto gị',
  promises: [
    'A na-ezochi foto gị na nọmba gị ebe a na-edebe ha.',
    'Naanị ndị na-enyocha njirimara na Onise nwere ike imeghe ha, a na-edekwa oge ọ bụla. Ndị ọzọ anaghị ahụ ha ma ọlị.',
    'Anyị nwere ike iji nọmba gị, aha gị na ụbọchị ọmụmụ gị tụnyere ndekọ akwụkwọ gị si na ya, site na QoreID. Anaghị eziga foto gị.',
    'Ụbọchị 30 ka anyị kpebichara, a ga-ehichapụ ha.',
    'Ọ bụrụ na netwọk adịghị, ihe niile ga-eche na fon a ruo mgbe ọ dị.',
  ],
  need: 'Ị chọrọ akwụkwọ njirimara gị na ihe dị ka nkeji atọ.',
  begin: 'Malite',
  step: (at, of) => `Nzọụkwụ ${at} n’ime ${of}`,
  steps: { name: 'Onye ị bụ', document: 'Akwụkwọ gị', face: 'Ihu gị' },
  nameHint: 'Dị ka ọ dị n’akwụkwọ ahụ, aha niile.',
  kinds: {
    nin: 'Akwụkwọ ma ọ bụ kaadị NIN',
    votersCard: 'Kaadị ntuli aka',
    driversLicence: 'Akwụkwọ ikike ịnya ụgbọala',
    passport: 'Paspọọtụ',
  },
  take: { document: 'See foto akwụkwọ ahụ', face: 'See foto ihu gị' },
  pictureHints: {
    document: 'Tọgbọ ya n’ebe ìhè dị. Akụkụ anọ ya niile ga-adịrịrị na foto.',
    face: 'Welite fon ruo anya gị. Ka ihu gị jupụta okpokolo ahụ: okpu adịghị, ugegbe ojii adịghị.',
  },
  preparing: 'A na-ele foto ahụ…',
  unreadable: 'Fon a enweghị ike imeghe faịlụ ahụ dị ka foto. Jiri igwefoto see ya ọzọ.',
  pictureRequired: 'Buru ụzọ see foto ahụ',
  next: 'Gaa n’ihu',
  back: 'Nzọụkwụ bu ụzọ',
  send: 'Ziga',
  sending: 'A na-echekwa…',
  failed: 'E nweghị ike izipu ya',
  waiting: 'Ihe gosiri onye ị bụ na-eche na fon a',
  waitingText: 'A ga-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  change: 'Gbanwee ya',
  sent: 'Ihe i zitere eruola anyị aka',
  reviewing: 'Mmadụ na-ele ya',
  sentText: (document, at) =>
    `${document}, i zigara ya na ${at}. Ị ga-enweta ozi nke ihe si na ya pụta.`,
  document: (kind, last4) => `${kind} ••••${last4}`,
  verified: 'E nyochaala gị',
  verifiedOn: (day) => `E lere onye ị bụ na ${day}.`,
  again: 'Anyị chọrọ ihe ọzọ',
  againText: 'Naanị nke a ka ị ga-eziga ọzọ:',
  sendAgain: 'Zigaa ya ọzọ',
  refused: 'A jụrụ ihe gosiri onye ị bụ',
  tryFrom: (at) => `I nwere ike ịnwa ọzọ malite ${at}.`,
  tryNow: 'I nwere ike ịnwa ọzọ ugbu a.',
  tryAgain: 'Nwaa ọzọ',
  ended: 'Ị bụghịzi onye enyochara',
  administrator: 'A naghị enyocha ndị nnọchite anya Onise.',
}

export const words = {
  'features/verification': verification,
}
