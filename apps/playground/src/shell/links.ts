import { isStaticDemo } from '../settings/isStaticDemo'

interface ExternalLinks {
  readonly docs?: string
  readonly source?: string
}

/**
 * Pages from the repository's files, see `vite/docs.ts`. The demo has none; `VITE_FOYER_DOCS`, set when it is built,
 * is the address of a documentation site.
 */
export const externalLinks: ExternalLinks = isStaticDemo
  ? { ...(import.meta.env.VITE_FOYER_DOCS && { docs: import.meta.env.VITE_FOYER_DOCS }) }
  : { docs: '/docs/', source: '/source/' }
