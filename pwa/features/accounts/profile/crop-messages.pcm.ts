import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './crop-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Choose the part wey go show',
  view: 'Picture inside circle',
  hint: 'Drag the picture, or use the arrow keys. Pinch or use the slider to zoom.',
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
  loading: 'E dey load',
}
