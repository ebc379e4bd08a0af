import type { Words } from '#schema/domain/localize.ts'
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
