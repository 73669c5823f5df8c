import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { type ExportEntry, listPublishedPackages } from '../packaging/packages'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { formatErrorsPage } from './formatErrorsPage'
import { entriesWithoutPage, formatReference, referencePages } from './formatReference'
import { createApiReader } from './readPublicApi'

let tree: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  tree = createTemporaryFolder()
})
afterEach(() => tree.remove())

function read(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return createApiReader().readEntry(join(tree.root, 'index.ts'))
}

describe('createApiReader', () => {
  it('lists the types that a declaration names, and reads them from where they come', () => {
    tree.write('index.ts', "export { moor } from './pier.js'")
    tree.write(
      'pier.ts',
      "import type { Berth } from './berth.js'\nexport function moor<T>(at: Berth, boat: T): Promise<Inner> { const a: Hidden = 1 }",
    )
    tree.write('berth.ts', 'export interface Berth { readonly depth: number }')
    const { readEntry, readType } = createApiReader()
    const [item] = readEntry(join(tree.root, 'index.ts'))
    expect(item?.types).toEqual(['Berth', 'Promise', 'Inner'])
    expect(readType(item?.path ?? '', 'Berth')).toMatchObject({ signature: expect.stringContaining('depth: number') })
    expect(readType(item?.path ?? '', 'Inner')).toBeUndefined()
  })

  it('follows re-exports and new names to the declaration', () => {
    const [item] = read({
      'index.ts': "export { moor as dock } from './harbor.js'",
      'harbor.ts': "import { moor } from './pier.js'\nexport { moor }",
      'pier.ts': '/** Moors a boat. */\nexport async function moor(name: string): Promise<void> { await name }',
    })
    expect(item).toMatchObject({
      name: 'dock',
      kind: 'function',
      signature: 'function moor(name: string): Promise<void>',
      text: 'Moors a boat.',
    })
  })

  it('shows overloads without the implementation, and a class without bodies and private members', () => {
    const items = read({
      'index.ts': `export function tie(a: string): string
export function tie(a: number): number
export function tie(a: unknown): unknown { return a }
export class Rope { #length = 1; cut(at: number): Rope { return this } }`,
    })
    expect(items.map(({ signature }) => signature)).toEqual([
      'class Rope {\n  cut(at: number): Rope\n}',
      'function tie(a: string): string\nfunction tie(a: number): number',
    ])
  })

  it('shows an arrow function by its type, and defaults of options', () => {
    const [low, options] = read({
      'index.ts': `export const low = (tide: number): boolean => tide < 1
export interface Tide {
  /** Height. @default 2 */
  readonly metres?: number
}`,
    })
    expect(low?.signature).toBe('const low: (tide: number) => boolean')
    expect(options?.members).toEqual([
      { name: 'metres', signature: 'readonly metres?: number', text: 'Height.\n\nDefault: 2.' },
    ])
  })

  it('finds a name behind several modules that export everything, and leaves out other packages', () => {
    const items = read({
      'index.ts': "export * from './sail.js'\nexport * from './rope.js'\nexport { ref } from 'vue'",
      'sail.ts': 'export type Sail = string',
      'rope.ts': 'export type Rope = number',
    })
    expect(items.map(({ name }) => name)).toEqual(['Rope', 'Sail'])
  })
})

const toEntries = (name: string, exports: ExportEntry = {}) =>
  Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => name + entry.slice(1))

it('the reference has a page for every entry of every package, but those that are listed with a reason', () => {
  const entries = listPublishedPackages(root).flatMap(({ manifest }) => toEntries(manifest.name, manifest.exports))
  const pages = Object.values(referencePages).flatMap(({ entries: own }) => own.map(({ entry }) => entry))
  expect([...pages, ...Object.keys(entriesWithoutPage)].sort()).toEqual(entries.sort())
})

it.each(Object.keys(referencePages))('the page %s of the reference is that of the types', (name) => {
  expect(readFileSync(join(root, `docs/reference/${name}.md`), 'utf8')).toBe(formatReference(root, name))
})

it('the page of errors has every code', () => {
  expect(readFileSync(join(root, 'docs/reference/errors.md'), 'utf8')).toBe(formatErrorsPage(root))
})
