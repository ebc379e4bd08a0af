/** The first characters of a UUIDv7 created at that time. */
export const uuidPrefixOf = (at: number): string => {
  const timestamp = at.toString(16).padStart(12, '0')
  return `${timestamp.slice(0, 8)}-${timestamp.slice(8)}`
}
