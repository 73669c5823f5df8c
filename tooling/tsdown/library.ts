import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'
import { splitChunks } from './src/chunks.ts'
import { findAugmentingModules, moduleAugmentationPlugin } from './src/mergedTypes.ts'
import type { ChunkTable } from './src/planChunks.ts'

const SHARED: UserConfig = {
  entry: ['src/exports/**/*.ts', '!src/exports/**/*.test.ts'],
  root: 'src',
  outDir: 'dist',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // Keeps the extensions .js and .d.ts: the manifest's `type` says that the package is ESM.
  fixedExtension: false,
  // Fails the build for an undeclared dependency, which would be copied into the output.
  deps: { onlyBundle: [] },
}

/**
 * Builds a library for browsers: JavaScript in one file per chunk, types in one file per source.
 *
 * @param chunks files that load together
 * @param own settings of this package
 */
export function browserLibrary(chunks: ChunkTable, own: UserConfig = {}) {
  const { plugin, banner, codeSplitting } = splitChunks(chunks)
  const shared: UserConfig = { ...SHARED, ...own }
  const code: UserConfig = {
    ...shared,
    plugins: [own.plugins, plugin],
    dts: false,
    // Silences a warning: a module imported lazily within its own chunk is loaded already, on purpose.
    checks: { ineffectiveDynamicImport: false },
    sourcemap: true,
    outputOptions: { banner, codeSplitting, chunkFileNames: 'chunks/[name].js', minifyInternalExports: false },
  }
  const types: UserConfig = {
    ...shared,
    entry: ['src/exports/**/*.ts', '!src/exports/**/*.test.ts', ...findAugmentingModules()],
    plugins: [own.plugins, moduleAugmentationPlugin()],
    unbundle: true,
    dts: { emitDtsOnly: true },
    clean: false,
  }
  return defineConfig([code, types])
}

/** Builds a library of entries that load one another, as one file per entry and one for what they share. */
export const entryLibrary = (own: UserConfig = {}) =>
  defineConfig({ ...SHARED, dts: true, outputOptions: { chunkFileNames: 'chunks/[name].js' }, ...own })

/**
 * Builds a package that runs in Node, as one file per source: a source locates its neighbors by `import.meta.url`.
 *
 * @param assets files of `src` that are read at runtime
 */
export function nodeLibrary({ assets, ...own }: UserConfig & { readonly assets: RegExp }) {
  const plugin: Rolldown.Plugin = {
    name: 'foyer-assets',
    generateBundle() {
      for (const fileName of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
        if (!assets.test(fileName)) continue
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/${fileName}`, 'utf8') })
      }
    },
  }
  return defineConfig({
    ...SHARED,
    platform: 'node',
    unbundle: true,
    dts: true,
    sourcemap: true,
    plugins: [plugin],
    ...own,
  })
}
