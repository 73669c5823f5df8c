import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type ts from 'typescript'
import { findFiles, isTestFile } from '../lib/findFiles'
import { parseSource } from '../lib/parseSource'
import { type Import, readImports } from './readImports'

export interface Module {
  /** Path from the repository's root. */
  path: string
  text: string
  source: ts.SourceFile
  imports: readonly Import[]
  isTest: boolean
}

const isCode = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('.d.ts')
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs']

/** Parses the code files below folders, and resolves their relative imports. */
export function readModules(root: string, folders: readonly string[]): Module[] {
  return folders.flatMap((folder) => findFiles(join(root, folder), isCode)).map((path) => readModule(root, path))
}

function readModule(root: string, file: string) {
  const text = readFileSync(file, 'utf8')
  const source = parseSource(file, text)
  const imports = readImports(source).map((found) => {
    const target = found.specifier.startsWith('.') ? findTarget(file, found.specifier) : undefined
    return target ? { ...found, target: relative(root, target) } : found
  })
  const path = relative(root, file)
  return { path, text, source, imports, isTest: isTestFile(path) }
}

/** TypeScript sources import each other without an extension or with the output’s `.js`. */
function findTarget(file: string, specifier: string) {
  const base = join(dirname(file), specifier)
  const bases = [base, base.replace(/\.m?js$/, ''), base.replace(/\.jsx$/, '')]
  return bases
    .flatMap((start) => endings.map((ending) => start + ending))
    .find((path) => isCode(path) && existsSync(path))
}
