import { defineConfig, type UserConfig } from 'tsdown'
import { groups } from './src/groups.ts'
import type { GroupTable } from './src/planGroups.ts'

/**
 * How a library is built: JavaScript in a few files, which its table of groups names; types as they are, one file for each
 * source.
 *
 * @param table what comes together
 * @param own what is this package's own
 */
export function library(table: GroupTable, own: UserConfig = {}) {
  const { plugin, banner, codeSplitting } = groups(table)
  const shared: UserConfig = {
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
  const code: UserConfig = {
    ...shared,
    plugins: [own.plugins, plugin],
    dts: false,
    // What is loaded lazily from within its own group is already there: meant so.
    checks: { ineffectiveDynamicImport: false },
    sourcemap: true,
    outputOptions: { banner, codeSplitting, chunkFileNames: 'groups/[name].js', minifyInternalExports: false },
  }
  const types: UserConfig = { ...shared, unbundle: true, dts: { emitDtsOnly: true }, clean: false }
  return defineConfig([code, types])
}
