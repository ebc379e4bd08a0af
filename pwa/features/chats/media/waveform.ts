/** The loudness of each part of a voice note, one character each: A is silence, / is the loudest. */
const LEVELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const LOUDEST = LEVELS.length - 1
/** What fits beside the button in a bubble. */
const BARS = 40

/** From levels measured at equal distances, of any scale: the loudest is drawn at full height. */
export function toWaveform(levels: readonly number[]): string {
  const loudest = Math.max(...levels, 0)
  const bars = Math.min(BARS, levels.length)
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars)
    const to = Math.max(Math.floor(((bar + 1) * levels.length) / bars), from + 1)
    const level = loudest === 0 ? 0 : Math.max(...levels.slice(from, to)) / loudest
    return LEVELS[Math.round(level * LOUDEST)] ?? 'A'
  }).join('')
}

/** Heights from 0 to 1; without a waveform a flat line. Characters of other clients that are unknown are silence. */
export const fromWaveform = (waveform: string): number[] =>
  waveform === ''
    ? Array.from({ length: BARS }, () => 0)
    : Array.from(waveform, (level) => Math.max(LEVELS.indexOf(level), 0) / LOUDEST)
