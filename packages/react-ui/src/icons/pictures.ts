import type { CaipNetworkId } from '@foyer/core'
import { createPictureLookup } from './createPictureLookup.js'
import { findPictureParts, readNetworkName } from './findPictureParts.js'

export const { peek, find } = createPictureLookup(findPictureParts)

/** Returns a network's usual name from its picture. Test networks have that of their mainnet. */
export const getUsualNetworkName = (id: CaipNetworkId): string | undefined => readNetworkName(id)
