import { BookOpen, CodeXml } from 'lucide-react'
import type { ReactNode } from 'react'
import { externalLinks } from './links'

/** Introduces Foyer to a new user. */
export function Intro({ children }: { readonly children?: ReactNode }) {
  const { docs, source } = externalLinks
  return (
    <header className="intro">
      <h2>The open wallet modal.</h2>
      <p>Connect any wallet, on five ecosystems. One modal, no vendor lock-in, MIT.</p>
      {(docs ?? source) !== undefined && (
        <nav className="choices" aria-label="Foyer">
          {docs !== undefined && (
            <a className="button button-main" href={docs}>
              <BookOpen size={16} strokeWidth={2} aria-hidden />
              Read the docs
            </a>
          )}
          {source !== undefined && (
            <a className="button" href={source}>
              <CodeXml size={16} strokeWidth={2} aria-hidden />
              Source
            </a>
          )}
        </nav>
      )}
      {children}
    </header>
  )
}
