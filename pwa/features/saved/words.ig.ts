import type { Words } from '#schema/domain/localize.ts'
import type { messages as savedTexts } from './messages.ts'

const saved: Words<typeof savedTexts> = {
  title: 'Ihe echekwara',
  note: 'Todo na ndị ọkachamara ị debere maka oge ọzọ. Onye ọzọ anaghị ahụ ya.',
  tasks: 'Todo',
  users: 'Ndị ọkachamara',
  noTasks: 'Pịa obi nke todo ka ị hụ ya ebe a ọzọ, ọbụna na-enweghị network.',
  noUsers: 'Pịa obi dị na profaịlụ ka ị hụ ọkachamara a ebe a ọzọ.',
  save: 'Chekwaa',
  isSaved: 'Echekwara',
  saveOf: (name: string) => `Chekwaa: ${name}`,
  removeOf: (name: string) => `Wepụ na ihe echekwara: ${name}`,
  states: {
    open: 'Mepere emepe',
    assigned: 'Onye ọzọ enwetala ya',
    cancelled: 'Akagburu ya',
    deleted: 'Onye ahịa ehichapụla ya',
    closed: 'O mepeghị ọzọ',
  },
  removed: (name: string) => `Ewepụla: ${name}`,
  undo: 'Weghachi',
  unsentSave: 'Ihe ị chọrọ ichekwa',
  unsentRemove: 'Ihe ị chọrọ iwepụ na ihe echekwara',
}

export const words = {
  'features/saved': saved,
}
