/**
 * Stores a value as the newest of a map that keeps at most `max`: the one that was set longest ago goes, so that
 * nobody can empty a map by filling it.
 */
export function setNewest<K, V>(map: Map<K, V>, key: K, value: V, max: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
