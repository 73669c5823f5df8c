import { useEffect, useRef } from 'react'

/** Fades the lower edge of a list while the user can scroll further. */
export function ListEndFade() {
  const end = useRef<HTMLDivElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((seen) => {
      // IntersectionObserver reports changes in batches, oldest first: the last one counts.
      veil.current?.toggleAttribute('data-more', seen.at(-1)?.isIntersecting === false)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className="fy-list-end" aria-hidden="true" ref={veil} />
      <div ref={end} />
    </>
  )
}
