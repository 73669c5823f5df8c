import { useEffect, useRef } from 'react'

/** The end of a list that may be cut: a veil, for as long as there is more below it. */
export function ListEnd() {
  const end = useRef<HTMLDivElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((seen) => {
      // A busy page is told of several changes at once, oldest first.
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
