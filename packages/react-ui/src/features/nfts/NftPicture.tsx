import type { Nft } from '@foyer/core/ui/nfts'
import { TokenFace } from '../../components/TokenFace.js'

/** The picture of one, as wide as there is room. A stranger made it: it is an image or nothing. */
export function NftPicture({ nft: { name, collection, imageUrl } }: { readonly nft: Nft }) {
  return (
    <span className="fy-nft__p">
      <TokenFace name={name ?? collection ?? ''} imageUrl={imageUrl} isSquare />
    </span>
  )
}
