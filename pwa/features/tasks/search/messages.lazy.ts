import { localize } from '#schema/domain/localize.ts'

/** Texts of the sheet of further filters. */
export const messages = localize('features/tasks/search/messages.lazy', {
  title: 'Filters',
  location: 'Location',
  locationHint: 'A town, a market or a state',
  within: 'How far away',
  anyDistance: 'Any distance',
  ownState: 'My state',
  priceFrom: 'Price from',
  priceTo: 'Price up to',
  projectType: 'Project type',
  anyType: 'Any',
  when: 'When it is needed',
  anyTime: 'Any time',
  whens: { asap: 'As soon as possible', day: 'By a date', flexible: 'No hurry' },
  span: 'How long it takes',
  anyLength: 'Any length',
  spans: { hours: 'A few hours', days: 'A few days', weeks: 'A few weeks', months: 'Months' },
  skills: 'Skills',
  skillsOf: (field: string) => `Any of these, in ${field}`,
  show: 'Show todos',
  clear: 'Clear filters',
})
