import { amountGroups } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  aboutOnise: 'Maka Onise',
  totalBalance: 'Mkpokọta ego',
  optional: 'ọ bụghị iwu',
  atMostCharacters: (limit: number) => `Ọ gaghị akarị mkpụrụ edemede ${limit}`,
  charactersLeft: (count: number) => `Ọ fọdụrụ ${count}`,
  charactersTooMany: (count: number) => `O jiri ${count} karịa`,
  amountAtLeast: (amount: string) => `Tinye ${amount} ma ọ bụ karịa`,
  amountAtMost: (amount: string) => `Tinye ${amount} ma ọ bụ ihe na-erughị ya`,
  choose: 'Họrọ otu n’ime ndị a.',
  tooLong: (max) => `Jiri mkpụrụedemede ${max} ma ọ bụ obere.`,
  tooShort: (min) => `Jiri opekata mpe mkpụrụedemede ${min}.`,
  atLeast: (min) => `Tinye ${min} ma ọ bụ karịa.`,
  atMost: (max) => `Tinye ${max} ma ọ bụ obere karịa.`,
  number: 'Tinye nọmba.',
  wholeNumber: 'Tinye nọmba zuru ezu.',
  notFitting: 'Lelee ihe i dere ebe a.',
  amountProblems: {
    comma:
      'Nke a ọ bụ kobo? Tinye ntụpọ tupu kobo, dị ka 5,000.50. Rịkọm na-adị tupu ọnụọgụ atọ, dị ka 5,000.',
    dot: 'Nke a ọ bụ puku? Dee 12,000 ma ọ bụ 12000. Kobo nwere ọnụọgụ abụọ mgbe ntụpọ gasịrị, dị ka 12,000.50.',
    size: 'Nke a karịrị ihe Onise nwere ike ịnara. Lelee efu ndị ahụ.',
    form: 'Jiri ọnụọgụ dee ego ahụ, dị ka 5,000 ma ọ bụ 5k.',
  },
  amountWhole: 'Naira zuru ezu naanị. Wepụ kobo.',
  amountInWords: (amount: Kobo) => {
    const { millions, thousands, rest, kobo, whole } = amountGroups(amount)
    const parts = [
      millions > 0 && `nde ${millions}`,
      thousands > 0 && `puku ${thousands}`,
      (rest > 0 || whole === 0) && String(rest),
      kobo > 0 && `kobo ${kobo}`,
    ]
    return `naira ${parts.filter(Boolean).join(' na ')}`
  },
  farTitle: 'Ego a ọ ziri ezi?',
  far: {
    above: (spoken: string, reference: string) =>
      `I dere ${spoken}. Ọ karịrị okpukpu 20 nke ${reference} nke todo a.`,
    below: (spoken: string, reference: string) =>
      `I dere ${spoken}. O rughị otu ụzọ n’ime iri nke ${reference} nke todo a.`,
  },
  farYes: (amount: string) => `Ee, ${amount}`,
  farNo: 'Gbanwee ego ahụ',
  password: 'password',
  show: (secret: string) => `Gosi ${secret}`,
  hide: (secret: string) => `Zoo ${secret}`,
  choosePicture: 'Họrọ foto',
  changePicture: 'Gbanwee foto',
  yourPicture: 'Foto gị',
  remove: 'Wepụ',
  sizeLimit: (size: string) => `Ruo ${size}`,
  fileTooBig: (size: string) => `Họrọ faịlụ bụ ${size} ma ọ bụ ihe na-erughị ya`,
  tapToChange: (size: string) => `${size} · pịa ka ị gbanwee`,
  sizeSent: (sent: string, size: string) => `E zigala ${sent} n’ime ${size}`,
  stars: (count: number) => `kpakpando ${count}`,
  starWords: ['Ọ jọrọ njọ nke ukwuu', 'Ọ jọrọ njọ', 'Ọ dịtụ mma', 'Ọ dị mma', 'Ọ dị ezigbo mma'],
  notSaved:
    'E nweghị ike ichekwa nke a na ekwentị a. Ihe i dere ka nọ ebe a: mepee ohere, ma ọ bụ mepee Onise ọzọ, nwaa ọzọ.',
  share: 'Kesaa',
  linkCopied: 'E depụtala link ahụ. Mado ya ebe ọ bụla.',
  linkNotCopied: (url: string) => `Depụta link a: ${url}`,
  isNew: 'Ọhụrụ',
  reviews: (count: number) => `Nyocha ${count}`,
  completedJobs: (count: number) => `Emechara ọrụ ${count}`,
  completed: (percent: number, jobs: number) => `Emechara ${percent}% n’ime ọrụ ${jobs}`,
  rating: (rating: number) => `Kpakpando ${rating} n’ime 5`,
}
