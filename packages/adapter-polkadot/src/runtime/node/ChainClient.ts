import { type ApiOptions, LegacyClient, type SubstrateRuntimeVersion } from '@dedot/api'
import type { GenericSubstrateApi } from '@dedot/types'
import { ModalError, type Network } from '@foyer/core/adapter'
import { getSs58Prefix } from '../address/addressFormats.js'
import { isHash } from './bytes.js'

type Description = LegacyClient['metadata']

/** Metadata by genesis hash and runtime version. */
export type MetadataCache = Map<string, Description>

export interface ChainClientParameters {
  readonly provider: ApiOptions['provider']
  readonly network: Network<'polkadot'>
  readonly descriptions: MetadataCache
}

/** Extends dedot's client, without its block subscription and its health check every 10 s. */
export class ChainClient extends LegacyClient<GenericSubstrateApi> {
  readonly prefix: number
  readonly #network: Network<'polkadot'>
  readonly #descriptions: MetadataCache

  constructor({ provider, network, descriptions }: ChainClientParameters) {
    super({ provider, throwOnUnknownApi: false })
    this.#network = network
    this.#descriptions = descriptions
    this.prefix = getSs58Prefix(network, String(network.id))
  }

  sendRequest(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return this.provider.send<unknown>(method, [...params])
  }

  protected override async doInitialize(): Promise<void> {
    const [genesis, version] = await Promise.all([
      this.sendRequest('chain_getBlockHash', 0),
      this.sendRequest('state_getRuntimeVersion'),
    ])
    // A transaction for another chain must not be signed, so check the node's genesis block.
    const { caipNetworkId } = this.#network
    if (!isHash(genesis) || !genesis.startsWith(caipNetworkId.replace(/^polkadot:/, '0x'))) {
      const message = `The node is not of ${caipNetworkId}`
      throw new ModalError('CHAIN_NOT_SUPPORTED', { message, context: { genesis } })
    }
    this._genesisHash = genesis
    this._runtimeVersion = readVersion(version)
    await this.setMetadata(await this.fetchMetadata(undefined, this._runtimeVersion))
  }

  protected override async fetchMetadata(
    hash: `0x${string}` | undefined,
    version: SubstrateRuntimeVersion,
  ): Promise<Description> {
    const key = `${this._genesisHash}-${version.specVersion}`
    const description = this.#descriptions.get(key) ?? (await super.fetchMetadata(hash, version))
    this.#descriptions.set(key, description)
    return description
  }
}

function readVersion(answer: unknown): SubstrateRuntimeVersion {
  const input: Partial<Record<keyof SubstrateRuntimeVersion, unknown>> = Object(answer)
  const { specName = '', implName = '', specVersion, implVersion = 0, transactionVersion, apis } = input
  if (!Number.isSafeInteger(specVersion) || !Number.isSafeInteger(transactionVersion) || !Array.isArray(apis)) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The node returned no runtime version', context: { answer } })
  }
  return {
    specName: String(specName),
    implName: String(implName),
    specVersion: Number(specVersion),
    implVersion: Number(implVersion),
    transactionVersion: Number(transactionVersion),
    apis: Object.fromEntries(apis.map((api) => [String(api?.[0]), Number(api?.[1])])),
  }
}
