import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { bundledPackages } from '../../packages/core/prebundled.ts'
import { cssText } from '../../tooling/css-text/src/cssText.ts'
import { berths } from './vite/berths.ts'
import { csp } from './vite/csp.ts'
import { docs } from './vite/docs.ts'
import { figures } from './vite/figures.ts'
import { findPages } from './vite/findPages.ts'
import { sandbox } from './vite/sandbox.ts'
import { serverRender } from './vite/serverRender.ts'
import { tronNode } from './vite/tronNode.ts'

// Packages are resolved to their sources, in development and in the build, so that no other build is needed.
const source = '@foyer/source'

export default defineConfig({
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
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  build: { target: 'es2022', rolldownOptions: { input: findPages(import.meta.dirname) } },
})
