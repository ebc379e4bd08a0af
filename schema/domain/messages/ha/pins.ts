import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { PIN_MESSAGES } from '../pins.ts'

export const words: Words<typeof PIN_MESSAGES> = {
  missing: 'Ba ku da PIN tukuna. Ku ƙirƙiri ɗaya.',
  wrong: (attemptsLeft: number) => `PIN ba daidai ba. Saura gwaji ${attemptsLeft}.`,
  locked: (until: number) =>
    `An kulle PIN ɗinku bayan an gwada ba daidai ba sau da yawa. Ku sake gwadawa bayan ${formatLagosDateTime(until)}.`,
  beingChecked: 'Ana duba PIN ɗinku tuni. Ku sake gwadawa nan da ɗan lokaci.',
  withdrawalsPaused: (until: number) =>
    `An sake saka PIN ɗinku. Za ku iya sake cire kuɗi bayan ${formatLagosDateTime(until)}.`,
}
