import type { ModalContext, Part } from '../context.js'
import type { AssetSource } from './assetSource.js'
import { dataAssets } from './dataAssets.js'
import { walletAssets } from './walletAssets.js'

/** Who is asked besides the chain, first to last. */
export const assetSources: Part<readonly AssetSource[]> = {
  create: (context: ModalContext) => [walletAssets(context), dataAssets(context)],
}
