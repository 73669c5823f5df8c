import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findFiles, isTestFile } from '../lib/findFiles.mjs'
import { parseSource } from '../lib/parseSource.mjs'
import { readImports } from './readImports.mjs'

const isCode = (path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('.d.ts')
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs']

/**
 * The code files below some folders of the repository, each with its syntax tree and its imports. A relative import
 * that names a code file has a `target`: that file's path from the root.
 */
export function readModules(root, folders) {
  return folders.flatMap((folder) => findFiles(join(root, folder), isCode)).map((path) => readModule(root, path))
}

function readModule(root, file) {
  const text = readFileSync(file, 'utf8')
  const source = parseSource(file, text)
  const imports = readImports(source).map((found) => {
    const target = found.specifier.startsWith('.') ? findTarget(file, found.specifier) : undefined
    return target ? { ...found, target: relative(root, target) } : found
  })
  const path = relative(root, file)
  return { path, text, source, imports, isTest: isTestFile(path) }
}

/** TypeScript sources name each other without an ending or with the `.js` of the output. */
function findTarget(file, specifier) {
  const base = join(dirname(file), specifier)
  const bases = [base, base.replace(/\.m?js$/, ''), base.replace(/\.jsx$/, '')]
  return bases
    .flatMap((start) => endings.map((ending) => start + ending))
    .find((path) => isCode(path) && existsSync(path))
}
