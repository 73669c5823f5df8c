import { defineConfig } from 'tsdown'

/**
 * How a library is built. The output mirrors the sources, one file each: lazy imports stay lazy, unused files are never
 * loaded, and `'use client'` stays with its module.
 *
 * @param {import('tsdown').UserConfig} own what is this package's own
 */
export const library = (own = {}) =>
  defineConfig({
    entry: ['src/exports/*.ts', '!src/exports/*.test.ts'],
    root: 'src',
    outDir: 'dist',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    unbundle: true,
    dts: true,
    sourcemap: true,
    // Plain .js and .d.ts: the package is ESM by its "type".
    fixedExtension: false,
    // A package that is not declared as a dependency fails the build; it is never copied into ours.
    deps: { onlyBundle: [] },
    ...own,
  })
