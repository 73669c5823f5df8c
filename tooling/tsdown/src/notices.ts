import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { APACHE_LICENSE } from './apache.ts'

export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly texts: readonly string[]
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly author?: string | { readonly name?: string }
  readonly dependencies?: Readonly<Record<string, string>>
}

const TEXT_FILE = /^(licen[cs]e|copying|copyright|notice)/i

/**
 * Finds the packages that contain the modules, with their licenses and notices. A package built from its dependencies
 * without importing them (`inlines`) adds its dependencies.
 */
export function findBundledPackages(
  moduleIds: readonly string[],
  {
    inlines = () => false,
    except = [],
  }: { readonly inlines?: (name: string) => boolean; readonly except?: readonly string[] } = {},
): readonly BundledPackage[] {
  const folders = new Set(moduleIds.map(folderOf).filter((folder) => folder !== undefined))
  for (const folder of [...folders]) {
    const { name, dependencies = {} } = manifestOf(folder)
    if (!inlines(name)) continue
    for (const dependency of Object.keys(dependencies)) {
      const found = except.includes(dependency) ? undefined : locate(folder, dependency)
      if (found) folders.add(found)
    }
  }
  return sortUniquePackages([...folders].map(readBundled))
}

/** Lists every version of a package once, sorted by name. */
export function sortUniquePackages(all: readonly BundledPackage[]): readonly BundledPackage[] {
  const unique = new Map(all.map((each) => [`${each.name} ${each.version}`, each]))
  return [...unique.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * Formats the notices of a build that contains copies of packages: each license once, below the packages that have it.
 */
export function formatNotices(bundled: readonly BundledPackage[], head: string): string {
  const holders = new Map<string, string[]>()
  for (const { name, version, license, texts } of bundled) {
    const text = texts.join('\n\n')
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const sections = [...holders].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[head.trim(), ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function folderOf(id: string): string | undefined {
  if (!id.includes('/node_modules/')) return undefined
  for (let folder = dirname(id); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && manifestOf(folder).version) return folder
  }
  return undefined
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function locate(from: string, name: string): string | undefined {
  const roots = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  return roots.map((root) => join(root, name)).find((folder) => existsSync(join(folder, 'package.json')))
}

function readBundled(folder: string): BundledPackage {
  const { name, version, license, author } = manifestOf(folder)
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length > 0) return { name, version, license, texts }
  // Some packages name their license without including its text.
  if (license === 'Apache-2.0') return { name, version, license, texts: [APACHE_LICENSE] }
  if (license !== 'MIT') throw new Error(`${name} ${version} has no text of its licence (${license}).`)
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)
  return { name, version, license, texts: [`MIT License\n\nCopyright (c) ${holder}\n\n${MIT}`] }
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`
