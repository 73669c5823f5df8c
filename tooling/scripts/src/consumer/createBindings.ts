import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../entry/root.mjs'
import type { Packed } from '../packaging/packPackages'
import { packageManager } from './packageManager'

interface Example {
  readonly file: string
  /** The language of its fence. */
  readonly fence: string
  /** What no other example has. */
  readonly mark: string
}

/** How the README of core reads the account of a modal. */
const examples: Readonly<Record<string, Example>> = {
  react: { file: 'React.tsx', fence: 'tsx', mark: '@nanostores/react' },
  vue: { file: 'Vue.vue', fence: 'vue', mark: '@nanostores/vue' },
  svelte: { file: 'Svelte.svelte', fence: 'svelte', mark: '{$account.status}' },
  solid: { file: 'Solid.tsx', fence: 'tsx', mark: '@nanostores/solid' },
}

export const bindings = Object.keys(examples)

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
  // Packages ask for versions of core that no registry has yet.
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
    ${bindings.map((name) => `<div id="${name}"></div>`).join('')}
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
  // A wallet that says yes to everything, announced as EIP-6963 wants it.
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

function exampleOf({ fence, mark }: Example): string {
  const readme = readFileSync(join(root, 'packages/core/README.md'), 'utf8')
  const found = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].find(
    ([, language, code]) => language === fence && code?.includes(mark),
  )
  const code = found?.[2]
  if (code === undefined) throw new Error(`The README of @foyer/core has no ${fence} with ${mark}.`)
  return code
}

/** Writes a page that shows one account by four view libraries, each as the README of core says. */
export function createBindings(folder: string, tarballs: readonly Packed[]) {
  const wanted = ['@foyer/core', '@foyer/auth-frame', '@foyer/adapter-evm']
  const own = tarballs.filter((each) => wanted.includes(each.name))
  const local = Object.fromEntries(own.map((each) => [each.name, `file:${each.tarball}`]))
  mkdirSync(join(folder, 'src'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify(manifest(local), null, 2))
  for (const [name, text] of Object.entries(files)) write(name, text)
  for (const example of Object.values(examples)) write(`src/${example.file}`, exampleOf(example))
}
