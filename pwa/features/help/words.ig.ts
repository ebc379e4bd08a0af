import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as helpTexts } from './messages.ts'

const FIRST_DAY = formatNaira(NEW_WALLET_PER_DAY)

const help: Words<typeof helpTexts> = {
  title: 'Enyemaka',
  note: 'Azịza dị mkpirikpi banyere ego gị, na ndị ga-aza gị.',
  money: 'Ajụjụ banyere ego',
  questions: [
    {
      question: 'Ebee ka ego dị mgbe a na-arụ ọrụ?',
      answer:
        'Onise na-ejide ya. Mgbe onye ahịa họọrọ ọkachamara, ego ahụ si na wallet onye ahịa pụọ ma debe ya iche maka todo a naanị. Akụkụ ọ bụla enweghị ike imefu ya.',
    },
    {
      question: 'Kedu mgbe a na-akwụ ọkachamara?',
      answer:
        'Mgbe onye ahịa kwadoro ọrụ ahụ. Ọ bụrụ na onye ahịa azaghị n’ime ụbọchị 5 ka e nyefechara ọrụ, a na-akwado ya n’onwe ya.',
    },
    {
      question: 'Ọ bụrụ na ọrụ adịghị mma, ma ọ bụ onye ọ bụla abịaghị?',
      answer:
        'Akwadola ya. Rịọ mgbanwe, ma ọ bụ kagbuo mgbe ọrụ na-egbu oge. Ọ bụrụ na unu ekwetaghị, mepee esemokwu: a na-ejide ego ahụ ruo mgbe onye nọ na Onise kpebiri, o nwere ike ịlọghachi dum ma ọ bụ akụkụ.',
    },
    {
      question: 'Kedu ka m ga-esi tinye ego na wallet?',
      answer:
        'Mepee Wallet, wee Tinye ego. Jiri kaadị, mbufe ụlọ akụ ma ọ bụ USSD kwụọ site na Paystack. Onise anaghị ahụ kaadị gị. Mbufe ụlọ akụ nwere ike iwe nkeji ole na ole.',
    },
    {
      question: 'Kedu ka m ga-esi wepụ ego?',
      answer: `Kwenye email gị ma mepụta PIN, wee mepee Wallet, wee Wepụ ego. N’awa 24 mbụ ka e mechara PIN ọhụrụ i nwere ike iwepụ ${FIRST_DAY}, emesịa ihe niile. Ọ na-aga n’akaụntụ ụlọ akụ ị họọrọ.`,
    },
    {
      question: 'Ego ole ka ọ bụ?',
      answer:
        'Itinye todo na iziga proposal bụ n’efu. A na-egosi ihe ọkachamara ga-enweta tupu e ziga proposal, na ihe ga-eru ụlọ akụ gị tupu i wepụ.',
    },
  ],
  verified: 'Kedu ka a ga-esi enyocha m?',
  verifiedText:
    'Onye nọ na Onise na-enyocha onye ị bụ. Mepee Ntọala, mesịa Ihe gosiri onye ị bụ: see foto akwụkwọ gị na nke ihu gị. I nwere ike itinye todo, rụọ ọrụ ma nata ego na-enweghị ya.',
  askVerified: 'Achọrọ m ka enyochaa m.',
  write: 'Degara anyị',
  about: (title: string) => `Banyere todo gị: ${title}`,
  aboutPayment: (reference: string) => `Banyere ego: ${reference}`,
  text: 'Ozi gị',
  textHint: 'Ihe mere, na ihe ị tụrụ anya ya. Edela password ma ọ bụ PIN mgbe ọ bụla.',
  textRequired: 'Buru ụzọ dee ozi',
  send: 'Ziga',
  sending: 'Ọ na-aga...',
  sent: 'E zigala ozi gị',
  another: 'Dee ozi ọzọ',
  offline: 'Network adịghị. Ị chọrọ ya iji ziga. Ihe i dere ka dị ebe a.',
  other: 'I nwekwara ike ịkpọtụrụ anyị ebe a:',
  whatsApp: 'WhatsApp',
  signedOut: 'Banye ka i degara anyị ebe a.',
  logIn: 'Banye',
  unknown: 'Mgbe network dị, a na-egosi adreesị anyị ebe a.',
}

export const words = {
  'features/help': help,
}
