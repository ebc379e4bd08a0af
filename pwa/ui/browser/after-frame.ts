/** Calls `work` once the next frame has been painted; in a hidden page, once it is visible. The result cancels it. */
export function afterFrame(work: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(work)))
  return () => cancelAnimationFrame(frame)
}
