import type { Sort } from './order.ts'

const newest = { one: '1 new – tap to show', many: (count: number) => `${count} new – tap to show` }

/** What a list of todos says. What only an opened todo says stands in words.ts, which comes later. */
export const words = {
  heading: 'To do list',
  search: 'Search for todo',
  tabs: {
    label: 'Todos',
    all: 'All',
    assigned: 'Assigned',
    submitted: 'Submitted',
    completed: 'Completed',
  },
  open: 'View Details',
  refresh: 'Shuffle and look for new todos',
  sort: 'Sort',
  sorts: { mixed: 'Mixed', newest: 'Newest', price: 'Price', near: 'Near' } satisfies Record<
    Sort,
    string
  >,
  noPlace: 'Add a location to your profile, and Near shows what is close to you first.',
  addPlace: 'Add location',
  field: 'Field',
  allFields: 'All fields',
  myField: (field: string) => `${field} (yours)`,
  arrived: (count: number) => (count === 1 ? newest.one : newest.many(count)),
  noneMatch: (search: string) => `Nothing here is called “${search.trim()}”.`,
  noneInField: (field: string) => `No open todo in ${field} right now.`,
  noneLike: 'No open todo is like that right now. Fewer filters find more.',
  filters: 'More filters',
  noneOpen: 'New todos show here as soon as somebody posts one.',
  showAll: 'Show all todos',
  onlyHere: 'No network: only todos this phone has seen were searched.',
  openBadge: 'Open',
  anywhere: 'Anywhere',
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
} as const
