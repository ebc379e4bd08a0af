// A browser that translates the page puts a <font> element in the place of each text. React keeps the text nodes: it
// would change nodes that nobody sees, and throw when it removes one or inserts beside it
// (https://github.com/facebook/react/issues/11538). So a text node is put back before React touches it, with its new
// words, which the browser then translates again.

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
/** React makes none. */
const isFont = (node: Node): boolean => node.nodeName === 'FONT'

/** What is in the place of a node that was taken out of the page. */
const standIns = new WeakMap<Node, Node>()
const unusedFonts = new WeakSet<Node>()
/** A text that was taken out and has no stand-in yet. */
let gap: MutationRecord | undefined

function findStandIn(record: MutationRecord, removed: Node): Node | undefined {
  const { addedNodes, previousSibling, nextSibling } = record
  const font = [...addedNodes, previousSibling, nextSibling].find(
    (node) => node && unusedFonts.has(node),
  )
  // The original text is shown again.
  return font ?? (isFont(removed) ? addedNodes[0] : undefined)
}

function fillGap({ target, previousSibling, nextSibling, addedNodes }: MutationRecord): void {
  const [text, font] = [gap?.removedNodes[0], addedNodes[0]]
  const isSamePlace =
    gap?.target === target &&
    gap.previousSibling === previousSibling &&
    gap.nextSibling === nextSibling
  if (!isSamePlace || !text || !font || !unusedFonts.delete(font)) return
  standIns.set(text, font)
}

function readRecords(records: MutationRecord[]): void {
  for (const record of records) {
    for (const node of record.addedNodes) if (isFont(node)) unusedFonts.add(node)
    if (record.removedNodes.length === 0) fillGap(record)
    gap = undefined
    for (const node of record.removedNodes) {
      if (!isText(node) && !isFont(node)) continue
      const standIn = findStandIn(record, node)
      if (standIn) {
        unusedFonts.delete(standIn)
        standIns.set(node, standIn)
      } else gap = record
    }
  }
}

/** The child of the parent that is the node or has it inside. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/** Guards the nodes of a document. Returns a function that ends it. */
export function guardTranslatedPage(page: Document): () => void {
  const { Node: NodeClass, Text: TextClass, MutationObserver: Observer } = globalThis
  const { insertBefore, appendChild, removeChild } = NodeClass.prototype
  const observer = new Observer(readRecords)
  observer.observe(page, { childList: true, subtree: true })

  /** Puts a text back into its place, where the translation is. */
  function putBack(node: Node, parent?: Node): void {
    if (!isText(node) || (parent && node.parentNode === parent)) return
    // In the page, inside of the translation's element.
    if (node.parentNode) {
      const outer = parent && childWith(parent, node)
      if (outer && isFont(outer)) outer.parentNode?.replaceChild(node, outer)
      return
    }
    readRecords(observer.takeRecords())
    let standIn = standIns.get(node)
    while (standIn && !standIn.parentNode) standIn = standIns.get(standIn)
    standIns.delete(node)
    standIn?.parentNode?.replaceChild(node, standIn)
  }

  NodeClass.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    putBack(child, this)
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  NodeClass.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    putBack(node, this)
    if (before) putBack(before, this)
    return insertBefore.call(this, node, before && childWith(this, before)) as T
  }
  NodeClass.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    putBack(node, this)
    return appendChild.call(this, node) as T
  }
  Object.defineProperty(TextClass.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data
    },
    set(this: Text, text: string | null) {
      putBack(this)
      this.data = text ?? ''
    },
  })

  return () => {
    observer.disconnect()
    Object.assign(NodeClass.prototype, { insertBefore, appendChild, removeChild })
    Reflect.deleteProperty(TextClass.prototype, 'nodeValue')
  }
}
