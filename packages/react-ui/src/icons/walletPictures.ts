import { createPictures, pick } from './createPictures.js'
import { set } from './generated/wallets1.generated.js'

/** Of wallets: those that announce none come with this file, others that a site may name are looked for in another. */
export const { peek, find } = createPictures(async (key) => {
  const id = key.slice('wallet:'.length)
  return pick(set, id) ?? pick((await import('./generated/wallets2.generated.js')).set, id)
})
