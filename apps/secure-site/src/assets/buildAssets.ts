/** Builds what browsers get: script and style of the frame and of the pages, to `dist`. Run by `pnpm build`. */

import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { argv, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Assets } from '../types'
import { ASSETS, readAssets } from './readAssets'
import { readLooks } from './readLooks'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const FRAME = path('../frame/entry.ts')
const SOCIAL = path('../server/page/social.ts')
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
  const [script, social, looks, ring, frame, page] = await Promise.all([
    bundle(FRAME),
    bundle(SOCIAL),
    readLooks(),
    readFile(path('ring.css'), 'utf8'),
    readFile(path('../frame/frame.css'), 'utf8'),
    readFile(path('../server/page/page.css'), 'utf8'),
  ])
  await write(ASSETS.script, script)
  await write(ASSETS.socialScript, social)
  await write(ASSETS.frameStyle, `${looks}\n${ring}\n${frame}`)
  await write(ASSETS.pageStyle, `${looks}\n${ring}\n${page}`)
}

/** Bundles a script for browsers. */
async function bundle(entry: string) {
  // Only loaded when there is something to build.
  const { build } = await import('esbuild')
  const bundled = await build({
    entryPoints: [entry],
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
  return bundled.outputFiles[0]?.text ?? ''
}

/** The same as `readAssets`, built first when something is missing or older than its sources. For development and tests. */
export function freshAssets(): Assets {
  const { script, socialScript, frameStyle, pageStyle } = readAssets()
  const after = (read: () => Promise<string>) => async () => {
    await buildIfOld()
    return read()
  }
  return {
    script: after(script),
    socialScript: after(socialScript),
    frameStyle: after(frameStyle),
    pageStyle: after(pageStyle),
  }
}

/** One build at a time. */
let building: Promise<void> | undefined

async function buildIfOld() {
  const [built, changed] = await Promise.all([oldest(Object.values(ASSETS)), newestIn(SOURCES)])
  if (built >= changed) return
  building ??= buildAssets().finally(() => {
    building = undefined
  })
  await building
}

/** Another process may build or read at the same time; it finds the old file or the new one, never a half. */
async function write(target: string, text: string) {
  const draft = `${target}.${pid}`
  await mkdir(fileURLToPath(new URL('../../dist', import.meta.url)), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, target)
}

const oldest = async (files: readonly string[]) => Math.min(...(await Promise.all(files.map(writtenAt))))

async function newestIn(folders: readonly string[]) {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      return names
        .filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`)
    }),
  )
  return Math.max(...(await Promise.all(found.flat().map(writtenAt))))
}

async function writtenAt(file: string) {
  const found = await stat(file).catch(() => undefined)
  return found?.mtimeMs ?? 0
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildAssets()
