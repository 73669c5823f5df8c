import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../entry/root.mjs'
import type { PackedPackage } from '../packaging/packPackages'
import { packageManager } from './packageManager'

export const NEXT_APP_ORIGIN = 'https://harbour.example'

const used = ['@foyer/siwx', '@foyer/core', '@foyer/auth-frame', '@foyer/adapter-evm', '@foyer/react-ui']

const manifest = (local: Readonly<Record<string, string>>) => ({
  name: 'harbour',
  private: true,
  type: 'module',
  packageManager,
  dependencies: {
    ...local,
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    viem: '2.57.1',
  },
  devDependencies: { '@types/node': '20.19.25', '@types/react': '19.3.0', typescript: '5.9.3' },
  // Installs the packed packages: the versions that they require of each other are not on npm.
  pnpm: { overrides: local },
})

const files = {
  'lib/signIn.ts': `import { eip155 } from '@foyer/siwx/eip155'
import { createHandler, createMemoryStorage, createSignIn, type SignInStorage } from '@foyer/siwx/server'

const kept = globalThis as { storage?: SignInStorage }
kept.storage ??= createMemoryStorage()

export const { handle, sessions } = createHandler(
  createSignIn({
    origins: ['${NEXT_APP_ORIGIN}'],
    chains: ['eip155:1'],
    verifiers: { eip155: eip155() },
    storage: kept.storage,
  }),
)
`,
  'app/siwx/[...route]/route.ts': `import { handle } from '../../../lib/signIn'

export { handle as GET, handle as POST }
`,
  'app/berths/page.tsx': `import { headers } from 'next/headers'
import { sessions } from '../../lib/signIn'

export default async function Berths() {
  const known = await sessions(new Request('${NEXT_APP_ORIGIN}/berths', { headers: await headers() }))
  return <p>{known.map(({ account }) => \`Berths of \${account}\`).join(', ') || 'Sign in first'}</p>
}
`,
  'app/wallet/Wallet.tsx': `'use client'

import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'

const metadata = { name: 'Harbour', description: 'Berths by the night', url: '${NEXT_APP_ORIGIN}', icons: [] }
const modal = createModal({ adapters: [evm()], ui: reactUi(), projectId: 'harbour', metadata, networks: [mainnet] })

export const Wallet = () => (
  <ModalProvider modal={modal}>
    <ConnectButton />
  </ModalProvider>
)
`,
  'app/wallet/page.tsx': `import { Wallet } from './Wallet'

export default function Page() {
  return <Wallet />
}
`,
  'app/layout.tsx': `import type { ReactNode } from 'react'

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
}

/** Returns the page from the root README, verbatim. */
function readFirstPage() {
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  if (code === undefined) throw new Error('README.md shows no page (```tsx).')
  return code
}

/** Writes a Next app with the root README’s page and a page for signed-in users. */
export function createNextApp(folder: string, tarballs: readonly PackedPackage[]) {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const own = tarballs.filter(({ name }) => used.includes(name))
  const local = Object.fromEntries(own.map(({ name, tarball }) => [name, `file:${tarball}`]))
  write('package.json', JSON.stringify(manifest(local), null, 2))
  for (const [name, text] of Object.entries(files)) write(name, text)
  write('app/page.tsx', readFirstPage())
}
