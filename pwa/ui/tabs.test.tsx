import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'
import { atPath, somewhere } from './test-router.tsx'

afterEach(cleanup)

const TABS = (
  <Tabs
    label="Todo lists"
    tabs={[
      { to: somewhere('/all-task'), label: 'All' },
      { to: somewhere('/assigned-tasks'), label: 'Assigned', count: 2 },
    ]}
  />
)

describe('Tabs', () => {
  it('are links with an address each, and tell which one is open (SPEC 2)', async () => {
    render(atPath('/assigned-tasks', TABS))
    const open = await screen.findByRole('link', { name: /Assigned/ })
    expect(open.getAttribute('href')).toBe('/assigned-tasks')
    expect(open.getAttribute('aria-current')).toBe('page')
    const other = screen.getByRole('link', { name: 'All' })
    expect(other.getAttribute('href')).toBe('/all-task')
    expect(other.getAttribute('aria-current')).toBeNull()
  })
})
