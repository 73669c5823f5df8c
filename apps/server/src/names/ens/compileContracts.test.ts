import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { compileContracts } from './compileContracts'

it('the compiled contracts are those of the sources, by the compiler that they name', async () => {
  for (const [path, text] of Object.entries(await compileContracts())) expect(await readFile(path, 'utf8')).toBe(text)
}, 60_000)
