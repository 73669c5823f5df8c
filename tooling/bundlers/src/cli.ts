import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { esbuild } from './bundlers/esbuild'
import { rollup } from './bundlers/rollup'
import { vite } from './bundlers/vite'
import { webpack } from './bundlers/webpack'
import { compare } from './compare'
import { measure } from './measure'
import { moments } from './moments'
import { press } from './presses'
import type { Built, Loaded, Result } from './types'

// Builds one app with four bundlers, and holds what each loads, and when, against the others; and one with every hook, for what
// each of them loads when asked. Uses the built packages.

const [app, everyHook] = await Promise.all([compile('app'), compile('hooks')])
const bundlers: readonly (Omit<Result, 'found'> & { build(entry: string): Promise<Built> })[] = [
  { name: 'vite', build: vite, tolerance: 0 },
  { name: 'rollup', build: rollup, tolerance: 0.1 },
  // Measured without Terser, which takes a minute: a part of what is not used is still in it, hooks and the files that each of
  // them names. 0.02 of it are the parts of nanostores that nobody calls.
  { name: 'webpack', build: webpack, tolerance: 0.23 },
  // esbuild gives an entry's chunk all files that its imports reach, used or not, so that the entries of core bring more:
  // with them the names of the nine files that hooks load by subject, and the stores that they are made of.
  { name: 'esbuild', build: esbuild, tolerance: 0.46, eager: moments.slice(1).map(({ title }) => title) },
]

/** Makes a site's code plain, so that no plugin of one bundler is compared. */
async function compile(name: 'app' | 'hooks') {
  const source = await readFile(new URL(`${name}.ts`, import.meta.url), 'utf8')
  const { code } = await transform(source, { loader: 'ts', target: 'es2022' })
  const path = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, code)
  return path
}

const tell = (name: string, { title, files, bytes }: Loaded) =>
  console.log(
    `${name.padEnd(8)} ${title.padEnd(30)} ${String(files).padStart(2)} files ${String(bytes).padStart(6)} bytes`,
  )

const results: Result[] = []
for (const { name, build, ...limits } of bundlers) {
  const found = await measure(await build(app), moments)
  results.push({ name, found, ...limits })
  for (const moment of found) tell(name, moment)
}
const asked = await press(await vite(everyHook), moments)
for (const each of asked.found) tell('hooks', each)

const problems = [...compare(results, moments), ...asked.problems]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
