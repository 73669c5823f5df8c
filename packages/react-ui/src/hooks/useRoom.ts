import { useLayoutEffect, useRef } from 'react'

/** For how many there is room: as many as were expected while that was not known. Undefined where it was known from the start. */
export function useRoom(expected: number | undefined): number | undefined {
  const last = useRef(expected)
  useLayoutEffect(() => {
    if (expected !== undefined) last.current = expected
  })
  return expected ?? last.current
}
