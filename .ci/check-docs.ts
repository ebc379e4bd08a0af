// Checks that every pointer to a document or a heading leads somewhere, and that nothing refers to a numbered rule of a
// document that is not in the repository.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import { checkAsvs } from './asvs.ts'
import { checkCommitSubjects } from './commit-subjects.ts'
import { lineOf, listFiles, report, type Violation } from './project-files.ts'
import { checkTaskDiagram } from './task-diagram.ts'

const TEXT_FILE = /\.(ts|tsx|mts|mjs|js|css|html|md|sql|toml|json|csv)$/
const SKIPPED_FILE = /package-lock\.json$|\.gen\.|schema\/migrations\/meta\//

const FENCED_CODE = /^(`{3,}|~{3,})[\s\S]*?^\1[^\n]*$/gm
const HEADING = /^#{1,6} +(.+?)(?: +#+)?$/gm
/** A path from the root, not a part of a longer path or URL. */
const POINTER = /(?<![\w/.-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g
const MARKDOWN_LINK = /\]\(([^()\s]+)\)/g
/** R2 is a product of Cloudflare. */
const RULE_NUMBER = /\b(?!R2\b)[RF][0-9]{1,2}\b/g
const SECTION_NUMBER =
  /\b(?:SPEC|SYNC|MONEY|DESIGN|RULES|SECURITY|PERFORMANCE) [0-9]+(?:\.[0-9]+)*/g

const withoutCode = (markdown: string) =>
  markdown.replace(FENCED_CODE, (code) => code.replace(/[^\n]/g, ' '))

/** The text that GitHub derives a heading's anchor from. */
const headingText = (markdown: string) =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')

/** The anchors of a document's headings. */
export function headingSlugs(markdown: string): Set<string> {
  const slugger = new GithubSlugger()
  const headings = withoutCode(markdown).matchAll(HEADING)
  return new Set([...headings].map(([, heading = '']) => slugger.slug(headingText(heading))))
}

type Target = { path: string; heading: string | undefined }

class DocumentChecker {
  readonly #root: string
  readonly #slugs = new Map<string, Set<string>>()

  constructor(root: string) {
    this.#root = root
  }

  #slugsOf(path: string): Set<string> {
    const existing = this.#slugs.get(path)
    if (existing) return existing
    const slugs = headingSlugs(readFileSync(join(this.#root, path), 'utf8'))
    this.#slugs.set(path, slugs)
    return slugs
  }

  /** Null when the target exists. */
  #missing({ path, heading }: Target): string | null {
    if (!existsSync(join(this.#root, path))) return `${path} does not exist`
    if (!heading || !path.endsWith('.md') || this.#slugsOf(path).has(heading)) return null
    return `${path} has no heading #${heading}`
  }

  #pointersIn(text: string): { target: Target; position: number }[] {
    return [...text.matchAll(POINTER)].map(({ 0: pointer, index }) => {
      const [path = '', heading] = pointer.split('#')
      return { target: { path, heading }, position: index }
    })
  }

  /** Links of a Markdown file to other files, relative to it, and to its own headings. */
  #linksIn(file: string, text: string): { target: Target; position: number }[] {
    return [...withoutCode(text).matchAll(MARKDOWN_LINK)]
      .filter(([, link = '']) => !/^[a-z][a-z+.-]*:/i.test(link))
      .map(({ 1: link = '', index }) => {
        const [relative = '', heading] = link.split('#')
        const path = relative ? posix.join(posix.dirname(file), relative) : file
        return { target: { path, heading }, position: index }
      })
  }

  check(file: string): Violation[] {
    const text = readFileSync(join(this.#root, file), 'utf8')
    const isMarkdown = file.endsWith('.md')
    const references = isMarkdown
      ? [...this.#linksIn(file, text), ...this.#pointersIn(text.replace(MARKDOWN_LINK, blank))]
      : this.#pointersIn(text)
    const missing = references.flatMap(({ target, position }) => {
      const message = this.#missing(target)
      return message ? [{ file, line: lineOf(text, position), message }] : []
    })
    const numbers = [RULE_NUMBER, SECTION_NUMBER].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: number, index }) => ({
        file,
        line: lineOf(text, index),
        message: `"${number}" is a number of a document that is not in the repository`,
      })),
    )
    return [...missing, ...numbers]
  }
}

/** Spaces in place of the text, so that later positions do not change. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

export function checkDocs(root: string) {
  const files = listFiles(root).filter((file) => TEXT_FILE.test(file) && !SKIPPED_FILE.test(file))
  const checker = new DocumentChecker(root)
  return { violations: files.flatMap((file) => checker.check(file)), fileCount: files.length }
}

if (isMainModule(import.meta.filename)) {
  const { violations, fileCount } = checkDocs(ROOT)
  const all = [
    ...violations,
    ...checkAsvs(ROOT),
    ...checkTaskDiagram(ROOT),
    ...checkCommitSubjects(ROOT),
  ]
  report(all, `The pointers of ${fileCount} files are valid.`)
}
