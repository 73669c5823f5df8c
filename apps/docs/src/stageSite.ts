import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BASE, MARKS_FILE, ROOT, STAGE_FOLDER } from './folders.ts'
import { addLiveModal } from './pages/addLiveModal.ts'
import { addBase } from './pages/base.ts'
import type { Page } from './pages/readPages.ts'
import { readSite } from './pages/readSite.ts'
import { rewriteLinks, toFileAddress } from './pages/rewriteLinks.ts'
import { sections } from './pages/sections.ts'
import { toVitePress } from './pages/toVitePress.ts'
import { writeHome } from './pages/writeHome.ts'
import { writeFullText, writeLlms } from './pages/writeLlms.ts'
import { compilePages } from './snippets/compilePages.ts'
import { writeTypes } from './snippets/writeTypes.ts'

const SKILL = 'docs/skill/SKILL.md'

/** Copies the documents of the repository to where VitePress reads them, with links of the site. */
export function stageSite(): readonly Page[] {
  rmSync(STAGE_FOLDER, { recursive: true, force: true })
  const { pages, files } = readSite()
  const paths = new Map(sections.flatMap((section) => Object.entries(section.pages)))
  const linked = new Set([...files, 'docs/images/connecting.webp'])
  const readme = rewriteLinks(readFileSync(join(ROOT, 'README.md'), 'utf8'), 'README.md', {
    paths,
    kindOf: () => 'file',
    files: linked,
  })
  write('index.md', toVitePress(writeHome(readme)))
  stageTypes([...pages, { source: 'README.md', path: 'index', text: readme }])
  for (const { path, text } of pages) {
    write(`${path}.md`, toVitePress(path.startsWith('start/') ? addLiveModal(text) : text))
    write(`public/${path}.md`, addBase(text, BASE))
  }
  write('public/llms.txt', addBase(writeLlms(pages), BASE))
  write('public/llms-full.txt', addBase(writeFullText(pages), BASE))
  write('public/skill.md', addBase(readFileSync(join(ROOT, SKILL), 'utf8'), BASE))
  copy('apps/playground/public/icon.svg', 'public/icon.svg')
  copy('apps/docs/assets/favicon.ico', 'public/favicon.ico')
  for (const file of linked) copy(file, `public/${toFileAddress(file)}`)
  return pages
}

/** Compiles the snippets, and writes what the pages say about the names in them. */
function stageTypes(pages: readonly Pick<Page, 'source' | 'path' | 'text'>[]) {
  // Pages that only the site has share a source.
  const sourceOf = ({ source, path }: Pick<Page, 'source' | 'path'>) => (source.endsWith('.md') ? source : path)
  const compiled = compilePages(pages.map((page) => ({ source: sourceOf(page), text: page.text })))
  const { marks, types } = writeTypes(compiled)
  writeFileSync(MARKS_FILE, JSON.stringify(marks))
  for (const page of pages) {
    const own = types.get(sourceOf(page))
    if (own) write(`public/types/${page.path}.json`, JSON.stringify(own))
  }
}

function write(path: string, text: string) {
  const target = join(STAGE_FOLDER, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function copy(source: string, path: string) {
  const target = join(STAGE_FOLDER, path)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(ROOT, source), target)
}
