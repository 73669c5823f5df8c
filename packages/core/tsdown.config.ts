import { defineConfig } from 'tsdown'

// The output mirrors the sources, one file each: lazy imports stay lazy and unused files are never loaded.
export default defineConfig({
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
})
