import type { Part } from '../context.js'
import type { AssetSource } from './assetSource.js'

/** Who is asked besides the chain, first to last. */
export const assetSources: Part<readonly AssetSource[]> = { create: () => [] }
