import { amountGroups } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  aboutOnise: 'Game da Onise',
  totalBalance: 'Jimillar kuɗi',
  optional: 'ba dole ba',
  atMostCharacters: (limit: number) => `Kada ya wuce harafi ${limit}`,
  charactersLeft: (count: number) => `Saura ${count}`,
  charactersTooMany: (count: number) => `Ya wuce da ${count}`,
  amountAtLeast: (amount: string) => `Ku saka ${amount} ko fiye`,
  amountAtMost: (amount: string) => `Ku saka ${amount} ko ƙasa da haka`,
  choose: 'Zaɓi ɗaya daga cikin waɗannan.',
  tooLong: (max) => `Kada ya wuce haruffa ${max}.`,
  tooShort: (min) => `Ya kai aƙalla haruffa ${min}.`,
  atLeast: (min) => `Shigar da ${min} ko fiye.`,
  atMost: (max) => `Shigar da ${max} ko ƙasa da haka.`,
  number: 'Shigar da lamba.',
  wholeNumber: 'Shigar da cikakkiyar lamba.',
  notFitting: 'Duba abin da kuka rubuta a nan.',
  amountProblems: {
    comma:
      'Kobo ne wannan? Ku sa ɗigo kafin kobo, kamar 5,000.50. Waƙafi yana zuwa kafin lambobi uku, kamar 5,000.',
    dot: 'Dubbai ne wannan? Ku rubuta 12,000 ko 12000. Kobo lambobi biyu ne bayan ɗigo, kamar 12,000.50.',
    size: 'Wannan ya fi abin da Onise ke karɓa. Ku duba sifirorin.',
    form: 'Ku rubuta kuɗin da lambobi, misali 5,000 ko 5k.',
  },
  amountWhole: 'Cikakkiyar naira kawai. Ku cire kobo.',
  amountInWords: (amount: Kobo) => {
    const { millions, thousands, rest, kobo, whole } = amountGroups(amount)
    const parts = [
      millions > 0 && `miliyan ${millions}`,
      thousands > 0 && `dubu ${thousands}`,
      (rest > 0 || whole === 0) && String(rest),
      kobo > 0 && `kobo ${kobo}`,
    ]
    return `naira ${parts.filter(Boolean).join(' da ')}`
  },
  farTitle: 'Wannan kuɗin daidai ne?',
  far: {
    above: (spoken: string, reference: string) =>
      `Kun rubuta ${spoken}. Ya fi ninki 20 na ${reference} na wannan todo.`,
    below: (spoken: string, reference: string) =>
      `Kun rubuta ${spoken}. Bai kai kashi ɗaya cikin goma na ${reference} na wannan todo ba.`,
  },
  farYes: (amount: string) => `Eh, ${amount}`,
  farNo: 'Canza kuɗin',
  password: 'kalmar sirri',
  show: (secret: string) => `Nuna ${secret}`,
  hide: (secret: string) => `Ɓoye ${secret}`,
  choosePicture: 'Zaɓi hoto',
  changePicture: 'Canja hoto',
  yourPicture: 'Hotonku',
  remove: 'Cire',
  sizeLimit: (size: string) => `Har zuwa ${size}`,
  fileTooBig: (size: string) => `Ku zaɓi fayil na ${size} ko ƙasa da haka`,
  tapToChange: (size: string) => `${size} · taɓa don canjawa`,
  sizeSent: (sent: string, size: string) => `An aika ${sent} daga ${size}`,
  stars: (count: number) => (count === 1 ? 'tauraro 1' : `taurari ${count}`),
  starWords: ['Ba kyau sosai', 'Ba kyau', 'Da dama-dama', 'Da kyau', 'Da kyau sosai'],
  notSaved:
    'Ba a iya adana wannan a wannan waya ba. Abin da kuka rubuta yana nan: ku rage abin da ke cikin wayar, ko ku sake buɗe Onise, ku sake gwadawa.',
  share: 'Yaɗa',
  linkCopied: 'An kwafi link ɗin. Ku liƙa shi a ko’ina.',
  linkNotCopied: (url: string) => `Ku kwafi wannan link: ${url}`,
  isNew: 'Sabo',
  reviews: (count: number) => `Sharhi ${count}`,
  completedJobs: (count: number) =>
    count === 1 ? 'An kammala aiki 1' : `An kammala ayyuka ${count}`,
  completed: (percent: number, jobs: number) =>
    `An kammala ${percent}% na ${jobs === 1 ? 'aiki 1' : `ayyuka ${jobs}`}`,
  rating: (rating: number) => `Taurari ${rating} daga 5`,
}
