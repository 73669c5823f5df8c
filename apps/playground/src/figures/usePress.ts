import { useEffect, useState } from 'react'
import { type Fetched, fetchedScripts } from './fetched'

/** How an opening went. Milliseconds. */
export interface Press {
  /** Since the page began. */
  readonly at: number
  /** Until the frame that shows the first row. */
  readonly row: number
  /** What was not there yet when it was pressed. */
  readonly waitedFor: readonly Fetched[]
}

/** A press that is older has opened nothing. */
const RECENT = 2000

let last = 0
for (const type of ['click', 'keydown']) {
  const note = ({ timeStamp }: Event) => {
    last = timeStamp
  }
  addEventListener(type, note, true)
}

/** The last opening that a visitor pressed for, measured as it happens. */
export function usePress(isOpen: boolean): Press | undefined {
  const [press, setPress] = useState<Press>()
  useEffect(() => {
    if (!isOpen || performance.now() - last > RECENT) return
    const at = last
    let next = requestAnimationFrame(function look() {
      if (!hasRow()) next = requestAnimationFrame(look)
      // After the paint of this frame.
      else next = requestAnimationFrame(() => setPress(read(at, performance.now())))
    })
    return () => cancelAnimationFrame(next)
  }, [isOpen])
  return press
}

function read(at: number, now: number): Press {
  const waitedFor = fetchedScripts().filter(({ responseEnd, startTime }) => responseEnd > at && startTime < now)
  return { at, row: now - at, waitedFor }
}

/** A grey row is none. */
const hasRow = () =>
  [...document.querySelectorAll('[data-foyer]')].some((host) =>
    host.shadowRoot?.querySelector('[role=dialog] .fy-row:not([aria-hidden])'),
  )
