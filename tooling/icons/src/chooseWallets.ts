import { rdnsByPictureName, walletIdsByPictureName } from './choice/wallets'
import { readPicture } from './readPicture'

/** Reads pictures of wallets with their ids, discovered wallets first. */
export const chooseWallets = () => Promise.all([walletIdsByPictureName, rdnsByPictureName].map(read))

async function read(wallets: Readonly<Record<string, readonly string[]>>) {
  const chosen = await Promise.all(
    Object.entries(wallets).map(async ([name, ids]) => ({ name, ids, parts: await readPicture(`wallet:${name}`) })),
  )
  const absent = chosen.filter(({ parts }) => !parts)
  if (absent.length > 0) throw new Error(`No picture of: ${absent.map(({ name }) => name).join(', ')}`)
  return chosen
}
