import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, STAGE_FOLDER } from './folders.ts'
import { addLiveModal } from './pages/addLiveModal.ts'
import type { Page } from './pages/readPages.ts'
import { readSite } from './pages/readSite.ts'
import { rewriteLinks, toFileAddress } from './pages/rewriteLinks.ts'
import { sections } from './pages/sections.ts'
import { toVitePress } from './pages/toVitePress.ts'
import { writeHome } from './pages/writeHome.ts'
import { writeFullText, writeLlms } from './pages/writeLlms.ts'

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
  for (const { path, text } of pages) {
    write(`${path}.md`, toVitePress(path.startsWith('start/') ? addLiveModal(text) : text))
    write(`public/${path}.md`, text)
  }
  write('public/llms.txt', writeLlms(pages))
  write('public/llms-full.txt', writeFullText(pages))
  write('public/skill.md', readFileSync(join(ROOT, SKILL), 'utf8'))
  for (const file of linked) copy(file, `public/${toFileAddress(file)}`)
  return pages
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
