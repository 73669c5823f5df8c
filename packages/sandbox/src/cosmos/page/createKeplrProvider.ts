import { ProviderRpcError } from '../../wallet/errors'
import type { CosmosContext } from './context'
import { getCosmosWalletChain, requestChainPermission } from './requestChainPermission'
import { signAmino, signArbitrary, signDirect } from './sign'
import { suggestChain } from './suggestChain'
import type { KeplrKey, KeplrProvider } from './types'

export function createKeplrProvider(context: CosmosContext): KeplrProvider {
  const { session, state, style } = context
  const noted = <T>(method: string, params: readonly unknown[], callback: () => Promise<T>): Promise<T> =>
    context.record(method, params, callback, (error) => {
      const code = error instanceof ProviderRpcError ? error.code : 1
      if (code !== 4001) return { code, error }
      // Keplr and Leap throw errors without a code.
      const words = style === 'leap' && method.startsWith('sign') ? 'Transaction declined' : 'Request rejected'
      return { code, error: new Error(words) }
    })
  const getKey = async (chainId: string): Promise<KeplrKey> => {
    const isPermitted = session.permitted().includes(chainId)
    // Keplr prompts for a missing permission on any request; Leap rejects the request.
    if (style === 'leap' && !isPermitted) throw new Error('Please call enable first')
    await requestChainPermission(context, [chainId], 'getKey')
    const { prefix } = getCosmosWalletChain(context, chainId)
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
    enable: (chainIds) =>
      noted('enable', [chainIds], () => requestChainPermission(context, toList(chainIds), 'enable')),
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
