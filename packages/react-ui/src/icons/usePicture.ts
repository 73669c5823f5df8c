import { useEffect, useState } from 'react'
import type { PictureLookup } from './createPictureLookup.js'
import type { Picture, PictureKey } from './picture.js'

const loads = { wallets: () => import('./walletPictures.js'), others: () => import('./pictures.js') }
const loaded: { [Kind in keyof typeof loads]?: PictureLookup } = {}

const kindOf = (key: PictureKey) => (key.startsWith('wallet:') ? 'wallets' : 'others')

export interface UsePictureOptions {
  /** True to show a picture only if it is already loaded. */
  readonly isQuiet?: boolean | undefined
}

export function usePicture(
  key: PictureKey | undefined,
  { isQuiet = false }: UsePictureOptions = {},
): Picture | undefined {
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
    // If loading fails, the icon keeps its letter.
    find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])
  return picture
}
