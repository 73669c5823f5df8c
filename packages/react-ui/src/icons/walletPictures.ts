import { createPictureLookup } from './createPictureLookup.js'
import { set } from './generated/wallets1.generated.js'
import type { PictureSet } from './picture.js'

/** Bundles the pictures of wallets that announce no icon; the others load on demand. */
export const { peek, find } = createPictureLookup(async (key) => {
  const id = key.slice('wallet:'.length)
  return pick(set, id) ?? pick((await import('./generated/wallets2.generated.js')).set, id)
})

// Not shared with the pictures of networks: that file would load with this one.
const pick = (pictures: PictureSet, id: string) => pictures.find(([ids]) => ids.split(' ').includes(id))?.[1]
