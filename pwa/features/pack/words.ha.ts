import type { Words } from '#schema/domain/localize.ts'
import type { messages as packTexts } from './messages.ts'

const pack: Words<typeof packTexts> = {
  ready: 'An shirya don aiki ko babu network',
  readyText: (todos, size, time) =>
    `Todo ${todos} tare da duk abin da kuke buƙata, ${size} a wannan waya, kamar yadda suke da ${time}.`,
  saving: 'Ana adana aikinku a wannan waya',
  progress: (done, total) => `${done} cikin ${total}`,
  incomplete: 'Ba duk aikinku ne yake a wannan waya ba',
  missing: (title, parts) => `${title}: babu ${parts}`,
  missingMore: (count) => `da wani abu na ƙarin todo ${count}`,
  parts: {
    details: 'bayanai',
    pictures: 'hotuna',
    messages: 'hotuna da saƙonnin murya na kwastoma',
    changes: 'aikin da za ku gyara',
  },
  offline: 'Onise za ta adana shi da zarar an samu network.',
  saver: 'Rage amfani da data yana kunne, don haka wannan yana jiran ku taɓa.',
  problems: {
    network: 'Ba a iya isa Onise ba. Zai ci gaba idan an iya.',
    room: 'Wannan waya ta cika. Ku rage abin da ke ciki, ku sake gwadawa.',
    failed: 'Wasu ba su lodu ba. Ku sake gwadawa.',
  },
  getNow: 'Samo shi yanzu',
}

export const words = {
  'features/pack': pack,
}
