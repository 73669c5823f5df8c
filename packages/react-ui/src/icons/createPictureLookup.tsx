import { createElement, type ReactNode, useId } from 'react'
import type { Picture, PictureKey, PictureParts } from './picture.js'

export interface PictureLookup {
  /** Returns a picture that an earlier `find` has loaded. */
  readonly peek: (key: PictureKey) => Picture | undefined
  readonly find: (key: PictureKey) => Promise<Picture | undefined>
}

/** Draws and caches the results of a lookup, misses too. */
export function createPictureLookup(look: (key: PictureKey) => Promise<PictureParts | undefined>): PictureLookup {
  const results = new Map<PictureKey, Picture | undefined>()
  return {
    peek: (key) => results.get(key),
    async find(key) {
      if (!results.has(key)) results.set(key, draw(await look(key)))
      return results.get(key)
    },
  }
}

/** Keeps one element per picture: callers compare pictures by identity. */
const drawn = new Map<PictureParts, Picture>()

function draw(parts: PictureParts | undefined): Picture | undefined {
  if (!parts) return undefined
  const picture = drawn.get(parts) ?? createElement(Drawing, { parts })
  drawn.set(parts, picture)
  return picture
}

/** Renders a picture. Inner references get unique ids, since a page may show it twice. */
function Drawing({ parts }: { readonly parts: PictureParts }) {
  // React 18 and 19 put colons or other signs into `useId`, invalid in `url(#…)`.
  const own = `fy${useId().replace(/\W/g, '')}`
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {drawParts(parts, own)}
    </svg>
  )
}

const drawParts = (parts: PictureParts, own: string): ReactNode =>
  parts.map(([tag, attributes, inner], index) =>
    createElement(tag, { ...withNames(attributes, own), key: index }, inner && drawParts(inner, own)),
  )

const withNames = (attributes: Readonly<Record<string, string>>, own: string) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'id' ? `${own}-${value}` : value.replace(/^url\(#/, `url(#${own}-`),
    ]),
  )
