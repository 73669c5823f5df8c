import { createElement, type ReactNode, useId } from 'react'
import type { Picture, PictureKey, PicturePart, PictureSet } from './picture.js'

export interface PictureLookup {
  /** Returns a picture that an earlier `find` has loaded. */
  readonly peek: (key: PictureKey) => Picture | undefined
  readonly find: (key: PictureKey) => Promise<Picture | undefined>
}

/** Caches the results of a picture lookup, misses too. */
export function createPictureLookup(look: (key: PictureKey) => Promise<Picture | undefined>): PictureLookup {
  const results = new Map<PictureKey, Picture | undefined>()
  return {
    peek: (key) => results.get(key),
    async find(key) {
      if (!results.has(key)) results.set(key, await look(key))
      return results.get(key)
    },
  }
}

/** Keeps one element per picture: callers compare pictures by identity. */
const drawn = new Map<readonly PicturePart[], Picture>()

export function pickPicture(set: PictureSet, key: string): Picture | undefined {
  const [, parts] = set.find(([keys]) => keys.split(' ').includes(key)) ?? []
  if (!parts) return undefined
  const picture = drawn.get(parts) ?? createElement(Drawing, { parts })
  drawn.set(parts, picture)
  return picture
}

/** Renders a picture. Inner references get unique ids, since a page may show it twice. */
function Drawing({ parts }: { readonly parts: readonly PicturePart[] }) {
  // React 18 and 19 put colons or other signs into `useId`, invalid in `url(#…)`.
  const own = `fy${useId().replace(/\W/g, '')}`
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {draw(parts, own)}
    </svg>
  )
}

const draw = (parts: readonly PicturePart[], own: string): ReactNode =>
  parts.map(([tag, attributes, inner], index) =>
    createElement(tag, { ...withNames(attributes, own), key: index }, inner && draw(inner, own)),
  )

const withNames = (attributes: Readonly<Record<string, string>>, own: string) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'id' ? `${own}-${value}` : value.replace(/^url\(#/, `url(#${own}-`),
    ]),
  )
