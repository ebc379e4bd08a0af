import { CRAFT_TASKS } from './tasks-craft.ts'
import { ELECTRICAL_TASKS } from './tasks-electrical.ts'
import { HOME_TASKS } from './tasks-home.ts'
import { LIFE_TASKS } from './tasks-life.ts'
import { STREET_TASKS } from './tasks-street.ts'

export const TASKS = [
  ...ELECTRICAL_TASKS,
  ...HOME_TASKS,
  ...CRAFT_TASKS,
  ...STREET_TASKS,
  ...LIFE_TASKS,
]
