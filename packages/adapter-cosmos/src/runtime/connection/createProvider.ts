import type { ConnectionController } from '@foyer/core/adapter'
import type { CosmosProvider, CosmosSigner } from '../../provider.js'
import type { RuntimeContext } from '../context.js'
import { getChainId } from '../networks/networkIds.js'
import type { WalletApi } from '../walletApi.js'

export function createProvider(
  context: Pick<RuntimeContext, 'adapterContext'>,
  { live, walletApi }: { readonly live: ConnectionController<'cosmos'>; readonly walletApi: WalletApi },
): CosmosProvider {
  const { whileLive } = live
  const chainNow = () => getChainId(live.now().caipNetworkId)
  const signerOn = async (chainId: string) =>
    chainId === chainNow() ? live.now().accounts[0].address : (await walletApi.keys(chainId))[0].address

  const keys = whileLive(walletApi.keys)
  const signDirect = whileLive(walletApi.signDirect)
  const signAmino = whileLive(walletApi.signAmino)
  const getOfflineSigner = (chainId = chainNow()): CosmosSigner => ({
    getAccounts: () => keys(chainId),
    signDirect: (signer, doc) => signDirect({ chainId, signer, doc }),
    signAmino: (signer, doc) => signAmino({ chainId, signer, doc }),
  })

  return {
    wallet: walletApi.wallet,
    getOfflineSigner,
    signDirect: whileLive(async ({ signDoc, signer }) => {
      const { chainId } = signDoc
      return walletApi.signDirect({ chainId, signer: signer ?? (await signerOn(chainId)), doc: signDoc })
    }),
    signAmino: whileLive(async ({ signDoc, signer }) => {
      // An ADR-36 document has an empty chain id.
      const chainId = signDoc.chain_id || chainNow()
      return walletApi.signAmino({ chainId, signer: signer ?? (await signerOn(chainId)), doc: signDoc })
    }),
    signArbitrary: whileLive(({ data }) =>
      walletApi.signArbitrary({ chainId: chainNow(), signer: live.now().accounts[0].address, doc: data }),
    ),
    sendTransaction: whileLive(async (transaction) => {
      const { sendTransaction } = await import('../methods/sendTransaction.js')
      const { accounts, caipNetworkId } = live.now()
      return sendTransaction(context.adapterContext, {
        walletApi,
        caipNetworkId,
        address: accounts[0].address,
        transaction,
      })
    }),
  }
}
