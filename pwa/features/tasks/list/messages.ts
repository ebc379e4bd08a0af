import { localize } from '#schema/domain/localize.ts'
import type { SortOrder } from './order.ts'

const newTasks = {
  one: '1 new – tap to show',
  many: (count: number) => `${count} new – tap to show`,
}

/** Texts of the lists of tasks; those of a single task load later (../messages.ts). */
export const messages = localize('features/tasks/list', {
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
  shuffle: 'Shuffle',
  sort: 'Sort',
  sorts: { mixed: 'Mixed', newest: 'Newest', price: 'Price', near: 'Near' } satisfies Record<
    SortOrder,
    string
  >,
  noPlace: 'Add a location to your profile to see the todos near you first.',
  addPlace: 'Add location',
  drawing: (place: string, home: string) =>
    `A drawing of Nigeria with ${place}, and you in ${home}`,
  drawingOf: (count: number, home: string) =>
    `A drawing of Nigeria with ${count} places of todos, and you in ${home}`,
  kilometres: (km: number) => `${km} km`,
  inPlace: (place: string) => `in ${place}`,
  inReach: (reach: string) => `Within ${reach}`,
  inReachOnly: 'Only todos near you are shown.',
  inState: (state: string) => `In ${state}`,
  where: 'Where the work is',
  field: 'Field',
  allFields: 'All fields',
  myField: (field: string) => `${field} (yours)`,
  arrived: (count: number) => (count === 1 ? newTasks.one : newTasks.many(count)),
  noneMatch: (search: string) => `No todo here is called “${search.trim()}”.`,
  noneInField: (field: string) => `No open todo in ${field} right now.`,
  filters: 'More filters',
  noneOpen: 'New todos appear here as soon as a client posts one.',
  showAll: 'Show all todos',
  tellMe: 'Tell me about new todos',
  onlyHere: 'Only todos on this phone were searched.',
  openBadge: 'Open',
  anywhere: 'Anywhere',
})
