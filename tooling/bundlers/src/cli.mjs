import { fileURLToPath } from 'node:url'
import { esbuild } from './bundlers/esbuild.mjs'
import { rollup } from './bundlers/rollup.mjs'
import { vite } from './bundlers/vite.mjs'
import { webpack } from './bundlers/webpack.mjs'
import { compare } from './compare.mjs'
import { measure } from './measure.mjs'
import { moments } from './moments.mjs'
import { press } from './presses.mjs'

// Builds one app with four bundlers, and holds what each loads, and when, against the others; and one with every hook, for what
// each of them loads when asked. Uses the built packages.

const app = fileURLToPath(new URL('app.js', import.meta.url))
const everyHook = fileURLToPath(new URL('hooks.js', import.meta.url))
const bundlers = [
  { name: 'vite', build: vite, tolerance: 0 },
  { name: 'rollup', build: rollup, tolerance: 0.1 },
  // Measured without Terser, which takes a minute: a part of what is not used is still in it, hooks and the files that each of
  // them names.
  { name: 'webpack', build: webpack, tolerance: 0.21 },
  // esbuild gives an entry's chunk all files that its imports reach, used or not, so that the entries of core bring more:
  // with them the names of the nine files that hooks load by subject.
  { name: 'esbuild', build: esbuild, tolerance: 0.41, eager: moments.slice(1).map(({ title }) => title) },
]

const tell = (name, { title, files, bytes }) =>
  console.log(
    `${name.padEnd(8)} ${title.padEnd(30)} ${String(files).padStart(2)} files ${String(bytes).padStart(6)} bytes`,
  )

const results = []
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
