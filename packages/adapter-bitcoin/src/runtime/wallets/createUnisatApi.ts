import { type AdapterContext, ModalError } from '@foyer/core/adapter'
import { deriveNetworkId } from '../networks/deriveNetworkId.js'
import { findNetworkId, getWalletNetworkNames } from '../networks/networkNames.js'
import type { BitcoinNetworkId, WalletApi, WalletState } from '../walletApi.js'
import { createUnisatStyleMethods, listenToUnisatStyleWallets } from './unisatStyleWallets.js'
import { callMethod, hasMethod, readText, toList, type WalletApiParameters, type WalletObject } from './walletObject.js'

/**
 * Wraps UniSat and compatible wallets, such as Binance's, which have one address and one network at a time
 * (https://developers.binance.com/docs/binance-w3w/bitcoin-provider, seen 2026-11).
 */
export function createUnisatApi(adapterContext: AdapterContext<'bip122'>, { source }: WalletApiParameters): WalletApi {
  const toState = async (accounts: unknown): Promise<WalletState | undefined> => {
    const [address] = toList(accounts)
    if (typeof address !== 'string' || !address) return
    const [publicKey, reported] = await Promise.all([readPublicKey(source), readNetwork(source)])
    return {
      addresses: [{ address, purpose: 'payment', publicKey }],
      caipNetworkId: reported ?? deriveNetworkId(adapterContext, { address }),
    }
  }
  return {
    raw: source,
    hidesAccounts: true,
    async connect() {
      const state = await toState(await callMethod(source, 'requestAccounts'))
      if (!state) throw new ModalError('NOT_AUTHORIZED')
      return state
    },
    read: async () => toState(await callMethod(source, 'getAccounts')),
    ...((hasMethod(source, 'switchChain') || hasMethod(source, 'switchNetwork')) && {
      async switchNetwork({ caipNetworkId }) {
        const names = getWalletNetworkNames(caipNetworkId)
        if (!names) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        if (hasMethod(source, 'switchChain')) await callMethod(source, 'switchChain', names.unisat)
        else await callMethod(source, 'switchNetwork', names.unisatNetwork)
      },
    }),
    ...createUnisatStyleMethods(() => source),
    listen: (listener) => listenToUnisatStyleWallets([source], listener),
    disconnect: async () => (hasMethod(source, 'disconnect') ? callMethod(source, 'disconnect') : undefined),
  }
}

export async function readPublicKey(source: WalletObject): Promise<string | undefined> {
  const answer = hasMethod(source, 'getPublicKey')
    ? await callMethod(source, 'getPublicKey').catch(() => undefined)
    : undefined
  return typeof answer === 'string' && answer ? answer : undefined
}

/** Reads the wallet's network. Networks outside Bitcoin, such as Fractal, get an id that no app lists. */
async function readNetwork(source: WalletObject): Promise<BitcoinNetworkId | undefined> {
  if (hasMethod(source, 'getChain')) {
    const name = readText(await callMethod(source, 'getChain').catch(() => undefined), 'enum')
    if (name) return findNetworkId('unisat', name) ?? `bip122:${name.toLowerCase()}`
  }
  if (!hasMethod(source, 'getNetwork')) return
  return findNetworkId('unisatNetwork', await callMethod(source, 'getNetwork').catch(() => undefined))
}
