import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/profile/crop-messages', {
  title: 'Choose what is shown',
  view: 'Picture in a circle',
  hint: 'Drag the picture, or use the arrow keys. Pinch or use the slider to zoom.',
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
  loading: 'Loading',
})
