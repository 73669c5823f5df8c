import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const packages = fileURLToPath(new URL('../../../packages', import.meta.url))

const FILES = [
  'adapter-evm/src/networks.generated.ts',
  ...['solana', 'bitcoin', 'polkadot', 'cosmos'].map((name) => `adapter-${name}/src/networks.ts`),
]

// Describes the used fields of a network, EVM or not.
interface Network {
  caipNetworkId?: string
  id?: number
  testnet?: boolean
  rpcUrls: { default: { http: readonly string[] } }
  nativeCurrency: { symbol: string }
}

export interface AdapterNetwork {
  key: string
  /** CAIP-2. */
  id: string
  isTest: boolean
  coin: string
}

/** Lists every network of the adapters: constant name, CAIP-2 id, coin. */
export async function listAdapterNetworks(): Promise<AdapterNetwork[]> {
  const { outputFiles } = await build({
    stdin: { contents: FILES.map((file) => `export * from './${file}'`).join('\n'), resolveDir: packages },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  })
  const module: { exports: Record<string, Network> } = { exports: {} }
  new Function('module', 'require', outputFiles[0]?.text ?? '')(module, createRequire(import.meta.url))
  return Object.entries(module.exports).map(([key, network]) => ({
    key,
    id: network.caipNetworkId ?? `eip155:${network.id}`,
    // A local node is a test network, too.
    isTest: network.testnet === true || network.rpcUrls.default.http.some((url) => url.startsWith('http://')),
    coin: network.nativeCurrency.symbol,
  }))
}
