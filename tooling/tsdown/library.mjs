import { defineConfig } from 'tsdown'
import { groups } from './src/groups.mjs'

/**
 * How a library is built: JavaScript in a few files, which its table of groups names; types as they are, one file for each
 * source.
 *
 * @param {import('./src/planGroups.mjs').GroupTable} table what comes together
 * @param {import('tsdown').UserConfig} own what is this package's own
 */
export function library(table, own = {}) {
  const { plugin, banner, codeSplitting } = groups(table)
  /** @type {import('tsdown').UserConfig} */
  const shared = {
    entry: ['src/exports/*.ts', '!src/exports/*.test.ts'],
    root: 'src',
    outDir: 'dist',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    // Plain .js and .d.ts: the package is ESM by its "type".
    fixedExtension: false,
    // A package that is not declared as a dependency fails the build; it is never copied into ours.
    deps: { onlyBundle: [] },
    ...own,
  }
  /** @type {import('tsdown').UserConfig} */
  const code = {
    ...shared,
    plugins: [own.plugins, plugin],
    dts: false,
    // What is loaded lazily from within its own group is already there: meant so.
    checks: { ineffectiveDynamicImport: false },
    sourcemap: true,
    outputOptions: { banner, codeSplitting, chunkFileNames: 'groups/[name].js', minifyInternalExports: false },
  }
  /** @type {import('tsdown').UserConfig} */
  const types = { ...shared, unbundle: true, dts: { emitDtsOnly: true }, clean: false }
  return defineConfig([code, types])
}
