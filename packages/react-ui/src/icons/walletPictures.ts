import { createPictureLookup, pickPicture } from './createPictureLookup.js'
import { set } from './generated/wallets1.generated.js'

/** Bundles the pictures of wallets that announce no icon; the others load on demand. */
export const { peek, find } = createPictureLookup(async (key) => {
  const id = key.slice('wallet:'.length)
  return pickPicture(set, id) ?? pickPicture((await import('./generated/wallets2.generated.js')).set, id)
})
