import type { ReactNode } from 'react'

export interface TileProps {
  readonly picture: ReactNode
  readonly title: string
  readonly children: ReactNode
}

export function Tile({ picture, title, children }: TileProps) {
  return (
    <section className="sandbox-tile" aria-label={title}>
      <header>
        {picture}
        <h3>{title}</h3>
      </header>
      {children}
    </section>
  )
}
