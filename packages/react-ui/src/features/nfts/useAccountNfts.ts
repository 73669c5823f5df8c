import type { CaipAddress, Network } from '@foyer/core'
import { type NftFeed, nftFeeds } from '@foyer/core/ui/nfts'
import { useStore } from '@nanostores/react'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useUi } from '../../UiContext.js'

/** The NFTs of the account in use, on the network that it is on. Undefined where there is none. */
export function useAccountNfts():
  | { readonly caipAddress: CaipAddress; readonly network: Network; readonly feed: NftFeed }
  | undefined {
  const { context } = useUi()
  const { account } = useActiveAccount()
  const network = useStore(context.stores.networks.$active)
  const { caipAddress } = account
  if (!caipAddress || !network) return undefined
  return { caipAddress, network, feed: context.use(nftFeeds).of(caipAddress) }
}
