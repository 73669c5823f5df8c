import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import { bundledPackages } from '../../packages/core/prebundled.ts'
import { cssText } from '../../tooling/css-text/src/cssText.ts'
import { berths } from './vite/berths.ts'
import { csp } from './vite/csp.ts'
import { demo } from './vite/demo.ts'
import { docs } from './vite/docs.ts'
import { figures } from './vite/figures.ts'
import { findPages } from './vite/findPages.ts'
import { sandbox } from './vite/sandbox.ts'
import { serverRender } from './vite/serverRender.ts'
import { tronNode } from './vite/tronNode.ts'

// Packages are resolved to their sources, in development and in the build, so that no other build is needed.
const source = '@foyer/source'

const resolution = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
}

/** Builds the playground alone, for any static host and any path. */
const staticDemo: UserConfig = {
  root: import.meta.dirname,
  base: './',
  plugins: [bundledPackages(), cssText(), react(), figures(), demo()],
  ...resolution,
  build: {
    target: 'es2022',
    outDir: 'dist/demo',
    rolldownOptions: {
      input: { index: join(import.meta.dirname, 'index.html'), live: join(import.meta.dirname, 'src/live.tsx') },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: ({ name }) => (name === 'live' ? 'assets/live.js' : 'assets/[name]-[hash].js') },
    },
  },
}

const playground: UserConfig = {
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    bundledPackages(),
    cssText(),
    react(),
    sandbox(),
    tronNode(),
    csp(),
    serverRender(),
    berths(),
    figures(),
    docs(),
  ],
  ...resolution,
  build: { target: 'es2022', rolldownOptions: { input: findPages(import.meta.dirname) } },
}

export default defineConfig(({ mode }) => (mode === 'demo' ? staticDemo : playground))
