import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Renderer of the page: its path in the sources and in the build. */
export const SERVER_ENTRY = 'pages/ssr/server.tsx'
export const BERTHS_ENTRY = 'pages/berths/server.ts'
export const SERVER_FOLDER = 'server'

const SLOT = '<!--app-->'

export function insertApp(html: string, app: string) {
  if (!html.includes(SLOT)) throw new Error(`The page has no ${SLOT}.`)
  return html.replace(SLOT, () => app)
}

/** Renders the page from a finished build, in plain Node: an import that touches `window` fails here. */
export async function renderBuiltPage(outDir: string) {
  const server = pathToFileURL(join(outDir, SERVER_FOLDER, 'server.js')).href
  const [{ renderApp }, html] = await Promise.all([
    import(server),
    readFile(join(outDir, 'pages/ssr/index.html'), 'utf8'),
  ])
  return insertApp(html, renderApp())
}

// `tsx ssr/renderBuiltPage.ts [folder of the build]` prints the page.
if (argv[1] === fileURLToPath(import.meta.url)) {
  const built = argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
  console.log(await renderBuiltPage(resolve(built)))
}
