import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  picture: 'Hoto',
  pictureFrom: (name: string) => `Hoto daga ${name}`,
  ownPicture: 'Hotonku',
  open: 'Buɗe da girma:',
  loading: 'Ana lodawa hoton',
  preparing: 'Ana rage girman hoton…',
  notAPicture: 'Ba a iya buɗe wannan fayil a matsayin hoto ba. Ku zaɓi hoton JPEG, PNG ko WebP.',
  pictureHint: 'Abin da kuka rubuta a ƙasa ana aika shi tare da hoton, kuma yana bayyana hoton.',
  voiceHint:
    'Abin da kuka rubuta a ƙasa ana aika shi tare da muryar, ga waɗanda ba za su iya saurara ba.',
  remove: 'Cire',
  deleteRecording: 'Goge muryar da aka ɗauka',
  sending: 'Ana aikawa',
  fileOffline: 'Zai lodawa idan akwai network.',
  fileFailed: 'Ba a iya lodawa ba.',
  retry: 'Sake gwadawa',
  cannotPlay: 'Wannan burauza ba za ta iya kunna wannan saƙon murya ba.',
  play: (duration: string) => `Kunna saƙon murya, ${duration}`,
  pause: 'Dakatar da saƙon murya',
  starting: 'Ana buɗe makirufo. Ku ba da izini idan burauzarku ta tambaya.',
  recording: 'Ana ɗauka. Zai ƙare bayan daƙiƙa 60.',
  slide: 'Ja zuwa hagu don sokewa',
  letGoToCancel: 'Saki don sokewa',
  stop: 'Tsaya',
  close: 'Rufe',
  trouble: {
    denied:
      'Onise ba ta da izinin amfani da makirufo. Ku ba da izini a saitunan burauzarku na wannan site, ku sake gwadawa.',
    missing: 'Ba a sami makirufo a wannan na’ura ba.',
    busy: 'Ba a iya buɗe makirufo ba. Mai yiwuwa wata app tana amfani da shi. Ku rufe ta, ku sake gwadawa.',
    unsupported: 'Wannan burauza ba za ta iya ɗaukar saƙon murya ba. Ku rubuta saƙo.',
    empty:
      'Ba a ɗauki komai ba. Ku riƙe maɓallin yayin da kuke magana, ko ku taɓa shi sau ɗaya sannan ku sake taɓawa don tsayawa.',
  },
}
