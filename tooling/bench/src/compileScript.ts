import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

/** Reads a script of `inPage` as JavaScript. */
export async function compileScript(path: string) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', target: 'es2022' })
  return code
}
