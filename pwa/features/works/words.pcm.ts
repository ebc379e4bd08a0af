import type { Words } from '#schema/domain/localize.ts'
import type { messages as worksTexts } from './messages.ts'

const works: Words<typeof worksTexts> = {
  title: 'Pictures of my work',
  note: 'Clients dey see dem for your profile. Put your best work first.',
  onlyTaskers: 'Na only professionals dey show pictures of their work.',
  add: 'Add pictures',
  addHint: 'You fit choose plenty at once. Dem go wait for this phone until network dey.',
  room: (count) => (count === 1 ? 'Space dey for 1 more' : `Space dey for ${count} more`),
  full: 'Your profile fit carry 24 pictures. Delete one before you add another.',
  preparing: (count) =>
    count === 1 ? 'We dey prepare 1 picture…' : `We dey prepare ${count} pictures…`,
  unreadable: 'One of these no be picture wey we fit open. Choose another one.',
  tooMany: (count) => `Na only the first ${count} enter: space don finish.`,
  empty: 'No pictures yet',
  emptyText:
    'Show work wey you don finish, or before and after. Three good pictures don do to start.',
  field: 'Trade',
  edit: 'Edit',
  editTitle: 'Text and trade',
  save: 'Save',
  delete: 'Delete',
  deleted: 'Picture don delete.',
  undo: 'Undo',
  drag: 'Move am: drag am, or use the arrow keys',
  earlier: 'Move am go front',
  later: 'Move am go back',
  moved: (place, count) => `Now na number ${place} for inside ${count}`,
  noText: 'No text yet',
  queued: 'E don save for phone',
  sending: 'E dey go',
  failed: 'We no accept am:',
  retry: 'Try again',
  discard: 'Comot am',
  isHidden: 'Others no dey see am',
  doneHere: 'Done for Onise',
  earlierWork: 'Work wey e don do before',
  earlierWorkOf: (trade) => `Work wey e don do before: ${trade}`,
  manage: 'Add or arrange pictures',
  doneHereTitle: {
    tasker: 'Show this work for your profile',
    client: 'This work for the profile',
  },
  doneHereText: {
    tasker:
      'At first na only you go see the picture for there. We go tell the client, and the client fit say no within 7 days. After that everybody go see am, with “Done for Onise”.',
    client:
      'At first na only the professional go see the picture for there. You fit say no within 7 days. After that everybody go see am.',
  },
  takeOver: 'Show am for my profile',
  object: 'No show am',
  refused: 'The client say no',
  isShown: 'E dey the profile',
  ofThisTodo: 'Picture of this work',
  shownFrom: (date) => `Others go see am from ${date}`,
  needsNetwork: 'You need network for this one.',
  unsentAdd: 'Picture of your work',
  unsentEdit: 'Text of one picture',
  unsentOrder: 'Order of your pictures',
  unsentDelete: 'Picture to delete',
}

export const words = {
  'features/works': works,
}
