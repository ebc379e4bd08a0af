const number = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 })

/** "42 kB", "5 MB": as file managers count, so that a limit and a file's size compare. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilo = bytes / 1024
  if (kilo < 1000) return `${number.format(Math.round(kilo))} kB`
  return `${number.format(kilo / 1024)} MB`
}
