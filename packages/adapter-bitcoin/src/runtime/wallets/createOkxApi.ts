import { type AdapterContext, ModalError } from '@foyer/core/adapter'
import { getWalletNetworkNames, MAINNET_ID } from '../networks/networkNames.js'
import type { BitcoinNetworkId, WalletApi, WalletState } from '../walletApi.js'
import { readPublicKey } from './createUnisatApi.js'
import { createUnisatStyleMethods, listenToUnisatStyleWallets } from './unisatStyleWallets.js'
import {
  callMethod,
  hasMethod,
  isRecord,
  readText,
  toList,
  type WalletApiParameters,
  type WalletObject,
} from './walletObject.js'

/**
 * Wraps OKX Wallet, which has one object per network with one account each
 * (https://web3.okx.com/onchainos/dev-docs/wallet/dapp-connect/chains/bitcoin/provider-testnet, seen 2026-11; no
 * version given).
 */
export function createOkxApi(adapterContext: AdapterContext<'bip122'>, { source }: WalletApiParameters): WalletApi {
  const objectOf = (caipNetworkId: BitcoinNetworkId): WalletObject | undefined => {
    if (caipNetworkId === MAINNET_ID) return source
    const { okxwallet } = globalThis as { readonly okxwallet?: WalletObject }
    // A provider that the app passes has no objects for other networks beside it.
    if (okxwallet?.bitcoin !== source) return
    const result = okxwallet[getWalletNetworkNames(caipNetworkId)?.okx ?? '']
    return isRecord(result) ? result : undefined
  }
  const preferred = adapterContext.activeNetworkId()
  let current = preferred && objectOf(preferred) ? preferred : MAINNET_ID
  let last: WalletState | undefined
  const provider = () => objectOf(current) ?? source

  const toState = (address: string, publicKey: string | undefined): WalletState => {
    last = { addresses: [{ address, purpose: 'payment', publicKey }], caipNetworkId: current }
    return last
  }
  const open = async (caipNetworkId: BitcoinNetworkId): Promise<WalletState> => {
    const object = objectOf(caipNetworkId)
    if (!object) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
    const answer = await callMethod(object, 'connect')
    const address = readText(answer, 'address')
    if (!address) throw new ModalError('NOT_AUTHORIZED')
    current = caipNetworkId
    return toState(address, readText(answer, 'compressedPublicKey') ?? readText(answer, 'publicKey'))
  }
  return {
    raw: source,
    hidesAccounts: true,
    connect: (network) => open(network && objectOf(network.caipNetworkId) ? network.caipNetworkId : current),
    async read(isRefused) {
      const object = provider()
      // Only the mainnet object lists accounts without a prompt, since extension 2.77.1
      // (https://web3.okx.com/zh-hans/onchainos/dev-docs/wallet/dapp-connect/chains/bitcoin/provider, seen 2026-11).
      if (!hasMethod(object, 'getAccounts')) return isRefused ? undefined : last
      const [address] = toList(await callMethod(object, 'getAccounts'))
      return typeof address === 'string' && address ? toState(address, await readPublicKey(object)) : undefined
    },
    switchNetwork: async ({ caipNetworkId }) => void (await open(caipNetworkId)),
    ...createUnisatStyleMethods(provider),
    listen: (listener) => listenToUnisatStyleWallets([source], listener),
    disconnect: async () => (hasMethod(source, 'disconnect') ? callMethod(source, 'disconnect') : undefined),
  }
}
