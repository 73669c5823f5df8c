import type { ReactElement } from 'react'

/** As it is drawn. */
export type Picture = ReactElement

/** One element of a picture, as data: what may be in it is seen to by tooling/icons. */
export type PicturePart = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  parts?: readonly PicturePart[],
]

/** Pictures of a file, each with its keys: the name of a network's picture, CAIP-2 ids with addresses, or ids of wallets. */
export type PictureSet = readonly (readonly [keys: string, parts: readonly PicturePart[]])[]

export type LoadSet = () => Promise<{ readonly set: PictureSet }>
