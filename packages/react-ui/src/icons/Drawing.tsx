import { createElement, type ReactNode, useId } from 'react'
import type { PicturePart } from './picture.js'

/** A picture from its data. What it refers to in itself gets a name of its own, for it may be on the page twice. */
export function Drawing({ parts }: { readonly parts: readonly PicturePart[] }) {
  // Some versions of React write what a reference in an attribute cannot hold.
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
