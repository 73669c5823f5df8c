import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from '../packaging/packPackages'
import { packageManager } from './packageManager'

interface Versions {
  readonly wagmi: string
  readonly viem: string
}

interface WagmiSite extends Versions {
  readonly manager: keyof typeof installArgs
}

const own = ({ wagmi, viem }: Versions) => ({
  '@tanstack/react-query': '5.108.0',
  '@types/react': '19.3.0',
  react: '19.3.1',
  typescript: '5.9.3',
  viem,
  wagmi,
})

const FOYER = ['@foyer/core', '@foyer/auth-frame', '@foyer/adapter-evm', '@foyer/siwx']

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    // wagmi’s declarations fail to compile with some versions of TanStack Query.
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
}

const types = `import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { eip155 } from '@foyer/siwx/eip155'
import { createPublicClient, http } from 'viem'
import * as chains from 'viem/chains'
import { createConfig, WagmiProvider } from 'wagmi'

const config = createConfig({
  chains: [chains.mainnet, chains.base],
  transports: { [chains.mainnet.id]: http(), [chains.base.id]: http() },
  ssr: true,
})
const mine = createModal({ projectId: 'site', adapters: [evm({ wagmiConfig: config })], networks: [mainnet, base] })
export const same: typeof config = await mine.adapters.eip155.wagmiConfig()

const foyers = createModal({ projectId: 'site', adapters: [evm()], networks: [mainnet, base] })
const made = await foyers.adapters.eip155.wagmiConfig()
export const app = <WagmiProvider config={made}>{null}</WagmiProvider>

export const verifier = eip155({
  clients: {
    'eip155:1': createPublicClient({ chain: chains.mainnet, transport: http() }),
    'eip155:8453': createPublicClient({ chain: chains.base, transport: http(), batch: { multicall: true } }),
  },
})
`

/** Source of an app that declines a network switch, and queries a rate-limiting node and an unreachable one. */
const main = `import { once } from 'node:events'
import { createServer } from 'node:http'
import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { UserRejectedRequestError } from 'viem'
import * as chains from 'viem/chains'
import { createConfig, http } from 'wagmi'
import { connect, switchChain } from 'wagmi/actions'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const modalWith = (adapter) =>
  createModal({ projectId: 'site', adapters: [adapter], networks: [mainnet, base], debug: false })

const provider = {
  on() {},
  removeListener() {},
  async request({ method }) {
    if (method === 'eth_chainId') return '0x1'
    if (method === 'wallet_switchEthereumChain') throw Object.assign(new Error('User rejected'), { code: 4001 })
    return [ADDRESS]
  },
}
const { adapters } = modalWith(evm({ wallets: [{ id: 'lantern', name: 'Lantern', provider }] }))
const config = await adapters.eip155.wagmiConfig()
await connect(config, { connector: config.connectors.find(({ id }) => id === 'lantern') })
const declined = await switchChain(config, { chainId: 8453 }).catch((error) => error)

const server = createServer((_, response) => response.writeHead(429).end()).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = 'http://127.0.0.1:' + server.address().port

const network = { ...mainnet, caipNetworkId: 'eip155:1', chainNamespace: 'eip155' }
const known = [{ caipNetworkId: 'eip155:1', address: ADDRESS, symbol: 'T', name: '', decimals: 18 }]
async function readTokens() {
  const transports = { [chains.mainnet.id]: http(url, { retryCount: 0 }) }
  const wagmiConfig = createConfig({ chains: [chains.mainnet], transports, storage: null })
  const chainReader = await modalWith(evm({ wagmiConfig })).adapters.eip155.chainReader()
  return chainReader.tokens({ address: ADDRESS, network, known }).then(
    () => 'answered',
    ({ code }) => code,
  )
}
const limited = await readTokens()
server.closeAllConnections()
await new Promise((closed) => server.close(closed))
const gone = await readTokens()

console.log(JSON.stringify({ isOwnClass: declined instanceof UserRejectedRequestError, limited, gone }))
process.exit(0)
`

const [OLDEST_VIEM, NEWEST_VIEM] = ['2.57.1', '^2.57.20']

/** Oldest and newest versions of the peer ranges, and common ones between. */
export const wagmiApps: readonly WagmiSite[] = [
  { manager: 'pnpm', wagmi: '3.0.0', viem: OLDEST_VIEM },
  { manager: 'npm', wagmi: '3.5.0', viem: OLDEST_VIEM },
  { manager: 'pnpm', wagmi: '3.5.0', viem: NEWEST_VIEM },
  { manager: 'pnpm', wagmi: '3.7.1', viem: OLDEST_VIEM },
  { manager: 'pnpm', wagmi: '^3.7.7', viem: NEWEST_VIEM },
]

export const refusedWagmiApps = [
  { wagmi: '2.19.0', viem: OLDEST_VIEM, peer: 'wagmi@"^3.0.0"' },
  { wagmi: '3.7.7', viem: '2.40.0', peer: 'viem@"^2.57.1"' },
]

/** Lists arguments of an app's installation, which runs no package scripts and prefers packages already downloaded. */
export const installArgs = {
  npm: ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--engine-strict'],
  // The second install adds Foyer; in CI, pnpm changes the lockfile only with this flag.
  pnpm: [
    'install',
    '--no-frozen-lockfile',
    '--ignore-workspace',
    '--prefer-offline',
    '--ignore-scripts',
    '--config.minimum-release-age=4320',
  ],
}

/** Writes an app with these versions of wagmi and viem, without Foyer. `addFoyer` adds it. */
export function createWagmiApp(folder: string, versions: Versions, tarballs: readonly PackedPackage[]) {
  const local = Object.fromEntries(
    tarballs.filter(({ name }) => FOYER.includes(name)).map(({ name, tarball }) => [name, `file:${tarball}`]),
  )
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const writeManifest = (dependencies: Readonly<Record<string, string>>) =>
    write(
      'package.json',
      // Installs the packed packages: the versions that they require of each other are not on npm.
      JSON.stringify({ private: true, type: 'module', packageManager, dependencies, pnpm: { overrides: local } }),
    )
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeManifest(own(versions))
  write('tsconfig.json', JSON.stringify(tsconfig))
  write('src/site.tsx', types)
  write('main.mjs', main)
  return { addFoyer: () => writeManifest({ ...own(versions), ...local }) }
}
