/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Lists the files and packages that an import of `file` loads, without type imports. */
function firstLoad(file: string, result = new Set<string>()): Set<string> {
  if (result.has(file)) return result
  result.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '([^']+)'/gms)
  for (const [, names = '', from = ''] of imports) {
    if (/^\{(\s*type [\w$]+,?)*\s*\}$/.test(names)) continue
    if (from.startsWith('.')) firstLoad(join(dirname(file), from.replace(/\.js$/, '.ts')), result)
    else result.add(from)
  }
  return result
}

it('the first load contains neither wagmi nor viem nor a wallet’s SDK', () => {
  const result = [...firstLoad(join(import.meta.dirname, 'exports/index.ts'))]
  expect(result.filter((each) => !each.startsWith('/'))).toEqual(['@foyer/core/internal/page'])
  expect(result.filter((each) => each.includes('/runtime/'))).toEqual([])
})

it('the entry imports without a window', async () => {
  expect(typeof window).toBe('undefined')
  expect(Object.keys(await import('./exports/index.js'))).toEqual(['evm'])
})
