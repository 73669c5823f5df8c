import { BookOpen, CodeXml } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from './links'

/** What this is, for who has never heard of it. */
export function Intro({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="intro">
      <h2>The open wallet modal.</h2>
      <p>
        Put Foyer in your site, and visitors connect a wallet, sign, send and see what they own: on five kinds of chains
        and any that you add, with no vendor’s cloud, under MIT.
      </p>
      <nav className="choices" aria-label="Foyer">
        <a className="button button-main" href={links.docs}>
          <BookOpen size={16} strokeWidth={2} aria-hidden />
          Read the docs
        </a>
        <a className="button" href={links.source}>
          <CodeXml size={16} strokeWidth={2} aria-hidden />
          Source
        </a>
      </nav>
      {children}
    </header>
  )
}
