import type { Words } from '#schema/domain/localize.ts'
import type { messages as savedTexts } from './messages.ts'

const saved: Words<typeof savedTexts> = {
  title: 'Ohun tí a fi pamọ́',
  note: 'Todo àti àwọn akọ́ṣẹ́mọṣẹ́ tí ẹ fi pamọ́ fún ọjọ́ iwájú. Kò sí ẹlòmíràn tó ń rí i.',
  tasks: 'Todo',
  users: 'Akọ́ṣẹ́mọṣẹ́',
  noTasks: 'Ẹ tẹ ọkàn todo kan kí ẹ lè tún rí i níbí, kódà láìsí network.',
  noUsers: 'Ẹ tẹ ọkàn tó wà lórí profile kí ẹ lè tún rí akọ́ṣẹ́mọṣẹ́ náà níbí.',
  save: 'Fi pamọ́',
  isSaved: 'Ti fi pamọ́',
  saveOf: (name: string) => `Fi pamọ́: ${name}`,
  removeOf: (name: string) => `Yọ kúrò nínú ohun tí a fi pamọ́: ${name}`,
  states: {
    open: 'Ó ṣí sílẹ̀',
    assigned: 'Ẹlòmíràn ti gbà á',
    cancelled: 'A ti fagi lé e',
    deleted: 'Oníbàárà ti pa á rẹ́',
    closed: 'Kò ṣí sílẹ̀ mọ́',
  },
  removed: (name: string) => `A ti yọ ọ́ kúrò: ${name}`,
  undo: 'Dá a padà',
  unsentSave: 'Ohun tí ẹ fẹ́ fi pamọ́',
  unsentRemove: 'Ohun tí ẹ fẹ́ yọ kúrò nínú ohun tí a fi pamọ́',
}

export const words = {
  'features/saved': saved,
}
