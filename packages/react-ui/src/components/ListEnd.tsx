import { useEffect, useRef } from 'react'

/** The end of a list that may be cut: a veil, for as long as there is more below it. */
export function ListEnd() {
  const end = useRef<HTMLDivElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([seen]) => {
      veil.current?.toggleAttribute('data-more', seen?.isIntersecting === false)
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
