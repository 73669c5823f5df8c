import { wallets } from './choice/wallets.mjs'
import { readPicture } from './source.mjs'

/** The pictures of wallets, each with its ids. */
export async function chooseWallets() {
  const chosen = await Promise.all(
    Object.entries(wallets).map(async ([name, ids]) => ({ name, ids, parts: await readPicture(`wallet:${name}`) })),
  )
  const absent = chosen.filter(({ parts }) => !parts)
  if (absent.length > 0) throw new Error(`No picture of: ${absent.map(({ name }) => name).join(', ')}`)
  return chosen
}
