import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { buildWithEsbuild } from './bundlers/esbuild'
import { buildWithRollup } from './bundlers/rollup'
import { buildWithVite } from './bundlers/vite'
import { buildWithWebpack } from './bundlers/webpack'
import { firstVisitImports } from './firstVisitImports'
import { formatBundlerComparison } from './formatBundlerComparison'
import { measureHookLoads } from './measureHookLoads'
import { measureLoads } from './measureLoads'
import type { BundlerOutput, BundlerResult, MomentLoad } from './types'

// Builds an app with four bundlers, and compares which chunks load at which moment. Builds another app that uses every
// hook, and lists the chunks of each hook. Uses the built packages.

const [app, everyHook] = await Promise.all([compile('app'), compile('hooks')])
const bundlers: readonly (Omit<BundlerResult, 'found'> & { build(entry: string): Promise<BundlerOutput> })[] = [
  { name: 'vite', build: buildWithVite, tolerance: 0 },
  { name: 'rollup', build: buildWithRollup, tolerance: 0.1 },
  // webpack keeps unused code here, as removing it by Terser takes a minute. Of the tolerance, 0.02 is unused code of
  // nanostores, 0.01 the unused `fromServer`, 0.01 what buttons share with elements, the rest unused hooks and the
  // names of the fourteen files that they load.
  { name: 'webpack', build: buildWithWebpack, tolerance: 0.41 },
  // esbuild loads every file that an entry's imports reach, used or not.
  {
    name: 'esbuild',
    build: buildWithEsbuild,
    tolerance: 0.08,
    eager: firstVisitImports.slice(1).map(({ title }) => title),
  },
]

// Compiles an app beforehand, so that no bundler's TypeScript plugin is compared.
async function compile(name: 'app' | 'hooks') {
  const source = await readFile(new URL(`${name}.ts`, import.meta.url), 'utf8')
  const { code } = await transform(source, { loader: 'ts', target: 'es2022' })
  const path = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, code)
  return path
}

const tell = (name: string, { title, files, bytes }: MomentLoad) =>
  console.log(
    `${name.padEnd(8)} ${title.padEnd(30)} ${String(files).padStart(2)} files ${String(bytes).padStart(6)} bytes`,
  )

const results: BundlerResult[] = []
for (const { name, build, ...limits } of bundlers) {
  const result = await measureLoads(await build(app), firstVisitImports)
  results.push({ name, found: result, ...limits })
  for (const moment of result) tell(name, moment)
}
const requested = await measureHookLoads(await buildWithVite(everyHook), firstVisitImports)
for (const each of requested.found) tell('hooks', each)

const problems = [...formatBundlerComparison(results, firstVisitImports), ...requested.problems]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
