import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../entry/root.mjs'
import type { PackedPackage } from '../packaging/packPackages'
import { packageManager } from './packageManager'

const examples = { react: 'React.tsx', vue: 'Vue.vue', svelte: 'Svelte.svelte', solid: 'Solid.tsx' }

export const viewLibraries = Object.keys(examples)

const manifest = (local: Readonly<Record<string, string>>) => ({
  name: 'bindings',
  private: true,
  type: 'module',
  packageManager,
  dependencies: {
    ...local,
    '@nanostores/react': '1.1.0',
    '@nanostores/solid': '1.1.1',
    '@nanostores/vue': '1.1.0',
    nanostores: '1.5.5',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'solid-js': '1.9.19',
    svelte: '5.57.3',
    viem: '2.57.1',
    vue: '3.5.45',
  },
  devDependencies: {
    '@sveltejs/vite-plugin-svelte': '7.3.1',
    '@vitejs/plugin-react': '6.3.0',
    '@vitejs/plugin-vue': '6.0.11',
    vite: '8.3.8',
    'vite-plugin-solid': '2.11.14',
  },
  // Installs the packed core: the version that the other packages require is not on npm.
  pnpm: { overrides: local },
})

const files = {
  'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  plugins: [react({ include: /React\\.tsx$/ }), vue(), svelte(), solid({ include: /Solid\\.tsx$/ })],
})
`,
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bindings</title></head>
  <body>
    ${viewLibraries.map((name) => `<div id="${name}"></div>`).join('')}
    <button type="button">Connect</button>
    <script type="module" src="/src/main.ts"></script>
  </body>
</html>
`,
  'src/modal.ts': `import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'

export const modal = createModal({ adapters: [evm()], projectId: 'bindings', networks: [mainnet] })
`,
  // Announces, by EIP-6963, a wallet that approves everything.
  'src/wallet.ts': `const answers: Record<string, unknown> = {
  eth_requestAccounts: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  eth_accounts: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  eth_chainId: '0x1',
}
const provider = {
  async request({ method }: { method: string }) {
    if (method in answers) return answers[method]
    throw Object.assign(new Error(method), { code: 4200 })
  },
  on: () => provider,
  removeListener: () => provider,
}
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Pebble', rdns: 'example.pebble', icon: 'data:image/svg+xml,<svg/>' }
const announce = () =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
addEventListener('eip6963:requestProvider', announce)
announce()
`,
  'src/main.ts': `import './wallet'
import { connect } from '@foyer/core/actions'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createComponent, render } from 'solid-js/web'
import { mount } from 'svelte'
import { createApp } from 'vue'
import { modal } from './modal'
import { Account as ReactAccount } from './React'
import { Account as SolidAccount } from './Solid'
import SvelteAccount from './Svelte.svelte'
import VueAccount from './Vue.vue'

const placeOf = (name: string) => document.getElementById(name)!
createRoot(placeOf('react')).render(createElement(ReactAccount))
createApp(VueAccount).mount(placeOf('vue'))
mount(SvelteAccount, { target: placeOf('svelte') })
render(() => createComponent(SolidAccount, {}), placeOf('solid'))
document.querySelector('button')!.addEventListener('click', () => void connect(modal, { walletId: 'example.pebble' }))
`,
}

/** Writes a page that shows one account in four view libraries, each from its example in `docs/examples`. */
export function createFrameworksApp(folder: string, tarballs: readonly PackedPackage[]) {
  const wanted = ['@foyer/core', '@foyer/auth-frame', '@foyer/adapter-evm']
  const own = tarballs.filter((each) => wanted.includes(each.name))
  const local = Object.fromEntries(own.map((each) => [each.name, `file:${each.tarball}`]))
  mkdirSync(join(folder, 'src'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify(manifest(local), null, 2))
  for (const [name, text] of Object.entries(files)) write(name, text)
  for (const file of Object.values(examples))
    write(`src/${file}`, readFileSync(join(root, 'docs/examples', file), 'utf8'))
}
