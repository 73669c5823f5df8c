import { type ApiOptions, LegacyClient, type SubstrateRuntimeVersion } from '@dedot/api'
import type { GenericSubstrateApi } from '@dedot/types'
import { ModalError, type Network } from '@foyer/core/adapter'
import { prefixOf } from '../address/formats.js'
import { isHash } from './bytes.js'

type Description = LegacyClient['metadata']

/** What chains say of themselves, decoded, by genesis hash and version. */
export type Descriptions = Map<string, Description>

export interface ChainClientParameters {
  readonly provider: ApiOptions['provider']
  readonly network: Network<'polkadot'>
  readonly descriptions: Descriptions
}

/**
 * Dedot's client for one chain, which asks only when it is used. The one that it extends subscribes to every block, and asks
 * every ten seconds whether the node is well.
 */
export class ChainClient extends LegacyClient<GenericSubstrateApi> {
  /** The number that addresses of this network begin with. */
  readonly prefix: number
  readonly #network: Network<'polkadot'>
  readonly #descriptions: Descriptions

  constructor({ provider, network, descriptions }: ChainClientParameters) {
    super({ provider, throwOnUnknownApi: false })
    this.#network = network
    this.#descriptions = descriptions
    this.prefix = prefixOf(network, String(network.id))
  }

  /** Asks the node; the answer is as it came. */
  ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return this.provider.send<unknown>(method, [...params])
  }

  protected override async doInitialize(): Promise<void> {
    const [genesis, version] = await Promise.all([
      this.ask('chain_getBlockHash', 0),
      this.ask('state_getRuntimeVersion'),
    ])
    // The first block tells chains apart: a transaction for another one must not be signed.
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
  const given: Partial<Record<keyof SubstrateRuntimeVersion, unknown>> = Object(answer)
  const { specName = '', implName = '', specVersion, implVersion = 0, transactionVersion, apis } = given
  if (!Number.isSafeInteger(specVersion) || !Number.isSafeInteger(transactionVersion) || !Array.isArray(apis)) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The node gave no version', context: { answer } })
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
