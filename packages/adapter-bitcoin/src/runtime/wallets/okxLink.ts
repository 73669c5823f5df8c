import { type AdapterHost, ModalError } from '@foyer/core/adapter'
import type { BitcoinNetworkId, WalletLink, WalletState } from '../link.js'
import { MAINNET, namesOf } from '../networkNames.js'
import { injectedActs, listenToInjected } from './injected.js'
import { call, has, isRecord, type LinkParameters, listOf, type Methods, textOf } from './read.js'
import { readPublicKey } from './unisatLink.js'

/**
 * OKX: an object for each network beside the others, each asked for its own account
 * (https://web3.okx.com/onchainos/dev-docs/wallet/dapp-connect/chains/bitcoin/provider-testnet, seen 2026-11; no version is
 * told).
 */
export function okxLink(host: AdapterHost<'bip122'>, { source }: LinkParameters): WalletLink {
  const objectOf = (caipNetworkId: BitcoinNetworkId): Methods | undefined => {
    if (caipNetworkId === MAINNET) return source
    const { okxwallet } = globalThis as { readonly okxwallet?: Methods }
    // One that the page brought itself has no others beside it.
    if (okxwallet?.bitcoin !== source) return
    const found = okxwallet[namesOf(caipNetworkId)?.okx ?? '']
    return isRecord(found) ? found : undefined
  }
  const preferred = host.activeNetworkId()
  let current = preferred && objectOf(preferred) ? preferred : MAINNET
  let last: WalletState | undefined
  const provider = () => objectOf(current) ?? source

  const toState = (address: string, publicKey: string | undefined): WalletState => {
    last = { addresses: [{ address, purpose: 'payment', publicKey }], caipNetworkId: current }
    return last
  }
  const open = async (caipNetworkId: BitcoinNetworkId): Promise<WalletState> => {
    const object = objectOf(caipNetworkId)
    if (!object) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
    const answer = await call(object, 'connect')
    const address = textOf(answer, 'address')
    if (!address) throw new ModalError('NOT_AUTHORIZED')
    current = caipNetworkId
    return toState(address, textOf(answer, 'compressedPublicKey') ?? textOf(answer, 'publicKey'))
  }
  return {
    raw: source,
    hides: true,
    connect: (network) => open(network && objectOf(network.caipNetworkId) ? network.caipNetworkId : current),
    async read() {
      const object = provider()
      // Only the object of mainnet says without a prompt what it shows, since the extension's 2.77.1
      // (https://web3.okx.com/zh-hans/onchainos/dev-docs/wallet/dapp-connect/chains/bitcoin/provider, seen 2026-11).
      if (!has(object, 'getAccounts')) return last
      const [address] = listOf(await call(object, 'getAccounts'))
      return typeof address === 'string' && address ? toState(address, await readPublicKey(object)) : undefined
    },
    switchNetwork: async ({ caipNetworkId }) => void (await open(caipNetworkId)),
    ...injectedActs(provider),
    listen: (listener) => listenToInjected([source], listener),
    leave: async () => (has(source, 'disconnect') ? call(source, 'disconnect') : undefined),
  }
}
