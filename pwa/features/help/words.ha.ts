import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as helpTexts } from './messages.ts'

const FIRST_DAY = formatNaira(NEW_WALLET_PER_DAY)

const help: Words<typeof helpTexts> = {
  title: 'Taimako',
  note: 'Gajerun amsoshi game da kuɗinku, da mutanen da za su amsa muku.',
  money: 'Tambayoyi game da kuɗi',
  questions: [
    {
      question: 'Ina kuɗin yake yayin da ake aikin?',
      answer:
        'Onise tana riƙe da shi. Idan kwastoma ya zaɓi ƙwararre, farashin yana fita daga wallet ɗinsa, kuma ana ware shi don wannan todo kaɗai. Babu ɓangaren da zai iya kashe shi.',
    },
    {
      question: 'Yaushe ake biyan ƙwararre?',
      answer:
        'Idan kwastoma ya amince da aikin. Idan bai amsa ba cikin kwana 5 bayan an miƙa aikin, an amince da shi da kansa.',
    },
    {
      question: 'Idan aikin bai yi kyau ba, ko ba wanda ya zo fa?',
      answer:
        'Kada ku amince. Ku nemi gyara, ko ku soke idan aikin ya makara. Idan ba ku yarda ba, ku buɗe jayayya: kuɗin yana nan a riƙe har sai wani a Onise ya yanke hukunci, kuma zai iya dawowa duka ko wani ɓangare.',
    },
    {
      question: 'Ta yaya zan saka kuɗi a wallet?',
      answer:
        'Ku buɗe Wallet, sannan Saka kuɗi. Ku biya da kati, turawa ta banki ko USSD ta Paystack. Onise ba ta ganin katinku. Turawa ta banki tana iya ɗaukar mintuna.',
    },
    {
      question: 'Ta yaya zan cire kuɗi?',
      answer: `Ku tabbatar da imel ɗinku ku ƙirƙiri PIN, sannan ku buɗe Wallet, sannan Cire kuɗi. A awa 24 na farko bayan sabon PIN za ku iya cire ${FIRST_DAY}, daga baya komai. Yana zuwa asusun bankin da kuka zaɓa.`,
    },
    {
      question: 'Nawa ne kuɗinsa?',
      answer:
        'Saka todo da aika proposal kyauta ne. Abin da ƙwararre zai karɓa ana nuna shi kafin a aika proposal, abin da zai isa bankinku kuma kafin ku cire.',
    },
  ],
  verified: 'Ta yaya za a tantance ni?',
  verifiedText:
    'Wani mutum a Onise yana bincika ko ku wane ne. Ku buɗe Saituna, sannan Shaidar ko ku wane ne: ku ɗauki hoton takardarku da na fuskarku. Za ku iya saka todo, aiki da karɓar kuɗi ba tare da shi ba.',
  askVerified: 'Ina so a tantance ni.',
  write: 'Ku rubuto mana',
  about: (title: string) => `Game da todo ɗinku: ${title}`,
  aboutPayment: (reference: string) => `Game da biyan kuɗi: ${reference}`,
  text: 'Saƙonku',
  textHint: 'Abin da ya faru, da abin da kuka zata. Kada ku taɓa rubuta kalmar sirri ko PIN.',
  textRequired: 'Ku fara rubuta saƙo',
  send: 'Aika',
  sending: 'Ana aikawa...',
  sent: 'An aika saƙonku',
  another: 'Rubuta wani saƙo',
  offline: 'Babu network. Kuna buƙatarsa don aikawa. Abin da kuka rubuta yana nan.',
  other: 'Za ku iya samun mu a nan ma:',
  whatsApp: 'WhatsApp',
  signedOut: 'Ku shiga don ku rubuto mana a nan.',
  logIn: 'Shiga',
  unknown: 'Idan akwai network, ana nuna adireshinmu a nan.',
}

export const words = {
  'features/help': help,
}
