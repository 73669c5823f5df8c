import { posix } from 'node:path'

/** Where a document is: the repository's own README is the first, that of a folder is the folder's. */
export function addressOfDoc(path: string): string {
  const name = path.replace(/\.md$/, '').replace(/^docs\//, '')
  return `/docs/${name === 'README' ? '' : `${name.replace(/\/README$/, '').toLowerCase()}/`}`
}

export const addressOfSource = (path: string): string => `/source/${path === '' ? '' : `${path}/`}`

/** Where a link in a document leads on these pages. */
export function resolveLink(from: string, link: string, paths: ReadonlySet<string>): string {
  if (/^(\w+:|#|\/)/.test(link)) return link
  const [target = '', hash] = link.split('#')
  const path = posix.join(posix.dirname(from), decodeURIComponent(target)).replace(/\/$/, '')
  const end = hash === undefined ? '' : `#${hash}`
  if (path.endsWith('.md')) return addressOfDoc(path) + end
  if (path.endsWith('.png')) return `/${path}`
  return paths.has(`${path}/README.md`) ? addressOfDoc(`${path}/README.md`) + end : addressOfSource(path) + end
}
