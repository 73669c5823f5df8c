import { type ReactElement, useEffect, useState } from 'react'
import type { PictureKey } from './pictureKey.js'

export type Picture = ReactElement

let pictures: typeof import('./pictures.js') | undefined

export interface PictureRequest {
  /** Nothing is loaded for it: only what is already there is shown. */
  readonly isQuiet?: boolean | undefined
}

/** The picture of what is well known, once it is there; what was loaded before is there at once. */
export function usePicture(key: PictureKey | undefined, { isQuiet = false }: PictureRequest = {}): Picture | undefined {
  const [, setFound] = useState<PictureKey>()
  const picture = key && pictures?.peekPicture(key)
  const wanted = isQuiet || picture ? undefined : key
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    const find = async () => {
      pictures ??= await import('./pictures.js')
      if ((await pictures.findPicture(wanted)) && isWanted) setFound(wanted)
    }
    // Where nothing comes the letter stays.
    find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])
  return picture
}
