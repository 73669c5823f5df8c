import { type Nft, nftKey } from '@foyer/core/ui/nfts'
import { TileGrid } from '../../components/TileGrid.js'
import { enNfts } from '../../messages/enNfts.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { NftPicture } from './NftPicture.js'

const COLUMNS = 2

/** A row of tiles with the gap below it, where neither text nor card is larger. Pixels. */
const ROW_HEIGHT = 206

export interface NftGridProps {
  readonly nfts: readonly Nft[]
  readonly label: string
  readonly hasMore: boolean
  readonly onEnd: () => void
}

/** Pictures with their names, two in a row. */
export function NftGrid({ nfts, label, hasMore, onEnd }: NftGridProps) {
  return (
    <TileGrid
      name="fy-nfts"
      items={nfts}
      keyOf={nftKey}
      draw={(nft, index) => <NftTile nft={nft} index={index} />}
      columns={COLUMNS}
      height={ROW_HEIGHT}
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
  const key = nftKey(nft)
  return (
    <button
      type="button"
      className="fy-nft"
      data-index={index}
      data-focus-key={`nft:${key}`}
      onClick={() => context.stores.router.push({ view: 'Nft', params: { nft: key } })}
    >
      <NftPicture nft={nft} />
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

/** Tiles that are still to come. */
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
