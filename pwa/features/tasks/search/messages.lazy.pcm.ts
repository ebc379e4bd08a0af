import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  title: 'Filters',
  location: 'Location',
  locationHint: 'Town, market or state',
  priceFrom: 'Price from',
  priceTo: 'Price reach',
  projectType: 'Project type',
  anyType: 'Any',
  skills: 'Skills',
  skillsOf: (field) => `Any of these, for ${field}`,
  show: 'Show todos',
  clear: 'Clear filters',
}
