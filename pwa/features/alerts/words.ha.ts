import type { Words } from '#schema/domain/localize.ts'
import type { messages as alertTexts } from './messages.ts'

const alerts: Words<typeof alertTexts> = {
  title: 'Sababbin todo',
  note: 'Za mu sanar da ku idan wani ya saka todo irin wannan: ba fiye da 10 a rana ba, ba kuma da dare ba.',
  list: 'Abin da ake sanar da ku',
  none: 'Ku zaɓi sana’arku tukuna; sannan mu sanar da ku sababbin todo nata.',
  ofProfile: 'Kamar yadda profile ɗinku ya ce',
  when: 'Yaushe',
  deliveries: { now: 'Nan take', morning: 'Da safe, ƙarfe 8', off: 'A kashe' },
  atLeast: 'Aƙalla',
  anyAmount: 'Kowane adadi',
  needsNetwork: 'Kuna buƙatar network don wannan.',
  trade: 'Sana’a',
  skills: 'Ƙwarewa',
  skillsHint: 'Kada ku zaɓi komai don duka sana’ar.',
  placeHint: 'Ku bar wannan babu komai don todo a ko’ina a Nijeriya.',
  howFar: 'Nisan wurin',
  add: 'Ƙara sanarwa',
  editTitle: 'Sauya wannan sanarwa',
  edit: 'Sauya',
  delete: 'Goge',
  save: 'Ajiye',
  deleted: 'An goge sanarwar.',
  undo: 'Mayar',
  changeProfile: 'Sauya a profile ɗinku',
  fewer: 'A rage irin wannan',
  onlyReach: (reach: string) => `Kawai: ${reach}`,
  onlyFrom: (amount: string) => `Daga ${amount} kawai`,
  onlyMorning: 'Da safe, ba nan take ba',
  turnOff: 'Kashe wannan',
  deleteThis: 'Goge wannan sanarwa',
  gone: 'An goge wannan sanarwa. Ba za ku ƙara samun saƙonta ba.',
}

export const words = {
  'features/alerts': alerts,
}
