import * as v from 'valibot'
import { FIGURE_MAX } from '#schema/domain/about.ts'
import { ABOUT_MESSAGES } from '#schema/domain/messages/about.ts'
import { AuditReason, commandResponse } from './values.schemas.ts'

const Figure = v.pipe(
  v.number(ABOUT_MESSAGES.figure),
  v.integer(ABOUT_MESSAGES.figure),
  v.minValue(0, ABOUT_MESSAGES.figure),
  v.maxValue(FIGURE_MAX, ABOUT_MESSAGES.figure),
)

const figures = { services: Figure, vendors: Figure, customers: Figure, jobs: Figure }

export const readFigures = {
  summary: 'The four figures of the About page.',
  input: v.object({}),
  output: v.object({ figures: v.object(figures) }),
}

export const changeFigures = {
  summary: 'Replaces the four figures of the About page.',
  input: v.object({ ...figures, reason: AuditReason }),
  output: commandResponse({ figures: v.object(figures) }),
}
