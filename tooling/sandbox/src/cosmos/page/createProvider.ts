import { ProviderRpcError } from '../../wallets/errors'
import type { CosmosContext } from './context'
import { findChain, permit } from './permit'
import { signAmino, signArbitrary, signDirect } from './sign'
import { suggestChain } from './suggestChain'
import type { KeplrProvider, Key } from './types'

/** The object that the site holds. */
export function createProvider(context: CosmosContext): KeplrProvider {
  const { session, state, style } = context
  /** Every call is written down, and fails with the words of this kind of wallet. */
  const noted = <T>(method: string, params: readonly unknown[], act: () => Promise<T>): Promise<T> =>
    context.record(method, params, act, (error) => {
      const code = error instanceof ProviderRpcError ? error.code : 1
      if (code !== 4001) return { code, error }
      // They throw plain errors, without a code.
      const words = style === 'leap' && method.startsWith('sign') ? 'Transaction declined' : 'Request rejected'
      return { code, error: new Error(words) }
    })
  const getKey = async (chainId: string): Promise<Key> => {
    const isPermitted = session.permitted().includes(chainId)
    // Keplr asks for what it was not allowed yet, whatever it is asked.
    if (style === 'leap' && !isPermitted) throw new Error('Please call enable first')
    await permit(context, [chainId], 'getKey')
    const { prefix } = findChain(context, chainId)
    const { publicKey, bytes, address } = await context.key()
    return {
      ...{ name: `Account ${state().selected + 1}`, algo: 'secp256k1', pubKey: publicKey, address: bytes },
      ...{ bech32Address: address(prefix), isNanoLedger: context.isLedger, isKeystone: false },
    }
  }
  const leave = async (chainIds?: string | readonly string[]) =>
    session.revoke(chainIds === undefined ? undefined : toList(chainIds))

  return {
    version: '0.12.300',
    mode: 'extension',
    enable: (chainIds) => noted('enable', [chainIds], () => permit(context, toList(chainIds), 'enable')),
    getKey: (chainId) => noted('getKey', [chainId], () => getKey(chainId)),
    signDirect: (chainId, signer, doc) =>
      noted('signDirect', [chainId, signer], () => signDirect(context, chainId, signer, doc)),
    signAmino: (chainId, signer, doc) =>
      noted('signAmino', [chainId, signer, doc], () => signAmino(context, chainId, signer, doc)),
    signArbitrary: (chainId, signer, data) =>
      noted('signArbitrary', [chainId, signer, data], () => signArbitrary(context, chainId, signer, data)),
    experimentalSuggestChain: (info) => noted('experimentalSuggestChain', [info], () => suggestChain(context, info)),
    ...(style === 'keplr'
      ? { disable: (chainIds) => noted('disable', [chainIds], () => leave(chainIds)) }
      : {
          disconnect: (chainIds) => noted('disconnect', [chainIds], () => leave(chainIds)),
          isConnected: (chainId) =>
            noted('isConnected', [chainId], async () => !state().locked && session.permitted().includes(chainId)),
        }),
  }
}

const toList = (chainIds: string | readonly string[]): readonly string[] =>
  typeof chainIds === 'string' ? [chainIds] : chainIds
