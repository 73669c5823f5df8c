import { found, named } from './choice/wallets'
import { readPicture } from './source'

/** The pictures of wallets, each with its ids: those that are found without one, then the others. */
export const chooseWallets = () => Promise.all([found, named].map(read))

async function read(wallets: Readonly<Record<string, readonly string[]>>) {
  const chosen = await Promise.all(
    Object.entries(wallets).map(async ([name, ids]) => ({ name, ids, parts: await readPicture(`wallet:${name}`) })),
  )
  const absent = chosen.filter(({ parts }) => !parts)
  if (absent.length > 0) throw new Error(`No picture of: ${absent.map(({ name }) => name).join(', ')}`)
  return chosen
}
