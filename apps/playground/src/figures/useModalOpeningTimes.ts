import { useEffect, useState } from 'react'
import { type FetchedScript, listFetchedScripts } from './fetchedScripts'

/** Describes one opening of the modal; times in ms. */
export interface ModalOpeningTimes {
  /** From the start of the page to the click. */
  readonly at: number
  /** From the click to the frame with the first row. */
  readonly row: number
  /** Scripts that loaded after the click. */
  readonly waitedFor: readonly FetchedScript[]
}

// An older click is not the cause of an opening.
const MAX_CLICK_AGE_MS = 2000

let last = 0
for (const type of ['click', 'keydown']) {
  const note = ({ timeStamp }: Event) => {
    last = timeStamp
  }
  addEventListener(type, note, true)
}

/** Measures the modal's last opening by the user. */
export function useModalOpeningTimes(isOpen: boolean): ModalOpeningTimes | undefined {
  const [press, setPress] = useState<ModalOpeningTimes>()
  useEffect(() => {
    if (!isOpen || performance.now() - last > MAX_CLICK_AGE_MS) return
    const at = last
    let next = requestAnimationFrame(function look() {
      if (!hasRow()) next = requestAnimationFrame(look)
      // The next frame begins after the row is painted.
      else next = requestAnimationFrame(() => setPress(read(at, performance.now())))
    })
    return () => cancelAnimationFrame(next)
  }, [isOpen])
  return press
}

function read(at: number, now: number): ModalOpeningTimes {
  const waitedFor = listFetchedScripts().filter(({ responseEnd, startTime }) => responseEnd > at && startTime < now)
  return { at, row: now - at, waitedFor }
}

// Returns whether the modal shows a row that is no placeholder.
const hasRow = () =>
  [...document.querySelectorAll('[data-foyer]')].some((host) =>
    host.shadowRoot?.querySelector('[role=dialog] .fy-row:not([aria-hidden])'),
  )
