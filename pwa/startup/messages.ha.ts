import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  storageCleared:
    'Wannan burauzar ta goge abin da Onise ta adana a wannan waya. Ku sake shiga. Duk abin da aka riga aka aika zai dawo.',
  itemRefused:
    'Wannan waya ta cika, don haka Onise ba za ta iya barin ku a ciki ko ta adana saitunanku ba: za su kasance har sai kun rufe Onise. Ku rage abin da ke cikin wayar.',
}
