import { lazy, Suspense } from 'react'
import type { ReadAloudProps } from './read-aloud.tsx'

/** Loaded after the text, and absent when it cannot be loaded. */
const Button = lazy(() =>
  import('./read-aloud.tsx').then(
    ({ ReadAloud }) => ({ default: ReadAloud }),
    () => ({ default: () => null }),
  ),
)

export const ReadAloud = (props: ReadAloudProps) => (
  <Suspense fallback={null}>
    <Button {...props} />
  </Suspense>
)
