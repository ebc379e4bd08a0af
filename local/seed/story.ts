import { CRAFT_STORY } from './story-craft.ts'
import { ELECTRICAL_STORY } from './story-electrical.ts'
import { HOME_STORY } from './story-home.ts'
import { STREET_STORY } from './story-street.ts'

export const STORY = [...ELECTRICAL_STORY, ...HOME_STORY, ...CRAFT_STORY, ...STREET_STORY]
