import { posix } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { getDocPath, getSourcePath, isPicture, resolveLink } from './docPaths.ts'
import type { Repository } from './readRepository.ts'

// Documents listed first; the others follow by name.
const first = [
  'README.md',
  'docs/accounts.md',
  'docs/options.md',
  'docs/coming-from.md',
  'docs/recipes.md',
  'docs/self-hosting.md',
  'docs/writing-an-adapter.md',
]

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

// Forms anchors like GitHub's.
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Renders every page of the repository's files, by its path. */
export function renderPages(repository: Repository): ReadonlyMap<string, () => string> {
  const { paths, read } = repository
  const known = new Set(paths)
  const docs = paths.filter((path) => path.endsWith('.md'))
  const list = sortDocs(docs).map((path) => ({ path, title: titleOf(path, read(path)) }))
  const pages = new Map<string, () => string>()
  for (const path of docs) {
    pages.set(getDocPath(path), () => {
      const nav = list.map(({ path: each, title }) => link(getDocPath(each), title, each === path)).join('')
      return page(titleOf(path, read(path)), nav, `<article>${renderMarkdown(path, read(path), known)}</article>`)
    })
  }
  for (const path of paths.filter((each) => !isPicture(each))) {
    const body = () =>
      `<h1>${escapeHtml(posix.basename(path))}</h1><pre tabindex="0"><code>${escapeHtml(read(path))}</code></pre>`
    pages.set(getSourcePath(path), () => page(path, crumbs(path), body()))
  }
  for (const [folder, entries] of foldersOf(paths)) {
    const rows = [...entries].sort().map((each) => `<li>${link(getSourcePath(posix.join(folder, each)), each)}</li>`)
    const body = () =>
      `<h1>${escapeHtml(folder === '' ? 'Source' : posix.basename(folder))}</h1><ul>${rows.join('')}</ul>`
    pages.set(getSourcePath(folder), () => page(folder || 'Source', crumbs(folder), body()))
  }
  return pages
}

function renderMarkdown(path: string, text: string, known: ReadonlySet<string>): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = resolveLink(path, token.href, known)
    },
    renderer: {
      heading({ tokens, depth, text: plain }: Tokens.Heading) {
        return `<h${depth} id="${escapeHtml(slug(plain))}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      // Scrolling elements must be reachable by keyboard.
      code: ({ text: code }: Tokens.Code) => `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`,
    },
  })
  let tables = 0
  // A scrolling table must be reachable by keyboard; an empty header cell is no header.
  return marked
    .parse(text, { async: false })
    .replaceAll('<table>', () => `<div class="table" tabindex="0" role="region" aria-label="Table ${++tables}"><table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<th( [^>]*)?><\/th>/g, '<td></td>')
}

const link = (address: string, name: string, isHere = false) =>
  `<a href="${escapeHtml(address)}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`

function crumbs(path: string): string {
  const parts = path === '' ? [] : path.split('/')
  const steps = parts.map((part, index) => link(getSourcePath(parts.slice(0, index + 1).join('/')), part))
  return [link(getSourcePath(''), 'Source'), ...steps].join('')
}

function titleOf(path: string, text: string): string {
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? path
  return title
}

const sortDocs = (docs: readonly string[]) =>
  [...docs].sort((one, other) => place(one) - place(other) || one.localeCompare(other))

function place(path: string): number {
  const index = first.indexOf(path)
  if (index !== -1) return index
  return ['packages/', 'docs/', 'tooling/', 'apps/', ''].findIndex((start) => path.startsWith(start)) + first.length
}

function foldersOf(paths: readonly string[]): ReadonlyMap<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of paths.filter((each) => !isPicture(each))) {
    const parts = path.split('/')
    for (const [index, part] of parts.entries()) {
      const folder = parts.slice(0, index).join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(part))
    }
  }
  return folders
}

const page = (title: string, nav: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs.css">
<title>${escapeHtml(title)} · Foyer</title>
</head>
<body>
<header><a href="/"><img src="/icon.svg" alt="" width="28" height="28">Foyer</a><nav aria-label="Foyer">${link('/docs/', 'Docs')}${link('/source/', 'Source')}${link('/', 'Playground')}</nav></header>
<div class="columns"><nav aria-label="Pages">${nav}</nav><main>${body}</main></div>
</body>
</html>
`
