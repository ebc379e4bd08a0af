/** What stays at the bottom of the window, or was opened there to be answered. */
const AT_BOTTOM = '.bottom-bar, .actions[data-sticky], .composer, .dialog[open]'
/** Where words are that answer what a user did. */
const ANSWERS = '[role=alert], [role=status], .notice, .banner'
/** Pixels of a toast of two lines, with its margins. */
const ROOM = 88

const isShown = ({ top, bottom, height }: DOMRect): boolean =>
  height > 0 && bottom > 0 && top < innerHeight

/** Whether the screen itself says this, where the user sees it. */
export const isOnScreen = (message: string): boolean =>
  [...document.querySelectorAll(ANSWERS)].some(
    (element) =>
      element.closest('.toasts') === null &&
      element.textContent.includes(message) &&
      isShown(element.getBoundingClientRect()),
  )

/** Pixels at the bottom of the window that a toast must not cover: bars, buttons, a dialog, the keyboard of a phone. */
export function takenBelow(): number {
  const { visualViewport } = window
  const end = visualViewport ? visualViewport.height + visualViewport.offsetTop : innerHeight
  const tops = [...document.querySelectorAll(AT_BOTTOM)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => isShown(box) && box.bottom > end - ROOM && box.top > ROOM)
    .map(({ top }) => top)
  return Math.max(0, innerHeight - Math.min(end, ...tops))
}
