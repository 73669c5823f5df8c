import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findFiles } from '../lib/findFiles'

const isPage = (path: string) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md')
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((name) => join(root, name)),
  ...['docs', 'packages', 'apps', 'tooling', 'examples'].flatMap((folder) => findFiles(join(root, folder), isPage)),
]

/** Returns a page without its code, in which nothing is a link. */
const readProse = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '`')

/** Returns the anchors of a page's headings, as GitHub writes them. */
function readAnchors(path: string) {
  const headings = readFileSync(path, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

it('each relative link of a document leads to a file and a heading that exist', () => {
  const dead = pages.flatMap((page) =>
    [...readProse(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^\w+:/.test(link)) return []
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(page), path) : page
      const isThere = existsSync(target) && (anchor === undefined || readAnchors(target).includes(anchor))
      return isThere ? [] : [`${relative(root, page)}: ${link}`]
    }),
  )
  expect(dead).toEqual([])
})
