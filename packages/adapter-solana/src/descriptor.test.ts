/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Files and packages that come with an import of the package, types left out. */
function firstLoad(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '([^']+)'/gms)
  for (const [, names = '', from = ''] of imports) {
    if (/^\{(\s*type [\w$]+,?)*\s*\}$/.test(names)) continue
    if (from.startsWith('.')) firstLoad(join(dirname(file), from.replace(/\.js$/, '.ts')), found)
    else found.add(from)
  }
  return found
}

it('brings neither an SDK nor the way to connect into the page’s first load', () => {
  const found = [...firstLoad(join(import.meta.dirname, 'exports/index.ts'))]
  expect(found.filter((each) => !each.startsWith('/'))).toEqual(['@foyer/core/adapter'])
  expect(found.filter((each) => each.includes('/runtime/'))).toEqual([])
})

it('imports without a window and touches none', async () => {
  expect(typeof window).toBe('undefined')
  expect(Object.keys(await import('./exports/index.js')).sort()).toEqual([
    'solana',
    'solanaDevnet',
    'solanaMainnet',
    'solanaTestnet',
  ])
})
