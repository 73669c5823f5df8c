import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from '../packaging/packPackages'

const used = ['@foyer/core', '@foyer/auth-frame', '@foyer/adapter-evm', '@foyer/adapter-solana', '@foyer/react-ui']

const manifest = (tarballs: readonly PackedPackage[]) => ({
  name: 'consumer',
  private: true,
  type: 'module',
  dependencies: {
    ...Object.fromEntries(
      tarballs.filter(({ name }) => used.includes(name)).map(({ name, tarball }) => [name, `file:${tarball}`]),
    ),
    '@nanostores/react': '1.1.0',
    nanostores: '1.5.5',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  devDependencies: {
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@vitejs/plugin-react': '6.3.0',
    vite: '8.3.8',
  },
})

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
}

const config = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Consumer</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`

const main = `import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { createRoot } from 'react-dom/client'

const metadata = { name: 'Consumer', description: 'A page of its own', url: location.origin, icons: [] }
const relay = new URLSearchParams(location.search).get('relay')
// With the relay parameter, the page contacts only the relay, which answers 404 for every other service.
const other = relay?.replace(/^ws/, 'http') ?? ''
const services = relay === null ? {} : { relay, data: other, directory: other, analytics: other }
const modal = createModal({
  adapters: [evm()],
  ui: reactUi(),
  projectId: 'consumer',
  metadata,
  networks: [mainnet],
  services,
})

/** Connects a phone and requests a signature, for a test. */
Object.assign(globalThis, {
  pair: (onUri: (uri: string) => void) => connect(modal, { walletId: 'walletconnect', onUri }),
  sign: (params: readonly string[]) => modal.connection('eip155')?.provider.request({ method: 'personal_sign', params }),
})

const $line = computed([modal.$account(), modal.$network], ({ status }, network) => \`\${status} on \${network?.name}\`)

function Status() {
  const { status, address }: { status: string; address: string | undefined } = useStore(modal.$account())
  return <output>{[status, address, useStore($line)].join(' ')}</output>
}

createRoot(document.querySelector('#root')!).render(
  <ModalProvider modal={modal}>
    <ConnectButton />
    <Status />
  </ModalProvider>,
)
`

/** Writes the smallest app that uses the published packages. */
export function createMinimalApp(folder: string, tarballs: readonly PackedPackage[]) {
  mkdirSync(join(folder, 'src'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify(manifest(tarballs), null, 2))
  write('tsconfig.json', JSON.stringify(tsconfig, null, 2))
  write('vite.config.js', config)
  write('index.html', page)
  write('src/main.tsx', main)
  // Type-checked as a separate program, because it registers another modal's type.
  cpSync(new URL('registered', import.meta.url), join(folder, 'registered'), { recursive: true })
  write('registered/tsconfig.json', JSON.stringify({ ...tsconfig, include: ['.'] }, null, 2))
}
