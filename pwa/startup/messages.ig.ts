import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'Ihe nchọgharị a ehichapụla ihe Onise chekwara na ekwentị a. Banye ọzọ. Ihe niile e zigara ga-alọghachi.',
  itemRefused:
    'Ekwentị a ejuola, ya mere Onise enweghị ike idebe gị n’ime ma ọ bụ chekwaa ntọala gị: ha ga-adị ruo mgbe i mechiri Onise. Mepee ohere.',
}
