import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Bayanin asusu',
  note: 'Wata ɗaya na wallet ɗinku, daga tsoho zuwa sabo.',
  month: 'Wata',
  print: 'Buga ko adana a PDF',
  csv: 'Sauke CSV',
  fetching: 'Ana ɗaukowa...',
  heading: (name: string) => `Bayanin wallet na ${name}`,
  opening: 'Kuɗin farko',
  moneyIn: 'Kuɗin da ya shigo',
  moneyOut: 'Kuɗin da ya fita',
  closing: 'Kuɗin ƙarshe',
  columns: { date: 'Rana', detail: 'Bayani', in: 'Shiga', out: 'Fita', balance: 'Ya rage' },
  none: 'Babu kuɗin da ya motsa a wannan wata.',
  status: { pending: 'ana jira', failed: 'bai yi ba, ba a ƙirga ba' },
  offline:
    'Babu network. Bayanin asusu daga server yake zuwa, don haka kuna buƙatar network don ganin sa.',
  createdAt: (when: string) => `An yi shi ranar ${when}. Duk lokuta na Lagos ne.`,
  csvFailed: 'Ba a iya lodawa fayil ɗin ba. Ku sake gwadawa.',
  file: (month: string) => `onise-statement-${month}.csv`,
}
