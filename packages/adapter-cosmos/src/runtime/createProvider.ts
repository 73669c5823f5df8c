import type { Live } from '@foyer/core/adapter'
import type { CosmosProvider, CosmosSigner } from '../provider.js'
import type { RuntimeContext } from './context.js'
import type { Link } from './link.js'
import { chainIdOf } from './networkIds.js'

/** The one interface over every wallet of this namespace. */
export function createProvider(
  context: Pick<RuntimeContext, 'host'>,
  { live, link }: { readonly live: Live<'cosmos'>; readonly link: Link },
): CosmosProvider {
  const { whileLive } = live
  const chainNow = () => chainIdOf(live.now().caipNetworkId)
  const signerOn = async (chainId: string) =>
    chainId === chainNow() ? live.now().accounts[0].address : (await link.keys(chainId))[0].address

  const keys = whileLive(link.keys)
  const signDirect = whileLive(link.signDirect)
  const signAmino = whileLive(link.signAmino)
  const getOfflineSigner = (chainId = chainNow()): CosmosSigner => ({
    getAccounts: () => keys(chainId),
    signDirect: (signer, doc) => signDirect({ chainId, signer, doc }),
    signAmino: (signer, doc) => signAmino({ chainId, signer, doc }),
  })

  return {
    wallet: link.wallet,
    getOfflineSigner,
    signDirect: whileLive(async ({ signDoc, signer }) => {
      const { chainId } = signDoc
      return link.signDirect({ chainId, signer: signer ?? (await signerOn(chainId)), doc: signDoc })
    }),
    signAmino: whileLive(async ({ signDoc, signer }) => {
      // A message (ADR-36) names no chain.
      const chainId = signDoc.chain_id || chainNow()
      return link.signAmino({ chainId, signer: signer ?? (await signerOn(chainId)), doc: signDoc })
    }),
    signArbitrary: whileLive(({ data }) =>
      link.signArbitrary({ chainId: chainNow(), signer: live.now().accounts[0].address, doc: data }),
    ),
    sendTransaction: whileLive(async (transaction) => {
      const { sendTransaction } = await import('./acts/sendTransaction.js')
      const { accounts, caipNetworkId } = live.now()
      return sendTransaction(context.host, { link, caipNetworkId, address: accounts[0].address, transaction })
    }),
  }
}
