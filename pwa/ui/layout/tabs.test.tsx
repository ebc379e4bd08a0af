import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { withRouter, testPath } from '#testing/pwa/router.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const TABS = (
  <Tabs
    label="Todo lists"
    tabs={[
      { to: testPath('/all-task'), label: 'All' },
      { to: testPath('/assigned-tasks'), label: 'Assigned', count: 2 },
    ]}
  />
)

describe('Tabs', () => {
  it('are links, with the open one marked as the current page', async () => {
    render(withRouter('/assigned-tasks', TABS))
    const open = await screen.findByRole('link', { name: /Assigned/ })
    expect(open.getAttribute('href')).toBe('/assigned-tasks')
    expect(open.getAttribute('aria-current')).toBe('page')
    const other = screen.getByRole('link', { name: 'All' })
    expect(other.getAttribute('href')).toBe('/all-task')
    expect(other.getAttribute('aria-current')).toBeNull()
  })
})
