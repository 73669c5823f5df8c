/** Builds what browsers get: the frame's script, its style and that of the pages, to `dist`. Run by `pnpm build`. */
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { argv, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import { ASSETS, readAssets } from './readAssets.mjs'
import { readLooks } from './readLooks.mjs'

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url))
const ENTRY = path('../frame/entry.ts')
/** A change in one of these makes what is built old. */
const SOURCES = [
  '..',
  '../../../../packages/auth-frame/src',
  '../../../../packages/core/src/adapter',
  '../../../../packages/core/src/errors',
  '../../../../packages/core/src/utils',
  '../../../../packages/react-ui/src/theme',
  '../../../../packages/siwx/src/messages',
].map(path)

/** Builds all of it anew. */
export async function buildAssets() {
  // Only loaded when there is something to build.
  const { build } = await import('esbuild')
  const bundled = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    // Packages of the workspace are read from their sources, so that no build has to be there before.
    conditions: ['@foyer/source', 'module'],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  const [looks, ring, frame, page] = await Promise.all([
    readLooks(),
    readFile(path('ring.css'), 'utf8'),
    readFile(path('../frame/frame.css'), 'utf8'),
    readFile(path('../server/page/page.css'), 'utf8'),
  ])
  await write(ASSETS.script, bundled.outputFiles[0]?.text ?? '')
  await write(ASSETS.frameStyle, `${looks}\n${ring}\n${frame}`)
  await write(ASSETS.pageStyle, `${looks}\n${ring}\n${page}`)
}

/**
 * The same as `readAssets`, built first when something is missing or older than its sources. For development and tests.
 *
 * @returns {import('../types.d.mts').Assets}
 */
export function freshAssets() {
  const { script, frameStyle, pageStyle } = readAssets()
  const after = (/** @type {() => Promise<string>} */ read) => async () => {
    await buildIfOld()
    return read()
  }
  return { script: after(script), frameStyle: after(frameStyle), pageStyle: after(pageStyle) }
}

/** @type {Promise<void> | undefined} one build at a time */
let building

async function buildIfOld() {
  const [built, changed] = await Promise.all([oldest(Object.values(ASSETS)), newestIn(SOURCES)])
  if (built >= changed) return
  building ??= buildAssets().finally(() => {
    building = undefined
  })
  await building
}

/** Another process may build or read at the same time; it finds the old file or the new one, never a half. @param {string} target @param {string} text */
async function write(target, text) {
  const draft = `${target}.${pid}`
  await mkdir(fileURLToPath(new URL('../../dist', import.meta.url)), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, target)
}

/** @param {readonly string[]} files */
const oldest = async (files) => Math.min(...(await Promise.all(files.map(writtenAt))))

/** @param {readonly string[]} folders */
async function newestIn(folders) {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      return names
        .filter((name) => /\.(ts|mjs|css)$/.test(name) && !name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`)
    }),
  )
  return Math.max(...(await Promise.all(found.flat().map(writtenAt))))
}

/** @param {string} file */
async function writtenAt(file) {
  const found = await stat(file).catch(() => undefined)
  return found?.mtimeMs ?? 0
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildAssets()
