import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What renders the page, in the sources and, built, in the folder of the build. */
export const SERVER_ENTRY = 'pages/ssr/server.tsx'
/** The server of the page `berths`. */
export const BERTHS_ENTRY = 'pages/berths/server.ts'
export const SERVER_FOLDER = 'server'

const SLOT = '<!--app-->'

export function insert(html: string, app: string) {
  if (!html.includes(SLOT)) throw new Error(`The page has no ${SLOT}.`)
  return html.replace(SLOT, () => app)
}

/** The page as a server sends it, from a finished build. Plain Node: whatever touches `window` at import fails here. */
export async function renderBuilt(outDir: string) {
  const server = pathToFileURL(join(outDir, SERVER_FOLDER, 'server.js')).href
  const [{ render }, html] = await Promise.all([import(server), readFile(join(outDir, 'pages/ssr/index.html'), 'utf8')])
  return insert(html, render())
}

// `tsx ssr/render.ts [folder of the build]` prints the page.
if (argv[1] === fileURLToPath(import.meta.url)) {
  const built = argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
  console.log(await renderBuilt(resolve(built)))
}
