import { posix } from 'node:path'

interface LinkTargets {
  /** Addresses of pages by source. */
  readonly paths: ReadonlyMap<string, string>
  readonly kindOf: (path: string) => 'file' | 'folder' | undefined
  /** Receives each file that is no page. */
  readonly files: Set<string>
}

// Matches fences and inline code first, so that what looks like a link in them is skipped.
const CODE_OR_LINK = /^ *```[\s\S]*?^ *```|`[^`\n]*`|\]\(([^)\s]+)\)/gm
const PICTURE = /\.(webp|png|svg|jpg)$/

/** Leads the relative links of a page to pages of the site, and to copies of files. */
export function rewriteLinks(markdown: string, source: string, targets: LinkTargets): string {
  return markdown.replace(CODE_OR_LINK, (whole, link?: string) =>
    link === undefined || /^(\w+:|#)/.test(link) ? whole : `](${toSiteLink(link, source, targets)})`,
  )
}

function toSiteLink(link: string, source: string, { paths, kindOf, files }: LinkTargets) {
  const [path = '', anchor] = link.split('#')
  const target = posix.join(posix.dirname(source), path).replace(/\/$/, '')
  const page = paths.get(target) ?? paths.get(`${target}/README.md`)
  if (page !== undefined) return `/${page === 'index' ? '' : page}${anchor === undefined ? '' : `#${anchor}`}`
  if (target.endsWith('.md')) throw new Error(`${source} links to ${target}, which is no page of the site.`)
  if (kindOf(target) !== 'file') throw new Error(`${source} links to ${target}, which is not a file.`)
  files.add(target)
  return `/${toFileAddress(target)}`
}

/** Returns the address of a file's copy. Code is served as text, which browsers show. */
export const toFileAddress = (path: string) => `files/${path}${PICTURE.test(path) ? '' : '.txt'}`
