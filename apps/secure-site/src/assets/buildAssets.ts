/** Builds scripts, styles and the exit page into `dist`: `pnpm build`. */

import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { argv, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import { renderExitPage } from '../exit/renderExitPage'
import { type LanguageTag, languageTags } from '../texts/languageTags'
import type { SiteAssets } from '../types'
import { type AssetKind, hashAssets } from './hashAssets'
import { ASSET_PATHS, getTextsPath, HASHES_PATH, readAssets } from './readAssets'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const FRAME = path('../frame/entry.ts')
const DESCRIBE = path('../../../../packages/core/src/exports/internal/clear-signing.ts')
const EXIT = path('../exit/entry.ts')
const REVIEW = path('../review/entry.ts')
const WALLET = path('../window/entry.ts')
const SOCIAL = path('../server/page/social.ts')
const THEME = new URL('../../../../packages/react-ui/src/shell/theme/', import.meta.url)
const SOURCES = [
  '..',
  '../../../../packages/auth-frame/src',
  '../../../../packages/core/src/adapter',
  '../../../../packages/core/src/clearSigning',
  '../../../../packages/core/src/errors',
  '../../../../packages/core/src/utils',
  '../../../../packages/languages/src/choose',
  '../../../../packages/react-ui/src/shell/theme',
  '../../../../packages/siwx/src/messages',
].map(path)

/** Returns the paths of the bundled sources, from the root of the repository. */
export async function buildAssets(): Promise<readonly string[]> {
  const bundled = await Promise.all([
    bundle(FRAME),
    bundle(DESCRIBE, 'esm'),
    ...[SOCIAL, EXIT, WALLET, REVIEW].map((entry) => bundle(entry)),
  ])
  const texts = bundled.map(({ text }) => text)
  const [script = '', describe = '', social = '', exit = '', wallet = '', review = ''] = texts
  const [looks, ring, buttons, frame, page, exitStyle, walletStyle, reviewStyle] = await Promise.all([
    readLooks(),
    readFile(path('ring.css'), 'utf8'),
    readFile(path('buttons.css'), 'utf8'),
    readFile(path('../frame/frame.css'), 'utf8'),
    readFile(path('../server/page/page.css'), 'utf8'),
    readFile(path('../exit/exit.css'), 'utf8'),
    readFile(path('../window/window.css'), 'utf8'),
    readFile(path('../review/review.css'), 'utf8'),
  ])
  const [frameStyle, pageStyle] = [`${looks}\n${ring}\n${buttons}\n${frame}`, `${looks}\n${ring}\n${page}`]
  const exitPage = renderExitPage({ script: exit, style: `${looks}\n${buttons}\n${exitStyle}` })
  await write(ASSET_PATHS.script, script)
  await write(ASSET_PATHS.describeScript, describe)
  await write(ASSET_PATHS.socialScript, social)
  await write(ASSET_PATHS.frameStyle, frameStyle)
  await write(ASSET_PATHS.pageStyle, pageStyle)
  await write(ASSET_PATHS.walletScript, wallet)
  await write(ASSET_PATHS.walletStyle, walletStyle)
  await write(ASSET_PATHS.reviewScript, review)
  await write(ASSET_PATHS.reviewStyle, reviewStyle)
  await write(ASSET_PATHS.exitPage, exitPage)
  const languages = new Map<LanguageTag, Bundled>()
  for (const language of languageTags) {
    const translation = await bundle(path(`../texts/${language}/index.ts`), 'esm')
    languages.set(language, translation)
    await write(getTextsPath(language), translation.text)
  }
  const built = {
    script: async () => script,
    describeScript: async () => describe,
    socialScript: async () => social,
    frameStyle: async () => frameStyle,
    pageStyle: async () => pageStyle,
    walletScript: async () => wallet,
    walletStyle: async () => walletStyle,
    reviewScript: async () => review,
    reviewStyle: async () => reviewStyle,
    exitPage: async () => exitPage,
    texts: async (language: LanguageTag) => languages.get(language)?.text ?? '',
  }
  await write(HASHES_PATH, await hashAssets(built))
  return [...bundled, ...languages.values()].flatMap(({ inputs }) => inputs)
}

interface Bundled {
  readonly text: string
  /** Paths of the bundled sources. */
  readonly inputs: readonly string[]
}

/** Returns the modal's theme as CSS for a document's root, so that the frame matches the modal. */
async function readLooks(): Promise<string> {
  const [inputs, tokens] = await Promise.all(
    ['inputs.css', 'tokens.css'].map((name) => readFile(new URL(name, THEME), 'utf8')),
  )
  return `${inputs?.replace(':host', ':root')}\n${tokens}`
}

/** @param format `esm` for a module that another script imports */
async function bundle(entry: string, format: 'iife' | 'esm' = 'iife'): Promise<Bundled> {
  // Imported here, so that only a build loads esbuild.
  const { build } = await import('esbuild')
  const bundled = await build({
    entryPoints: [entry],
    absWorkingDir: path('../../../..'),
    bundle: true,
    write: false,
    metafile: true,
    format,
    platform: 'browser',
    // Reads workspace packages from source, so that none needs a build first.
    conditions: ['@foyer/source', 'module'],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  return { text: bundled.outputFiles[0]?.text ?? '', inputs: Object.keys(bundled.metafile.inputs) }
}

/** Builds missing or outdated assets on demand, for development and tests. */
export function createOnDemandAssets(): SiteAssets {
  const assets = readAssets()
  const after = (kind: AssetKind) => async () => {
    await buildIfOld()
    return assets[kind]()
  }
  return {
    script: after('script'),
    describeScript: after('describeScript'),
    socialScript: after('socialScript'),
    frameStyle: after('frameStyle'),
    pageStyle: after('pageStyle'),
    walletScript: after('walletScript'),
    walletStyle: after('walletStyle'),
    reviewScript: after('reviewScript'),
    reviewStyle: after('reviewStyle'),
    exitPage: after('exitPage'),
    async texts(language) {
      await buildIfOld()
      return assets.texts(language)
    },
  }
}

let building: Promise<unknown> | undefined

async function buildIfOld() {
  const [built, changed] = await Promise.all([
    oldest([...Object.values(ASSET_PATHS), ...languageTags.map(getTextsPath)]),
    newestIn(SOURCES),
  ])
  if (built >= changed) return
  building ??= buildAssets().finally(() => {
    building = undefined
  })
  await building
}

/** Writes atomically, as other processes may build or read too. */
async function write(target: string, text: string) {
  const draft = `${target}.${pid}`
  await mkdir(dirname(target), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, target)
}

const oldest = async (files: readonly string[]) => Math.min(...(await Promise.all(files.map(writtenAt))))

async function newestIn(folders: readonly string[]) {
  const result = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      return names
        .filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`)
    }),
  )
  return Math.max(...(await Promise.all(result.flat().map(writtenAt))))
}

async function writtenAt(file: string) {
  const result = await stat(file).catch(() => undefined)
  return result?.mtimeMs ?? 0
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildAssets()
