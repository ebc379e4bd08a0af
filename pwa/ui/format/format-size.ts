const numberFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 })

/** "42 kB", "5 MB", in units of 1,024 bytes as file managers count. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilo = bytes / 1024
  if (kilo < 1000) return `${numberFormat.format(Math.round(kilo))} kB`
  return `${numberFormat.format(kilo / 1024)} MB`
}
