import { groupNetworksByAdapter } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { printModalSource } from './printModalSource'

export interface CodeFile {
  readonly name: string
  readonly code: string
}

export interface CodeExample {
  readonly id: string
  readonly label: string
  /** Returns the command that installs the packages for the current settings. */
  install(settings: Settings): string
  write(settings: Settings): readonly CodeFile[]
}

const REACT_APP = `import {
  ConnectButton,
  ModalProvider,
  NetworkButton,
  useAccount,
} from '@foyer/react-ui'
import { modal } from './modal'

export function App() {
  return (
    <ModalProvider modal={modal}>
      <Header />
    </ModalProvider>
  )
}

function Header() {
  const { address } = useAccount()
  return (
    <header>
      <p>{address ? \`Welcome, \${address}\` : 'Nobody here yet'}</p>
      <NetworkButton />
      <ConnectButton />
    </header>
  )
}
`

const PLAIN = `
document.querySelector('#connect')?.addEventListener('click', () => modal.open())

modal.$account().subscribe(({ status, address }) => {
  document.body.dataset.wallet = status
  console.log(status, address)
})
`

const HEADLESS = `
// Your own list of wallets, your own buttons.
for (const { id, name } of getWallets(modal)) console.log(id, name)

const { address } = await connect(modal, { walletId: 'io.metamask' })
const signature = await signMessage(modal, { message: \`I am \${address}\` })
`

/** Lists the ways to use the same options. */
export const codeExamples: readonly CodeExample[] = [
  {
    id: 'react',
    label: 'React',
    install: (settings) => writeInstall(settings, '@foyer/react-ui'),
    write: (settings) => [
      { name: 'modal.ts', code: printModalSource(settings, { ui: true, exported: true }) },
      { name: 'App.tsx', code: REACT_APP },
    ],
  },
  {
    id: 'plain',
    label: 'No framework',
    install: (settings) => writeInstall(settings, '@foyer/react-ui', 'react', 'react-dom'),
    write: (settings) => [{ name: 'main.ts', code: printModalSource(settings, { ui: true, exported: false }) + PLAIN }],
  },
  {
    id: 'headless',
    label: 'Headless',
    install: (settings) => writeInstall(settings),
    write: (settings) => [
      {
        name: 'main.ts',
        code: `import { connect, getWallets, signMessage } from '@foyer/core/actions'\n${printModalSource(settings, {
          ui: false,
          exported: false,
        })}${HEADLESS}`,
      },
    ],
  },
]

function writeInstall({ networks, ...settings }: Settings, ...more: readonly string[]): string {
  const names = groupNetworksByAdapter(networks).map(({ name }) => name)
  const adapters = names.map((name) => `@foyer/adapter-${name}`)
  const languages = more.includes('@foyer/react-ui') && settings['ui.language'] !== 'en' ? ['@foyer/languages'] : []
  const hasCoinbase = names.includes('evm') && settings['evm.coinbase'] !== 'off'
  return [
    'npm install @foyer/core',
    ...adapters,
    ...more,
    ...languages,
    ...(hasCoinbase ? ['@coinbase/wallet-sdk'] : []),
  ].join(' ')
}
