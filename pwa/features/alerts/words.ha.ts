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
}

export const words = {
  'features/alerts': alerts,
}
