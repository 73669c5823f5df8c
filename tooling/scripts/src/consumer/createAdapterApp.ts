import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from '../packaging/packPackages'
import { packageManager } from './packageManager'

/** Folder names in pnpm’s store that identify an adapter’s libraries. */
const marks = {
  evm: ['@wagmi+', '@coinbase+'],
  solana: ['@solana+'],
  bitcoin: ['@scure+btc-signer'],
  polkadot: ['@polkadot+', '@dedot+'],
  cosmos: ['@cosmjs+', 'cosmjs-types@'],
}

const adapters = [
  ['evm', 'eip155', 'mainnet', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['solana', 'solana', 'solanaMainnet', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
  ['bitcoin', 'bip122', 'bitcoinMainnet', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['polkadot', 'polkadot', 'polkadotMainnet', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['cosmos', 'cosmos', 'cosmosHub', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
]

export const standaloneAdapters = adapters.map(([name, namespace, network, address]) => ({
  name,
  namespace,
  network,
  address,
  foreign: Object.entries(marks).flatMap(([other, own]) => (other === name ? [] : own)),
}))

/** Checks library types too: all their imports must resolve. */
const tsconfig = {
  compilerOptions: {
    ...{ target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'] },
    ...{ module: 'ESNext', moduleResolution: 'Bundler', strict: true, noEmit: true, types: [] },
  },
  files: ['typed.ts'],
}

/**
 * Passes a wallet of `@solana/wallet-adapter-base` to an app without `@solana/web3.js`. The wallet connects, but cannot
 * sign a transaction from bytes.
 */
const handedIn = `import { createModal } from '@foyer/core'
import { solana } from '@foyer/adapter-solana'
import { solanaMainnet } from '@foyer/adapter-solana/networks'
import { walletAdapters } from '@foyer/adapter-solana/wallet-adapter'

const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const anchor = {
  ...{ name: 'Anchor', icon: '', readyState: 'Installed', connected: false, publicKey: null },
  ...{ on() {}, off() {}, async autoConnect() {}, async disconnect() {}, async sendTransaction() {} },
  async connect() {
    this.publicKey = { toBase58: () => address }
  },
  async signTransaction(transaction) {
    return transaction
  },
}
const adapters = [solana({ wallets: walletAdapters([anchor]) })]
const modal = createModal({ projectId: 'alone', adapters, networks: [solanaMainnet], debug: false })
const { provider } = await modal.adapters.solana.connect({ walletId: 'Anchor' })
const bytes = Uint8Array.from([1, ...new Array(64).fill(0), 1, 0, 0, 1, ...new Array(64).fill(7), 0])
const error = await provider.signTransaction(bytes).catch((thrown) => thrown)
console.log(provider.address === address, error.code, error.message)
process.exit(0)
`

/** Creates an app without UI on core and one adapter. */
export function createAdapterApp(
  folder: string,
  { name, namespace, network, address }: Omit<(typeof standaloneAdapters)[number], 'foreign'>,
  tarballs: readonly PackedPackage[],
) {
  const wanted = ['@foyer/core', '@foyer/auth-frame', `@foyer/adapter-${name}`]
  const own = tarballs.filter((each) => wanted.includes(each.name))
  const local = Object.fromEntries(own.map((each) => [each.name, `file:${each.tarball}`]))
  const manifest = {
    name: `alone-${name}`,
    private: true,
    type: 'module',
    packageManager,
    dependencies: local,
    // Installs the packed core: the version that the adapter requires is not on npm.
    pnpm: { overrides: local },
  }
  mkdirSync(folder, { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', JSON.stringify(manifest))
  write('tsconfig.json', JSON.stringify(tsconfig))
  write(
    'typed.ts',
    `import { ${name} } from '@foyer/adapter-${name}'\n\nexport const adapter = ${name}({ wallets: [] })\n`,
  )
  write('handedIn.mjs', handedIn)
  write(
    'main.mjs',
    `import { createModal } from '@foyer/core'
import { ${name} } from '@foyer/adapter-${name}'
import { ${network} } from '@foyer/adapter-${name}/networks'

const modal = createModal({ projectId: 'alone', adapters: [${name}()], networks: [${network}], debug: false })
const adapter = modal.adapters.${namespace}
const code = await adapter.connect({ walletId: 'nobody' }).catch((error) => error.code)
console.log(code, await adapter.isAddress('${address}'), await adapter.isAddress('l${address}'))
process.exit(0)
`,
  )
}
