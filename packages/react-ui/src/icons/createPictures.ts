import { createElement } from 'react'
import { Drawing } from './Drawing.js'
import type { Picture, PicturePart, PictureSet } from './picture.js'
import type { PictureKey } from './pictureKey.js'

export interface Pictures {
  /** One that was found before, at once. */
  readonly peek: (key: PictureKey) => Picture | undefined
  readonly find: (key: PictureKey) => Promise<Picture | undefined>
}

/** Remembers what was looked for, and that there is no picture of it. */
export function createPictures(look: (key: PictureKey) => Promise<Picture | undefined>): Pictures {
  const found = new Map<PictureKey, Picture | undefined>()
  return {
    peek: (key) => found.get(key),
    async find(key) {
      if (!found.has(key)) found.set(key, await look(key))
      return found.get(key)
    },
  }
}

/** One for all that have it: whoever asks whether two pictures are the same compares them. */
const drawn = new Map<readonly PicturePart[], Picture>()

export function pick(set: PictureSet, key: string): Picture | undefined {
  const [, parts] = set.find(([keys]) => keys.split(' ').includes(key)) ?? []
  if (!parts) return undefined
  const picture = drawn.get(parts) ?? createElement(Drawing, { parts })
  drawn.set(parts, picture)
  return picture
}
