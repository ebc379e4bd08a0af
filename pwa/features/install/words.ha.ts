import type { Words } from '#schema/domain/localize.ts'
import type { messages as installTexts } from './messages.ts'

const install: Words<typeof installTexts> = {
  title: 'Ku ƙara Onise a fuskar wayarku',
  text: 'Tana buɗewa kamar kowace app, ko babu network, kuma ba ta kai hoto ɗaya cin wuri ba.',
  add: 'Ƙara a fuskar waya',
  later: 'Ba yanzu ba',

  section: 'A fuskar wayarku',
  installed: 'Onise tana fuskar wayarku. Daga can kuka buɗe ta.',
  byMenu:
    'Ku buɗe menu na burauzarku, ku zaɓi “Install app” ko “Add to Home screen”, idan akwai ɗaya.',
  ios: {
    title: 'Ku fara ƙara Onise a fuskar wayarku',
    why: 'Safari a iPhone tana goge abin da site ya adana bayan kwana 7 ba tare da ziyara ba, har da abin da kuka rubuta kuka kasa aikawa. A fuskar waya yana nan.',
    steps: [
      'Ku taɓa Share, murabba’i mai kibiya, a ƙasan Safari.',
      'Ku zaɓi “Add to Home Screen”, sannan “Add”.',
      'Ku buɗe Onise daga alamarta, ku shiga a can sau ɗaya.',
    ],
    sends:
      'Abin da kuka adana ba tare da network ba ana aika shi idan kuka sake buɗe Onise: iPhone ba ta aika komai idan a rufe take.',
    done: 'Na gane',
  },
}

export const words = {
  'features/install': install,
}
