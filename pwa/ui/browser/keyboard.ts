/** A browser's own bars cover less. */
const KEYBOARD_MIN_PX = 120

type Sizes = Pick<Window, 'innerHeight' | 'visualViewport'>

/** Pixels of the window below an on-screen keyboard; browsers leave the page its size. Zooming in covers nothing. */
export function keyboardHeight({ innerHeight, visualViewport }: Sizes = window): number {
  if (!visualViewport) return 0
  const covered = innerHeight - visualViewport.height * visualViewport.scale
  return covered > KEYBOARD_MIN_PX ? Math.round(covered) : 0
}

/** The low dialog above a keyboard from its field downwards, because the button is below. */
function showField() {
  if (keyboardHeight() > 0) document.activeElement?.closest('dialog .field')?.scrollIntoView()
}

/**
 * Tells the styles how high the keyboard is (`--keyboard`), and how far from the bottom of the window what is visible
 * ends (`--below`), so that a dialog and buttons at the bottom are above it.
 */
export function watchKeyboard(): void {
  const { visualViewport } = window
  const { style } = document.documentElement
  const update = () => {
    const height = keyboardHeight()
    const below = Math.max(0, height - Math.round(visualViewport?.offsetTop ?? 0))
    const wasOpen = style.getPropertyValue('--keyboard') !== ''
    for (const [name, px] of [
      ['--keyboard', height],
      ['--below', below],
    ] as const)
      if (height > 0) style.setProperty(name, `${px}px`)
      else style.removeProperty(name)
    if (!wasOpen) showField()
  }
  visualViewport?.addEventListener('resize', update)
  visualViewport?.addEventListener('scroll', update)
  document.addEventListener('focusin', showField)
}
