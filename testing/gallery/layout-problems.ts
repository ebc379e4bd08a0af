import type { Page } from 'playwright-core'

/** Characters; longer lines are hard to follow back to the next one (WCAG 2.2, 1.4.8). */
const MAX_LINE = 90

/** That the page is wider than the screen, and each text that ends beside it. */
const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const problems =
      scrollWidth > clientWidth ? [`${scrollWidth} px wide, ${clientWidth} px are visible`] : []
    const isClipping = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    for (const element of document.querySelectorAll('main *, dialog[open] *')) {
      const box = element.getBoundingClientRect()
      const isShown = box.width > 1 && box.height > 1 && element.childElementCount === 0
      if (!isShown || (box.right <= clientWidth + 1 && box.left >= -1)) continue
      let parent = element.parentElement
      while (parent && !isClipping(parent)) parent = parent.parentElement
      if (parent && parent !== document.body && parent.localName !== 'dialog') continue
      problems.push(
        `beside the screen: ${element.className} "${element.textContent?.slice(0, 40)}"`,
      )
    }
    return problems
  })

/** Texts that end at the edge of a box without a sign that there is more. */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.data.trim() || !text.parentElement?.closest('main, dialog[open], nav')) continue
      if (text.parentElement.closest('.visually-hidden, thead, select, textarea')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      if (right - left < 2) continue
      for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') break
        const edge = box.getBoundingClientRect()
        if (overflowX === 'visible' || (left >= edge.left - 1 && right <= edge.right + 1)) continue
        cut.push(`cut: "${text.data.slice(0, 40)}"`)
        break
      }
    }
    return cut
  })

/** Texts of which a line is too long; not titles, which are bold, nor tables and input fields. */
const findLongLines = (page: Page): Promise<string[]> =>
  page.evaluate((maxLine) => {
    const longestLine = (text: Text) => {
      const range = document.createRange()
      const { length } = text.data.trimEnd()
      const line = { top: NaN, start: 0, longest: 0 }
      for (let index = 0; index < length; index++) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const box = range.getBoundingClientRect()
        if (box.height === 0) continue
        // NaN at the first character.
        if (!(box.top - line.top < box.height / 2))
          Object.assign(line, { top: box.top, start: index })
        line.longest = Math.max(line.longest, index + 1 - line.start)
      }
      return line.longest
    }
    const problems: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      if (text.data.length <= maxLine || !parent?.closest('main, dialog[open]')) continue
      if (parent.closest('table, textarea, pre, code, .visually-hidden')) continue
      const { fontWeight, textOverflow } = getComputedStyle(parent)
      if (Number(fontWeight) >= 600 || textOverflow === 'ellipsis') continue
      const longest = longestLine(text)
      if (longest > maxLine)
        problems.push(`a line of ${longest} characters: "${text.data.slice(0, 40)}"`)
    }
    return problems
  }, MAX_LINE)

/** Short words that are broken over two lines: something beside them took their room. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const { parentElement: parent } = text
      // Closed details have a layout too, which nobody sees.
      if (!parent?.closest('main, dialog[open], nav') || !parent.checkVisibility()) continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d₦,.]{2,12}(?![^\s])/gu)) {
        if (/\S/.test(text.data[index - 1] ?? ' ')) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`a broken word: "${word}"`)
      }
    }
    return broken
  })

/** Fields with letters so small that an iPhone zooms into them, and leaves the page zoomed. */
export const findSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(
        (field) =>
          !['checkbox', 'radio', 'file', 'hidden'].includes((field as HTMLInputElement).type),
      )
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => `letters below 16 px: ${outerHTML}`),
  )

/** What nobody can read: beside the screen, or cut. */
export const findHiddenTexts = async (page: Page): Promise<string[]> => [
  ...(await findOverflow(page)),
  ...(await findCutTexts(page)),
]

export const findLayoutProblems = async (page: Page): Promise<string[]> => [
  ...(await findHiddenTexts(page)),
  ...(await findLongLines(page)),
  ...(await findBrokenWords(page)),
  ...(await findSmallFields(page)),
]
