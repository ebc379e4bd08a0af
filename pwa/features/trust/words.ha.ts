import type { Words } from '#schema/domain/localize.ts'
import type { messages as trustTexts } from './messages.ts'

const trust: Words<typeof trustTexts> = {
  close: 'Ba yanzu ba',
  loading: 'Ɗan jira',
  needsNetwork: 'Kuna buƙatar network don wannan.',

  block: 'Toshe',
  blockTitle: (name: string) => `A toshe ${name}?`,
  blockText: [
    'Ba za ku ƙara ganin juna ba: babu todo, proposal, profile ko sababbin saƙonni.',
    'Aikin da aka riga aka bayar zai ci gaba, haka ma hirarsa.',
    'Ba a gaya wa kowa. Za ku iya buɗewa a Saituna.',
  ],
  blocked: (name: string) => `An toshe ${name}. Ba za ku ƙara ganin juna ba.`,
  undo: 'Mayar',
  unblock: 'Buɗe',
  blockedUsers: 'Mutanen da aka toshe',
  nobodyBlocked: 'Ba ku toshe kowa ba.',

  report: 'Kai rahoto',
  reportTitle: {
    user: 'Kai rahoton wannan mutum',
    task: 'Kai rahoton wannan todo',
    message: 'Kai rahoton wannan saƙo',
    review: 'Kai rahoton wannan sharhi',
    workPicture: 'Kai rahoton wannan hoto',
    question: 'Kai rahoton wannan tambaya',
  },
  reportText:
    'Muna duba kowane rahoto mu gaya muku hukuncin da muka yanke. Ba a gaya wa kowa cewa ku ne.',
  reason: 'Mene ne matsalar?',
  reasonMissing: 'Ku zaɓi matsalar',
  reasons: {
    scam: 'Zamba, ko neman kuɗi a wajen Onise',
    contacts: 'Ya ba da lambar waya ko link',
    abuse: 'Zagi ko barazana',
    fake: 'Yana kwaikwayon wani, ko ba gaskiya ba ne',
    unsafe: 'Aiki mai haɗari ko wanda doka ta hana',
    spam: 'Talla, ko abu ɗaya akai-akai',
    other: 'Wani abu daban',
  },
  words: 'Me ya faru? (ba dole ba)',
  send: 'Aika rahoto',
  sent: 'Mun gode. Za mu duba shi mu gaya muku hukuncin da muka yanke.',
  saved: 'An adana a waya. Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta.',
  unsent: 'Rahoto',

  ownReports: 'Rahotanninku',
  nothingReported: 'Ba ku kai rahoton komai ba.',
  reported: {
    user: 'Mutum',
    task: 'Todo',
    message: 'Saƙo',
    review: 'Sharhi',
    workPicture: 'Hoton aiki',
    question: 'Tambaya',
  },
  reportedOn: 'An kai rahoto',
  decidedOn: ', an yanke hukunci',
  outcomes: {
    open: 'Muna dubawa',
    upheld: 'Mun ɗauki mataki',
    dismissed: 'Ba a sami laifi ba',
  },
}

export const words = {
  'features/trust': trust,
}
