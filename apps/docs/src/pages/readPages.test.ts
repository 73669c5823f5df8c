import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../folders.ts'
import { createSidebar, createSourceLink } from './createSidebar.ts'
import { readPages } from './readPages.ts'
import { readFirstSentence, writeLlms } from './writeLlms.ts'

const FOLDERS = ['docs', 'packages', 'apps', 'tooling']
const SKIPPED = ['node_modules', 'dist', '.vitepress']

/** Lists the documents below a folder of the repository, without following links. */
const listDocuments = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : listDocuments(path)
    return path.endsWith('.md') && entry.name !== 'CHANGELOG.md' ? [path] : []
  })

/** Lists the home page, and what is for machines. */
const NO_PAGES = ['README.md', 'docs/skill/SKILL.md']

const { pages } = readPages(ROOT)

it('has a page for every document of the repository', () => {
  const ofRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'))
  const documents = [...ofRoot, ...FOLDERS.flatMap(listDocuments)]
  expect(documents.length).toBeGreaterThan(50)
  const sources = pages.map(({ source }) => source)
  expect(documents.filter((path) => !sources.includes(path) && !NO_PAGES.includes(path))).toEqual([])
})

it('gives every page its own address, a title and a place in the sidebar', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  const sidebar = createSidebar(pages)
  const links = new Set(sidebar.flatMap(({ items }) => items.map(({ link }) => link)))
  expect([...links].sort()).toEqual(pages.map(({ path }) => `/${path}`).sort())
  expect(sidebar.map(({ text }) => text).slice(0, 3)).toEqual(['Start', 'Guides', 'Examples'])
  expect(sidebar[0]?.items.at(-1)).toEqual({ text: 'Moving from another library', link: '/moving/coming-from' })
})

it('links the source only where the manifest has its address', () => {
  expect(createSourceLink('{}')).toEqual([])
  expect(createSourceLink('{"repository":{"url":"git+https://git.example/foyer.git"}}')).toEqual([
    { text: 'Source', link: 'https://git.example/foyer' },
  ])
})

it('lists every page for language models, with its first sentence', () => {
  const text = writeLlms(pages)
  for (const { path } of pages) expect(text).toMatch(new RegExp(`^- \\[.+\\]\\(/${path}\\.md\\): \\S`, 'm'))
  expect(text).toContain('- [Connect](/guides/connect.md): Let a user choose a wallet, know who is connected, and end')
})

it('reads the first sentence of a page without its links', () => {
  expect(readFirstSentence('# A\n\n> note\n\nThe [modal](b.md) of\nv1.2 opens. It closes.')).toBe(
    'The modal of v1.2 opens.',
  )
})
