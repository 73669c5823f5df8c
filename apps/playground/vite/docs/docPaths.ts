import { posix } from 'node:path'

export const isPicture = (path: string): boolean => path.endsWith('.webp')

/** Returns a document's path: the root README is the index, a folder's README is the folder's page. */
export function getDocPath(path: string): string {
  const name = path.replace(/\.md$/, '').replace(/^docs\//, '')
  return `/docs/${name === 'README' ? '' : `${name.replace(/\/README$/, '').toLowerCase()}/`}`
}

export const getSourcePath = (path: string): string => `/source/${path === '' ? '' : `${path}/`}`

/** Resolves a document's link to a path of these pages. */
export function resolveLink(from: string, link: string, paths: ReadonlySet<string>): string {
  if (/^(\w+:|#|\/)/.test(link)) return link
  const [target = '', hash] = link.split('#')
  const path = posix.join(posix.dirname(from), decodeURIComponent(target)).replace(/\/$/, '')
  const end = hash === undefined ? '' : `#${hash}`
  if (path.endsWith('.md')) return getDocPath(path) + end
  if (isPicture(path)) return `/${path}`
  return paths.has(`${path}/README.md`) ? getDocPath(`${path}/README.md`) + end : getSourcePath(path) + end
}
