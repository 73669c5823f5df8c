import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { rewriteLinks } from './rewriteLinks.ts'
import { type Section, sections } from './sections.ts'

export interface Page {
  /** Path from the repository's root. */
  readonly source: string
  /** Address on the site, without a leading slash or an extension. */
  readonly path: string
  readonly title: string
  readonly section: string
  /** Markdown whose links lead to pages and files of the site. */
  readonly text: string
}

export interface Pages {
  readonly pages: readonly Page[]
  /** Paths of files that pages link to. */
  readonly files: readonly string[]
}

/** Reads every page from the repository. Throws for a link that leads nowhere. */
export function readPages(root: string, chosen: readonly Section[] = sections): Pages {
  const paths = new Map(chosen.flatMap(({ pages }) => Object.entries(pages)))
  paths.set('README.md', 'index')
  const files = new Set<string>()
  const pages = chosen.flatMap(({ title: section, pages: listed }) =>
    Object.entries(listed).map(([source, path]) => {
      const markdown = readFileSync(join(root, source), 'utf8')
      const title = readTitle(markdown, source)
      const text = rewriteLinks(markdown, source, { paths, kindOf: (link) => kindOf(join(root, link)), files })
      return { source, path, title, section, text }
    }),
  )
  return { pages, files: [...files].sort() }
}

export const readTitle = (markdown: string, source: string) => {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? []
  if (!title) throw new Error(`${source} has no title.`)
  return title.replaceAll('`', '')
}

function kindOf(path: string) {
  if (!existsSync(path)) return undefined
  return statSync(path).isDirectory() ? 'folder' : 'file'
}
