import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TRADES } from '#schema/domain/trades.ts'
import { Picture } from './picture.tsx'

const hueOf = (caption: string) => {
  const { container } = render(<Picture src={null} alt="" ratio="strip" caption={caption} />)
  return container.querySelector<HTMLElement>('.picture-blank')?.dataset['hue']
}

describe('without a picture', () => {
  test('a strip says what it is about, in a colour of these words', () => {
    const { container } = render(
      <Picture src={null} alt="" ratio="strip" caption="Solar Installation" />,
    )
    expect(container.textContent).toBe('Solar Installation')
    expect(hueOf('Solar Installation')).toBe(hueOf('Solar Installation'))
    expect(hueOf('Solar Installation')).not.toBe(hueOf('House Wiring'))
  })

  test('a square beside a title has the colour alone', () => {
    const { container } = render(
      <Picture src={null} alt="" ratio="square" caption="House Wiring" />,
    )
    expect(container.textContent).toBe('')
    expect(container.querySelector('[data-hue]')).not.toBeNull()
  })

  test('a picture that is not loaded yet leaves its place to the tap', () => {
    const { container } = render(
      <Picture src="/sofa.webp" alt="" ratio="strip" caption="Upholstery" tapToLoad />,
    )
    expect(container.querySelector('.picture-caption')).toBeNull()
    expect(container.querySelector('button')).not.toBeNull()
  })

  test.each(Object.entries(TRADES))(
    'the list of one trade has several colours: %s',
    (_, skills) => {
      const hues = new Set(skills.map(hueOf))
      expect(hues.size).toBeGreaterThan(skills.length / 2)
    },
  )
})
