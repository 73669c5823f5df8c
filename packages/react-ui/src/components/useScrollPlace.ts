import { type RefObject, useState } from 'react'

export interface ScrollPlace {
  readonly body: HTMLElement | null
  readonly margin: number
  /** Looks where the list lies now. For a layout effect: it makes the browser lay everything out. */
  readonly look: () => void
}

/** What scrolls around a list, and how far down in it the list begins. Pixels. `known`: a body that begins with the list. */
export function useScrollPlace(list: RefObject<HTMLElement | null>, known?: HTMLElement | null): ScrollPlace {
  const [place, setPlace] = useState<Omit<ScrollPlace, 'look'>>({ body: null, margin: 0 })
  const look = () => {
    if (known !== undefined) return
    const body = list.current?.closest<HTMLElement>('.fy-body') ?? null
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    const margin = top(list.current) - top(body) + (body?.scrollTop ?? 0)
    // What stands above the list may have grown.
    if (place.body !== body || Math.abs(place.margin - margin) >= 1) setPlace({ body, margin })
  }
  return { ...(known === undefined ? place : { body: known, margin: 0 }), look }
}
