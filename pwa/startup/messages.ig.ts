import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'Ihe nchọgharị a ehichapụla ihe Onise chekwara na ekwentị a. Banye ọzọ. Ihe niile e zigara ga-alọghachi.',
}
