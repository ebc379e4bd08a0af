const matches = (field, value) =>
  field.split(',').some((part) => {
    const [range, step] = part.split('/')
    if (range === '*') return value % Number(step ?? 1) === 0
    return Number(range) === value
  })

/** The subset of cron that wrangler.toml uses: `*`, `*` with a step, numbers and lists; in UTC, as on Cloudflare. */
export function isDue(cron, at) {
  const [minute, hour, day, month, weekday] = cron.trim().split(/\s+/)
  return (
    matches(minute, at.getUTCMinutes()) &&
    matches(hour, at.getUTCHours()) &&
    matches(day, at.getUTCDate()) &&
    matches(month, at.getUTCMonth() + 1) &&
    matches(weekday, at.getUTCDay())
  )
}
