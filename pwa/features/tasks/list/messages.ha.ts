import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  heading: 'Jerin todo',
  search: 'Nemi todo',
  tabs: {
    label: 'Todo',
    all: 'Duka',
    assigned: 'An ba ku',
    submitted: 'An miƙa',
    completed: 'An kammala',
  },
  open: 'Duba bayani',
  refresh: 'Gauraya ku nemi sababbin todo',
  shuffle: 'Gauraya',
  sort: 'Jeri',
  sorts: { mixed: 'A gauraye', newest: 'Sababbi', price: 'Farashi', near: 'Na kusa' },
  noPlace: 'Ku ƙara wuri a profile ɗinku don ku fara ganin todo na kusa da ku.',
  addPlace: 'Ƙara wuri',
  field: 'Fanni',
  allFields: 'Duk fannoni',
  myField: (field: string) => `${field} (naku)`,
  arrived: (count: number) => `Sabo ${count} – taɓa don gani`,
  noneMatch: (search: string) => `Babu todo a nan mai suna “${search.trim()}”.`,
  noneInField: (field: string) => `Babu buɗaɗɗen todo a ${field} yanzu.`,
  filters: 'Ƙarin tacewa',
  noneOpen: 'Sababbin todo suna bayyana a nan da zarar kwastoma ya saka ɗaya.',
  showAll: 'Nuna duk todo',
  onlyHere: 'Babu network: an bincika todo da ke wannan waya ne kawai.',
  openBadge: 'A buɗe',
  anywhere: 'Ko’ina',
  months: (months: number) => (months === 1 ? 'wata 1' : `watanni ${months}`),
}
