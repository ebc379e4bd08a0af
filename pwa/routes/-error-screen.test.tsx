import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, test } from 'vitest'
import { ErrorScreen } from './-shell/error-screen.tsx'

afterEach(cleanup)

test.each([
  [
    'a script that cannot be fetched, in Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://onise.test/assets/a.js'),
    'This page could not be loaded',
  ],
  [
    'the same in Safari',
    new TypeError('Importing a module script failed.'),
    'This page could not be loaded',
  ],
  [
    'a storage that the browser refuses',
    new Error('OpenFailedError: SecurityError'),
    'Onise cannot open its storage on this phone',
  ],
  ['anything else', new Error('undefined is not a function'), 'This page could not be shown'],
  [
    'what an old browser can do',
    new TypeError('list.at is not a function'),
    /browser may be too old/,
  ],
])('an error screen names %s', async (_, error, heading) => {
  const reset = () => {}
  const rootRoute = createRootRoute({
    component: () => <ErrorScreen error={error} reset={reset} />,
  })
  render(<RouterProvider router={createRouter({ routeTree: rootRoute })} />)
  await screen.findByText(heading)
})
