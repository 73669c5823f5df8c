import type { CaipAddress, Network } from '@foyer/core'
import { type NftFeed, nftFeeds } from '@foyer/core/ui/nfts'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'

/** The NFTs of the account in use, on the network that it is on. Undefined where there is none. */
export function useAccountNfts():
  | { readonly caipAddress: CaipAddress; readonly network: Network; readonly feed: NftFeed }
  | undefined {
  const { context } = useUi()
  const { account } = useActiveAccount()
  const network = useReadable(context.stores.networks.$active)
  const { caipAddress } = account
  if (!caipAddress || !network) return undefined
  return { caipAddress, network, feed: context.use(nftFeeds).of(caipAddress) }
}
