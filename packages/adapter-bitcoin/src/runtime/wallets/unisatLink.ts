import { type AdapterHost, ModalError } from '@foyer/core/adapter'
import type { BitcoinNetworkId, WalletLink, WalletState } from '../link.js'
import { findNetwork, namesOf } from '../networkNames.js'
import { networkOf } from '../networkOf.js'
import { injectedActs, listenToInjected } from './injected.js'
import { call, has, type LinkParameters, listOf, type Methods, textOf } from './read.js'

/**
 * UniSat and those that put the same object into the page, such as Binance's
 * (https://developers.binance.com/docs/binance-w3w/bitcoin-provider, seen 2026-11): one address, and one network at a time.
 */
export function unisatLink(host: AdapterHost<'bip122'>, { source }: LinkParameters): WalletLink {
  const toState = async (accounts: unknown): Promise<WalletState | undefined> => {
    const [address] = listOf(accounts)
    if (typeof address !== 'string' || !address) return
    const [publicKey, told] = await Promise.all([readPublicKey(source), readNetwork(source)])
    return {
      addresses: [{ address, purpose: 'payment', publicKey }],
      caipNetworkId: told ?? networkOf(host, { address }),
    }
  }
  return {
    raw: source,
    hides: true,
    async connect() {
      const state = await toState(await call(source, 'requestAccounts'))
      if (!state) throw new ModalError('NOT_AUTHORIZED')
      return state
    },
    read: async () => toState(await call(source, 'getAccounts')),
    ...((has(source, 'switchChain') || has(source, 'switchNetwork')) && {
      async switchNetwork({ caipNetworkId }) {
        const names = namesOf(caipNetworkId)
        if (!names) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        if (has(source, 'switchChain')) await call(source, 'switchChain', names.unisat)
        else await call(source, 'switchNetwork', names.unisatNetwork)
      },
    }),
    ...injectedActs(() => source),
    listen: (listener) => listenToInjected([source], listener),
    leave: async () => (has(source, 'disconnect') ? call(source, 'disconnect') : undefined),
  }
}

/** Some keep it to themselves; the connection does without. */
export async function readPublicKey(source: Methods): Promise<string | undefined> {
  const answer = has(source, 'getPublicKey') ? await call(source, 'getPublicKey').catch(() => undefined) : undefined
  return typeof answer === 'string' && answer ? answer : undefined
}

/** One that is not Bitcoin's, such as Fractal, gets an id that no page's list has. */
async function readNetwork(source: Methods): Promise<BitcoinNetworkId | undefined> {
  if (has(source, 'getChain')) {
    const name = textOf(await call(source, 'getChain').catch(() => undefined), 'enum')
    if (name) return findNetwork('unisat', name) ?? `bip122:${name.toLowerCase()}`
  }
  if (!has(source, 'getNetwork')) return
  return findNetwork('unisatNetwork', await call(source, 'getNetwork').catch(() => undefined))
}
