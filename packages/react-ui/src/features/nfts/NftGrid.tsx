import type { CaipAddress, Network } from '@foyer/core'
import { getNftFeed, type Nft, type NftFeed, toNftKey } from '@foyer/core/internal/nfts'
import { useStore } from '@nanostores/react'
import { TileGrid } from '../../components/TileGrid.js'
import { TokenImage } from '../../components/TokenIcon.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { enNfts } from './texts.js'

const COLUMNS = 2

/** Height of a row of tiles with its gap, at the default text size. */
const ROW_HEIGHT_PX = 206

export interface NftGridProps {
  readonly nfts: readonly Nft[]
  readonly label: string
  readonly hasMore: boolean
  readonly onEnd: () => void
}

export function NftGrid({ nfts, label, hasMore, onEnd }: NftGridProps) {
  return (
    <TileGrid
      name="fy-nfts"
      items={nfts}
      keyOf={toNftKey}
      draw={(nft, index) => <NftTile nft={nft} index={index} />}
      columns={COLUMNS}
      height={ROW_HEIGHT_PX}
      label={label}
      hasMore={hasMore}
      onEnd={onEnd}
    />
  )
}

function NftTile({ nft, index }: { readonly nft: Nft; readonly index: number }) {
  const { context } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const { name, tokenId, collection, address, amount } = nft
  const key = toNftKey(nft)
  return (
    <button
      type="button"
      className="fy-nft"
      data-index={index}
      data-focus-key={`nft:${key}`}
      onClick={() => context.stores.router.push({ view: 'Nft', params: { nft: key } })}
    >
      <NftImage nft={nft} />
      <span className="fy-nft__t">
        <bdi className="fy-trunc">{name ?? texts.unnamed(tokenId ?? address)}</bdi>
        <span className="fy-nft__s fy-trunc">
          {amount > 1n && `${texts.count(String(amount))} `}
          <bdi>{collection}</bdi>
        </span>
      </span>
    </button>
  )
}

export function SkeletonTiles({ count }: { readonly count: number }) {
  return (
    <div className="fy-nfts__row fy-nfts__row--to-come" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span className="fy-nft" key={index}>
          <span className="fy-nft__p fy-skel" />
          <span className="fy-nft__t">
            <span className="fy-skel fy-skel--line fy-skel--1" />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Renders an NFT as an `<img>` only: strangers control its content. */
export function NftImage({ nft: { name, collection, imageUrl } }: { readonly nft: Nft }) {
  return (
    <span className="fy-nft__p">
      <TokenImage name={name ?? collection ?? ''} imageUrl={imageUrl} isSquare />
    </span>
  )
}

export function useAccountNfts():
  | { readonly caipAddress: CaipAddress; readonly network: Network; readonly feed: NftFeed }
  | undefined {
  const { modal, context } = useUi()
  const { account } = useActiveAccount()
  const network = useStore(context.stores.networks.$active)
  const { caipAddress } = account
  if (!caipAddress || !network) return undefined
  return { caipAddress, network, feed: getNftFeed(modal, caipAddress) }
}
