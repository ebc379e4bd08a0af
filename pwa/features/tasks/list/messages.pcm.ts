import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  heading: 'Todo list',
  search: 'Search for todo',
  tabs: {
    label: 'Todos',
    all: 'All',
    assigned: 'Assigned',
    submitted: 'Submitted',
    completed: 'Completed',
  },
  open: 'See details',
  refresh: 'Mix am and check for new todos',
  shuffle: 'Mix am',
  sort: 'Sort',
  sorts: { mixed: 'Mixed', newest: 'Newest', price: 'Price', near: 'Near you' },
  noPlace: 'Put your location for your profile, so you go see the todos wey near you first.',
  addPlace: 'Add location',
  field: 'Field',
  allFields: 'All fields',
  myField: (field) => `${field} (your own)`,
  arrived: (count) => `${count} new – tap to see`,
  noneMatch: (search) => `No todo for here get the name “${search.trim()}”.`,
  noneInField: (field) => `No open todo dey for ${field} now.`,
  filters: 'More filters',
  noneOpen: 'New todos go show here as soon as client post one.',
  showAll: 'Show all todos',
  onlyHere: 'Network no dey: we search only the todos wey dey this phone.',
  openBadge: 'Open',
  anywhere: 'Anywhere',
  months: (months) => (months === 1 ? '1 month' : `${months} months`),
}
