import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Èdè',
  label: 'Èdè ẹ̀rọ yìí',
  hint: 'Onise máa tún ṣí ní èdè tí ẹ bá yàn. Ohun tí ẹ kọ kò ní sọnù.',
  whole: 'Gbogbo rẹ̀, pẹ̀lú ímeèlì àti ìfitónilétí',
  parts: 'Gbogbo rẹ̀ àyàfi ìfitónilétí, ímeèlì, gbígba data jáde àti títi àkáǹtì',
  unavailable: 'Èdè yìí kò sí ní ìpamọ́ lórí fóònù yìí. Ẹ yàn án nígbà tí ẹ bá ní network.',
}
