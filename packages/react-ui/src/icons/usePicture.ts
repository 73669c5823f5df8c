import { useEffect, useState } from 'react'
import type { Pictures } from './createPictures.js'
import type { Picture } from './picture.js'
import type { PictureKey } from './pictureKey.js'

const loads = { wallets: () => import('./walletPictures.js'), others: () => import('./pictures.js') }
const loaded: { [Kind in keyof typeof loads]?: Pictures } = {}

const kindOf = (key: PictureKey) => (key.startsWith('wallet:') ? 'wallets' : 'others')

export interface PictureRequest {
  /** Nothing is loaded for it: only what is already there is shown. */
  readonly isQuiet?: boolean | undefined
}

/** The picture of what is well known, once it is there; what was loaded before is there at once. */
export function usePicture(key: PictureKey | undefined, { isQuiet = false }: PictureRequest = {}): Picture | undefined {
  const [, setFound] = useState<PictureKey>()
  const picture = key && loaded[kindOf(key)]?.peek(key)
  const wanted = isQuiet || picture ? undefined : key
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    const find = async () => {
      const kind = kindOf(wanted)
      const pictures = loaded[kind] ?? (await loads[kind]())
      loaded[kind] = pictures
      if ((await pictures.find(wanted)) && isWanted) setFound(wanted)
    }
    // Where nothing comes the letter stays.
    find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])
  return picture
}
