/** Public pictures that were looked at; the service worker keeps as many as fit (service-worker/pictures.ts). */
export const PICTURES = 'onise-pictures'
/** Work handed in, for two people's eyes. */
export const PRIVATE_FILES = 'onise-private-files'
/** Pictures of a person's jobs in hand, followed by who they are. Nothing but the end of a job takes them away. */
export const WORK_PACK = 'onise-work-pack:'

/** Takes down shelves of pictures, by what their names begin with. What is on them can be fetched again. */
export async function dropShelves(...which: string[]): Promise<void> {
  const { caches } = globalThis
  const names = (await caches?.keys()) ?? []
  for (const name of names)
    if (which.some((begins) => name.startsWith(begins))) await caches.delete(name)
}
