const dateTimeFormat = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})
/** "5 Mar, 10:30 AM" in Lagos. Separate from days.ts, because the first `Intl` format costs a cheap phone 0.1 s. */
export const formatLagosDateTime = (at: number): string =>
  dateTimeFormat
    .format(at)
    .replace(/\s?([ap])\.?m\.?$/i, (_, half: string) => ` ${half.toUpperCase()}M`)
