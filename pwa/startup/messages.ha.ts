import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'Wannan burauzar ta goge abin da Onise ta adana a wannan waya. Ku sake shiga. Duk abin da aka riga aka aika zai dawo.',
}
